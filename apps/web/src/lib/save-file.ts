/** Hands a text to the browser to save. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // At once would be too soon for Safari, which reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
