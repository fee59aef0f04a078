import { createWriteStream } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { importedNamesFile } from '@auscult/evidence/understand/lexicon/installed-lexicon.ts'
import type { Entry } from '../archive/read-archive.ts'
import {
  documentsFolder,
  Mark,
  marksFolder,
  namesName,
  statusesFile,
  statusesName,
} from './evidence-parts.ts'

/** As many rows as an import writes at once. */
const batchSize = 1_000

/** Takes the parts of the evidence one by one; `dataFolder` is an empty one. */
export type EvidenceLoader = {
  /** Answers whether it was a part of the evidence. */
  take(entry: Entry): Promise<boolean>
  /** Makes what was taken searchable, and says how many documents and marks there are. */
  finish(): Promise<{ documents: number; marks: number }>
  close(): Promise<void>
}

export function createEvidenceLoader(
  dataFolder: string,
  openIndex: () => Promise<EvidenceIndex>,
): EvidenceLoader {
  const stateFolder = join(dataFolder, 'import-state')
  // Opened after the names, which are read with it and come first.
  let index: Promise<EvidenceIndex> | undefined
  const counted = { documents: 0, marks: 0 }

  async function takeDocuments(lines: readonly string[]): Promise<void> {
    index ??= openIndex()
    const opened = await index
    for (let at = 0; at < lines.length; at += batchSize) {
      // Written by `dumpEvidence` of documents that an index gave, and compared with their SHA-256.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const batch = lines.slice(at, at + batchSize).map((line) => JSON.parse(line) as Document)
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      await opened.index(batch)
    }
    counted.documents += lines.length
  }

  async function takeMarks(lines: readonly string[]): Promise<void> {
    await mkdir(stateFolder, { recursive: true })
    for (const line of lines) {
      const { name, modifiedMs, text: content } = Mark.parse(JSON.parse(line))
      const path = join(stateFolder, name)
      // oxlint-disable-next-line no-await-in-loop -- there may be a hundred thousand: one at a time opens no files beyond the limit
      await writeFile(path, content, { flush: true })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await utimes(path, modifiedMs / 1_000, modifiedMs / 1_000)
    }
    counted.marks += lines.length
  }

  return {
    async take({ name, body }) {
      if (name.startsWith(documentsFolder)) await takeDocuments(linesOf(await text(body)))
      else if (name.startsWith(marksFolder)) await takeMarks(linesOf(await text(body)))
      else if (name === statusesName) await writeOut(body, join(stateFolder, statusesFile))
      else if (name === namesName) await writeOut(body, importedNamesFile(dataFolder))
      else return false
      return true
    },
    async finish() {
      await (await index)?.optimize()
      return counted
    },
    async close() {
      await (await index?.catch(() => undefined))?.close()
    },
  }
}

const linesOf = (content: string) => content.split('\n').filter((line) => line !== '')

async function writeOut(body: Entry['body'], path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(body, createWriteStream(path, { flush: true }))
}
