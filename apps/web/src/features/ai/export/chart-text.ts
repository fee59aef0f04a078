/** What may stand in a chart at most, in characters. */
export const chartLimit = 1_500

/** A whole sentence, or several that belong together, with the sources it rests on. */
export type Piece = {
  text: string
  /** 0 is what a reader needs first; the highest goes first where room is short. */
  rank: number
  /** Numbers of its sources. */
  sources: readonly number[]
  /** Never left out, whatever the length: a chart that has the benefit and not the danger is worse than none. In these words where room is short. */
  required?: { short: string }
}

export type ChartParts = {
  pieces: readonly Piece[]
  /** One line a source, by number. */
  sourceLines: ReadonlyMap<number, string>
  sourcesHeading: string
  /** Last line: by whom and when. */
  made: string
  leftOut: (count: number) => string
}

/**
 * An answer as plain text of at most 1,500 characters. Nothing is cut: the least important pieces go whole until the rest fits, with
 * the sources only they had, and the text says how many went. Required pieces stay: long ones together first lose their details, and
 * alone may be longer than that.
 */
export function chartText(parts: ChartParts): string {
  const whole = fitText(parts)
  return whole.length <= chartLimit ? whole : fitText({ ...parts, pieces: parts.pieces.map(shorten) })
}

function fitText(parts: ChartParts): string {
  const required = parts.pieces.filter((piece) => piece.required !== undefined)
  const order = parts.pieces
    .filter((piece) => piece.required === undefined)
    .toSorted((a, b) => a.rank - b.rank)
  for (let kept = order.length; kept > 0; kept -= 1) {
    const text = compose(parts, new Set([...required, ...order.slice(0, kept)]), order.length - kept)
    if (text.length <= chartLimit) return text
  }
  return compose(parts, new Set(required), order.length)
}

function shorten(piece: Piece): Piece {
  return piece.required === undefined ? piece : { ...piece, text: piece.required.short }
}

function compose(parts: ChartParts, kept: ReadonlySet<Piece>, leftOut: number): string {
  const pieces = parts.pieces.filter((piece) => kept.has(piece))
  const numbers = [...new Set(pieces.flatMap(({ sources }) => sources))].toSorted((a, b) => a - b)
  const lines = numbers.flatMap((number) => parts.sourceLines.get(number) ?? [])
  return [
    pieces
      .map(({ text, sources }) => (sources.length === 0 ? text : `${text} [${sources.join(', ')}]`))
      .join('\n'),
    lines.length === 0 ? '' : [parts.sourcesHeading, ...lines].join('\n'),
    [leftOut === 0 ? '' : parts.leftOut(leftOut), parts.made].filter((line) => line !== '').join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
