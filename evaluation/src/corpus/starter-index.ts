import { readStarterCorpus } from '@auscult/evidence/corpus/starter/starter.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { resolve } from 'node:path'
import { fillIndex, withScratchIndex } from './scratch-index.ts'

const content = resolve(import.meta.dirname, '../../../content')

/** The corpus that every installation starts with, in a temporary index. */
export function withStarterIndex<T>(use: (index: EvidenceIndex) => Promise<T>): Promise<T> {
  return withScratchIndex(async (index) => {
    await fillIndex(index, await readStarterCorpus(content))
    return use(index)
  })
}
