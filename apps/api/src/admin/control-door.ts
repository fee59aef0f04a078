import { once } from 'node:events'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { hasCode } from '../parts/start-error.ts'
import { CommandError } from './command-error.ts'
import { type AdminDeps, Command, runCommand } from './commands.ts'

const Control = z.object({ port: z.number().int(), secret: z.string() })
/** A line of an answer: how far a long command is, or a part of what it prints, then what came of it. */
const Line = z.union([
  z.strictObject({ progress: z.string() }),
  z.strictObject({ printed: z.string() }),
  z.strictObject({ output: z.string() }),
  z.strictObject({ problem: z.string() }),
])
type Line = z.infer<typeof Line>

type Tell = (line: string) => void
type Print = (text: string) => Promise<void>

const pathIn = (dataFolder: string) => join(dataFolder, 'control.json')

/**
 * Lets the operator's commands reach a running server, whose embedded database no second process may open. It listens on
 * loopback only; whoever can read control.json (0600) can read the data folder anyway.
 */
export async function openControlDoor(
  dataFolder: string,
  deps: AdminDeps,
): Promise<{ close(): Promise<void> }> {
  const secret = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => void answer(request, response, secret, deps))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const place = server.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  const path = pathIn(dataFolder)
  await writeFile(`${path}.part`, JSON.stringify({ port, secret }), { mode: 0o600 })
  await rename(`${path}.part`, path)

  return {
    async close() {
      await rm(path, { force: true })
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
  deps: AdminDeps,
): Promise<void> {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${secret}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    response.writeHead(401).end()
    return
  }
  if (request.method === 'HEAD') {
    response.writeHead(200).end()
    return
  }
  const write = (line: Line) => response.write(`${JSON.stringify(line)}\n`)
  response.writeHead(200, { 'content-type': 'application/jsonl' })
  const print = async (printed: string) => {
    if (!write({ printed }) && !response.destroyed)
      await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  write(await run(deps, await text(request), (progress) => write({ progress }), print))
  response.end()
}

async function run(deps: AdminDeps, body: string, tell: Tell, print: Print): Promise<Line> {
  try {
    return { output: await runCommand(deps, Command.parse(JSON.parse(body)), tell, print) }
  } catch (error) {
    return { problem: error instanceof CommandError ? error.message : `The command failed: ${String(error)}` }
  }
}

/** Has the running server carry out a command; undefined when none runs. Throws `CommandError`. */
export async function askRunningServer(
  dataFolder: string,
  command: Command,
  tell: Tell,
  print: Print,
): Promise<string | undefined> {
  const answered = await callServer(dataFolder, 'POST', JSON.stringify(command))
  if (answered?.body == null || !answered.ok) return undefined
  for await (const told of createInterface({ input: Readable.fromWeb(answered.body) })) {
    const line = Line.parse(JSON.parse(told))
    if ('progress' in line) tell(line.progress)
    // oxlint-disable-next-line no-await-in-loop -- in the order in which it came
    else if ('printed' in line) await print(line.printed)
    else if ('output' in line) return line.output
    else throw new CommandError(line.problem)
  }
  throw new CommandError('The server ended before the command did.')
}

/** Whether a server has the data folder. */
export async function isServerRunning(dataFolder: string): Promise<boolean> {
  return (await callServer(dataFolder, 'HEAD'))?.ok === true
}

/** Undefined where none runs: what was left behind by a killed server leads nowhere, or to a stranger who does not know the secret. */
async function callServer(
  dataFolder: string,
  method: 'HEAD' | 'POST',
  body?: string,
): Promise<Response | undefined> {
  const control = await readControl(dataFolder)
  if (control === undefined) return undefined
  return fetch(`http://127.0.0.1:${control.port}/`, {
    method,
    headers: { authorization: `Bearer ${control.secret}` },
    ...(body !== undefined && { body }),
  }).catch(() => undefined)
}

async function readControl(dataFolder: string): Promise<z.infer<typeof Control> | undefined> {
  try {
    return Control.parse(JSON.parse(await readFile(pathIn(dataFolder), 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
