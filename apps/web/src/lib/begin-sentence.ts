/** With a capital at its beginning, but where the first word has its own spelling: 'eGFR', 'pH', 'NT-proBNP'. */
export function beginSentence(text: string): string {
  const [word = ''] = text.split(' ')
  return /\p{Lu}/u.test(word) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
