import { Parser } from 'htmlparser2'

/** Elements whose text nobody is meant to read. */
const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'head',
  'title',
])

/** Elements that run on within a line; between all others stands a space. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/**
 * The words of a piece of HTML as plain text in one line: markup stripped, entities decoded, white space joined. The result is text and
 * must be shown as text: what was escaped twice comes out as the characters `<` and `>`.
 */
export function toPlainText(html: string): string {
  let text = ''
  let unreadDepth = 0
  const parser = new Parser({
    onopentag(name) {
      if (unread.has(name)) unreadDepth += 1
      if (!inline.has(name)) text += ' '
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1
      if (!inline.has(name)) text += ' '
    },
    ontext(words) {
      if (unreadDepth === 0) text += words
    },
  })
  parser.end(html)
  return (
    text
      .toWellFormed()
      // What turns the direction of writing could make a title read as another.
      .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
      .replaceAll(/\p{Cc}|\s+/gu, ' ')
      .replaceAll(/ {2,}/gu, ' ')
      .trim()
  )
}
