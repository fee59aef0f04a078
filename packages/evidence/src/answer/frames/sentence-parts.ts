/** 'A, B and C', with the language's word for the last joint. */
export function joinList(items: readonly string[], joint: string | ((next: string) => string)): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const word = typeof joint === 'string' ? joint : joint(last)
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A capital that begins a title is dropped in a sentence, one of an abbreviation (HIV, COPD) is kept. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}[\p{Ll}’]|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A title or phrase without the full stop that would end the sentence twice. */
export function withoutStop(text: string): string {
  return text.replace(/\.$/u, '')
}
