import { stderr } from 'node:process'

/** Progress on standard error: one line that changes on a terminal, a line now and then elsewhere. */
export class ProgressLine {
  readonly #betweenMs = stderr.isTTY ? 100 : 5_000
  #lastAt = 0
  #isOpen = false

  show(text: string) {
    const now = performance.now()
    if (now - this.#lastAt < this.#betweenMs) return
    this.#lastAt = now
    if (!stderr.isTTY) {
      console.error(text)
      return
    }
    const width = Math.max(20, stderr.columns - 1)
    stderr.write(`\r${text.slice(0, width).padEnd(width)}`)
    this.#isOpen = true
  }

  end() {
    if (this.#isOpen) stderr.write('\n')
    this.#isOpen = false
  }
}

/** '[########------------]  40 %' */
export function progressBar(fraction: number): string {
  const length = 24
  const bounded = Math.min(1, Math.max(0, fraction))
  const full = Math.round(bounded * length)
  return `[${'#'.repeat(full)}${'-'.repeat(length - full)}] ${String(Math.floor(bounded * 100)).padStart(3)} %`
}

export function printJson(value: unknown) {
  console.log(JSON.stringify(value, null, 2))
}
