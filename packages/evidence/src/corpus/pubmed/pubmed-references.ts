const opening = '<ReferenceList>'
const closing = '</ReferenceList>'

/**
 * The same text without its reference lists. They are a third and more of a modern record and nothing is read from them, so
 * they are cut out by plain search before the parser sees them. Lists may nest; a list that never ends takes the rest.
 */
export async function* withoutReferenceLists(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk
    let kept = ''
    let at = 0
    for (;;) {
      const close = depth === 0 ? -1 : text.indexOf(closing, at)
      const open = text.indexOf(opening, at)
      if (open !== -1 && (depth === 0 || close === -1 || open < close)) {
        if (depth === 0) kept += text.slice(at, open)
        depth += 1
        at = open + opening.length
      } else if (close !== -1) {
        depth -= 1
        at = close + closing.length
      } else break
    }
    // A tag may lie across two chunks: what could be its beginning waits for the next one.
    const end = Math.max(at, text.lastIndexOf('<'))
    const held = text.length - end < closing.length ? end : text.length
    if (depth === 0) kept += text.slice(at, held)
    rest = text.slice(held)
    if (kept !== '') yield kept
  }
  if (depth === 0 && rest !== '') yield rest
}
