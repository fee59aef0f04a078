import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const adminProgram = fileURLToPath(new URL('../admin/main.ts', import.meta.url))

type Ended = { out: string; problems: string; code: number | null }

/** A program that runs; `problems` are what it has written to standard error so far. */
export type Running = { ended: Promise<Ended>; problems(): string; kill(): void }

/** Starts a program in a folder of its own, so that no `.env` of the developer takes part. */
export function startProgram(
  program: string,
  args: readonly string[],
  { folder, environment }: { folder: string; environment: Record<string, string> },
): Running {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: environment })
  let problems = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    problems += piece
  })
  const ended = Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]).then(([out, code]) => ({ out, problems, code }))
  return { ended, problems: () => problems, kill: () => void child.kill('SIGKILL') }
}
