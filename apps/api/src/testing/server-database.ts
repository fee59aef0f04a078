import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { readTestDatabaseUrl } from './test-environment.ts'

export type ServerDatabase = { name: string; url: string; drop: () => Promise<void> }

/** An empty database for a server process, or undefined where the tests run on PGlite. */
export async function createServerDatabase(): Promise<ServerDatabase | undefined> {
  const url = readTestDatabaseUrl()
  return url === undefined ? undefined : createDatabase(url)
}

/** A database of its own on the server at `url`: a copy of the one that is named, to which nobody may be connected, or empty. */
export async function createDatabase(url: string, copied = 'template1'): Promise<ServerDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(url, `create database ${name} template ${copied}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { name, url: own.toString(), drop: () => run(url, `drop database ${name} with (force)`) }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
