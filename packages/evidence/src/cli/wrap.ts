/** A text broken at spaces into lines of at most `width` characters; a longer word has a line of its own. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && indent.length + longer.length > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  return lines.map((each) => indent + each).join('\n')
}
