/** What a document is written in: its byte order mark, the header it came with, or its own first line, in this order; else UTF-8. */
export function decodeXml(body: Uint8Array, contentType = ''): string {
  const [first = 0, second = 0, third = 0] = body
  const marked =
    (first === 0xff && second === 0xfe && 'utf-16le') ||
    (first === 0xfe && second === 0xff && 'utf-16be') ||
    (first === 0xef && second === 0xbb && third === 0xbf && 'utf-8') ||
    // Without a mark, '<' as two bytes tells UTF-16 apart (XML 1.0, appendix F).
    (first === 0x3c && second === 0 && 'utf-16le') ||
    (first === 0 && second === 0x3c && 'utf-16be')
  const inHeader = /charset\s*=\s*["']?(?<name>[\w.:-]+)/iu.exec(contentType)?.groups?.name
  const head = Buffer.from(body.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["'](?<name>[\w.:-]+)["']/u.exec(head)?.groups?.name
  return decode(body, marked || (inHeader ?? declared ?? 'utf-8'))
}

function decode(body: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(body)
  } catch {
    // An encoding that nobody knows: what is readable as UTF-8 is read.
    return new TextDecoder().decode(body)
  }
}
