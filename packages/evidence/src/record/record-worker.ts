import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { Document } from '../corpus/document.ts'
import { indexedLines } from '../corpus/text-index/indexed-lines.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { packRecord } from './packed-record.ts'
import { loadRecordMaker } from './record-maker.ts'
import type { ReadAhead } from './record-thread.ts'

const { contentFolder, dataFolder } = z
  .object({ contentFolder: z.string(), dataFolder: z.string() })
  .parse(workerData)

const loading = loadInstalledLexicon(contentFolder, dataFolder).then((lexicon) =>
  loadRecordMaker(contentFolder, dataFolder, lexicon),
)

async function answer({ request, documents }: { request: number; documents: Document[] }): Promise<void> {
  const maker = await loading
  const read: ReadAhead[] = documents.map((document) => {
    const lines = indexedLines(document)
    return { lines, record: packRecord(maker.read(document, lines), lines) }
  })
  parentPort?.postMessage({ request, read, stamp: maker.stamp }, [])
}

parentPort?.on('message', (message: { request: number; documents: Document[] }) => void answer(message))
