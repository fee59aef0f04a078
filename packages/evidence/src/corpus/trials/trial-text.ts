/** Enumerations of the registry are written 'ACTIVE_NOT_RECRUITING'. */
export function toWords(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ')
}

/**
 * A text of the registry without its markup: backslashes before signs ('\\>= 18') and bullets go, a paragraph or a point of a list
 * stays on a line of its own, a line that was only wrapped goes on.
 */
export function plainText(markup: string | undefined): string {
  const points = (markup ?? '')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/\\([!-/:-@[-`{-~])/gu, '$1')
    .split(/\n\s*\n|\n(?=\s*(?:[*•-]|\(?\w{1,3}[.)])\s)/u)
  return points
    .map((point) => oneLine(point.replace(/^\s*[*•-]\s+/u, '')))
    .filter((point) => point !== '')
    .join('\n')
}

export function oneLine(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/gu, ' ').trim()
}

/** '2026-03-01', '2026-03' or '2026' as it stands; undefined for anything else. */
export function partialDate(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u.test(text)
    ? text
    : undefined
}

/** A sentence with its full stop. */
export function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}
