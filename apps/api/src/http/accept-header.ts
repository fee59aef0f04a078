/** The names in an Accept header, in lower case, the most wanted first; `;q=0` means not at all (RFC 9110, 12.4.2). */
export function readAcceptHeader(header = ''): string[] {
  return header
    .split(',')
    .map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { name, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ name, weight }) => name !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name)
}

/**
 * The first language a browser asks for that is there: the very one, else the first that shares its main tag ('en-AU' takes 'en-GB' where
 * that stands first). The web app chooses in the same way.
 */
export function findLanguage(header: string | undefined, languages: readonly string[]): string | undefined {
  for (const wanted of readAcceptHeader(header)) {
    const [main = ''] = wanted.split('-')
    const language =
      languages.find((each) => each.toLowerCase() === wanted) ??
      languages.find((each) => each.toLowerCase().split('-', 1)[0] === main)
    if (language !== undefined) return language
  }
  return undefined
}
