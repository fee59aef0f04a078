/** First letters of the first and last name, without a title: 'Dr. Anna Maria Rossi' gives 'AR'. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:dr|prof)\.?$/iu.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => /^\p{L}/u.exec(word ?? '')?.[0].toLocaleUpperCase() ?? '').join('')
}
