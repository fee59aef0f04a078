import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EvidencePart, openEvidence, openSeededEvidence } from '../parts/evidence.ts'
import { contentFolder, knowledge } from './knowledge.ts'

/** What a first start leaves of the starter corpus, made by the first test of a worker that asks for it: reading all records takes seconds. */
let seeded: Promise<string> | undefined

async function seed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-seeded-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const evidence = await openSeededEvidence(folder, contentFolder)
  await evidence.close()
  return folder
}

/** Copies the starter corpus into a data folder, which may be changed then, and opens it. */
export async function openStarterEvidence(dataFolder: string): Promise<EvidencePart> {
  const { records } = await knowledge
  seeded ??= seed()
  await cp(await seeded, dataFolder, { recursive: true })
  return openEvidence(dataFolder, records)
}
