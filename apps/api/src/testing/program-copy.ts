import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) })

/** The program with other migrations: an earlier release has fewer, a later one more. */
export type ProgramCopy = {
  /** Runs a command of the operator to its end. */
  admin(args: readonly string[], environment: Record<string, string>): Promise<Ended>
  /** Starts one, to be killed in its midst. */
  startAdmin(args: readonly string[], environment: Record<string, string>): Running
}

type Ended = { out: string; problems: string; code: number | null }
type Running = { ended: Promise<Ended>; kill(): void }

/** A migration that there is not; statements as in a file of the folder. */
type Added = { name: string; sql: string }

/**
 * Puts the server's sources into a folder, with the first `kept` of the migrations and with others behind them. Everything else is that of
 * this program.
 */
export async function copyProgram(
  folder: string,
  { kept, added = [] }: { kept: number; added?: readonly Added[] },
): Promise<ProgramCopy> {
  const api = join(folder, 'apps', 'api')
  await mkdir(api, { recursive: true })
  await Promise.all([
    ...['src', 'migrations', 'package.json'].map((name) =>
      cp(join(root, 'apps', 'api', name), join(api, name), { recursive: true }),
    ),
    ...['node_modules', 'content', 'packages', 'apps/api/node_modules'].map((name) =>
      symlink(join(root, name), join(folder, name)),
    ),
  ])
  await changeMigrations(join(api, 'migrations'), kept, added)
  const program = join(api, 'src', 'admin', 'main.ts')

  function startAdmin(args: readonly string[], environment: Record<string, string>): Running {
    // A folder of its own, so that no `.env` of the developer takes part.
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: environment })
    const ended = Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.on('exit', resolve)),
    ]).then(([out, problems, code]) => ({ out, problems, code }))
    return { ended, kill: () => void child.kill('SIGKILL') }
  }
  return { startAdmin, admin: (args, environment) => startAdmin(args, environment).ended }
}

async function changeMigrations(folder: string, kept: number, added: readonly Added[]): Promise<void> {
  const path = join(folder, 'meta', '_journal.json')
  const journal = Journal.parse(JSON.parse(await readFile(path, 'utf8')))
  const last = journal.entries.at(-1)
  const entries = journal.entries.slice(0, kept)
  for (const [at, { name, sql }] of added.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await writeFile(join(folder, `${name}.sql`), sql)
    entries.push({ ...last, idx: kept + at, tag: name, when: (last?.when ?? 0) + 1 + at })
  }
  await writeFile(path, JSON.stringify({ ...journal, entries }))
}
