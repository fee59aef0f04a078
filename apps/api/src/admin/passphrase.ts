import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks whoever sits at the terminal, without showing what is typed; undefined where nobody does. */
export async function askPassphrase(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  process.stderr.write('Passphrase of the backup: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return (await terminal.question('')) || undefined
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
