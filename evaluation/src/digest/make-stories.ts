import { readSources } from '@auscult/digest/known-sources.ts'
import { Story } from '@auscult/digest/story.ts'
import { readFindingWords } from '@auscult/digest/synopsis/finding-words.ts'
import { createFindingReader } from '@auscult/digest/synopsis/findings.ts'
import { tellResearch } from '@auscult/digest/synopsis/research-story.ts'
import type { SpecialityReader } from '@auscult/digest/synopsis/specialities.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { readStarterCorpus } from '@auscult/evidence/corpus/starter/starter.ts'
import { loadRecordMaker } from '@auscult/evidence/record/record-maker.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hasSharedSets, sharedFolder } from '../sets/shared-sets.ts'
import { readPapers } from './read-papers.ts'

const contentFolder = resolve(import.meta.dirname, '../../../content')

/** A story with what it was made of, where that is at hand. */
export type Made = { story: Story; document?: Document }

/** A synopsis rests on the record of its study in the starter corpus; news on nothing that is here. */
export async function readStarterStories(): Promise<Made[]> {
  const documents = new Map((await readStarterCorpus(contentFolder)).map((each) => [each.id, each]))
  return globSync('stories/*.jsonl', { cwd: contentFolder }).flatMap((file) =>
    readFileSync(join(contentFolder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): Made => {
        const story = Story.parse(JSON.parse(line))
        const document = documents.get(story.evidence?.documentId ?? '')
        return { story, ...(document && { document }) }
      }),
  )
}

/** What is made of the papers of the public sets; empty, with a word about it, where those are not at hand. */
export async function makeSynopses(
  lexicon: Lexicon,
  specialities: SpecialityReader,
): Promise<{ set: string; papers: number; made: Made[] }[]> {
  if (!hasSharedSets()) {
    console.error(`No synopses: the public data sets are expected in ${sharedFolder}, which is not there.`)
    return []
  }
  const reader = {
    lexicon,
    records: await loadRecordMaker(contentFolder, contentFolder, lexicon),
    specialities,
    findings: createFindingReader(readFindingWords(contentFolder)),
    sources: readSources(contentFolder),
    clock: () => new Date(),
  }
  return (await readPapers()).map(({ set, documents }) => ({
    set,
    papers: documents.length,
    made: documents.flatMap((document) => {
      const story = tellResearch(document, reader)
      return 'refusal' in story ? [] : [{ story, document }]
    }),
  }))
}
