import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import type { Document } from '../../corpus/document.ts'
import type { EvidenceIndex } from '../../corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '../../corpus/text-index/lance-index.ts'
import { createRecordMaker } from '../../record/record-maker.ts'
import { type Lexicon, loadLexicon } from '../../understand/lexicon/lexicon.ts'

const conclusion = 'Zinc tablets did not shorten the common cold in these adults.'

const trial: Document = {
  id: 'pmid:900001',
  kind: 'article',
  title: 'Zinc tablets for the common cold: a randomised trial',
  sections: [
    { label: 'METHODS', text: 'We randomised 412 adults with a common cold to zinc tablets or placebo.' },
    { label: 'RESULTS', text: 'Time to recovery did not differ (hazard ratio 1.02, 95% CI 0.88 to 1.19).' },
    { label: 'CONCLUSIONS', text: `Recovery is slow. ${conclusion}` },
  ],
  authors: ['Example AB', 'Second C'],
  journal: 'Journal of Examples',
  year: 2020,
  publicationTypes: ['Randomized Controlled Trial'],
  meshTerms: ['Humans'],
  language: 'en',
  status: 'current',
  readPart: 'abstract',
  links: ['https://pubmed.ncbi.nlm.nih.gov/900001/'],
  pmid: '900001',
  doi: null,
  registrations: [],
  related: [],
  licence: null,
  reviewed: null,
  facts: null,
}

let folder: string
let index: EvidenceIndex
let lexicon: Lexicon

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-abstract-'))
  lexicon = await loadLexicon(join(import.meta.dirname, '../../../../../content/lexicon'))
  index = await openLanceIndex(folder, createRecordMaker(lexicon))
  await index.index([trial])
}, 60_000)

afterAll(async () => {
  await index.close()
  await rm(folder, { recursive: true })
})

describe('an abstract that no curator has read', () => {
  test("answers in its authors' own words, with its effect and how much of it was read", async () => {
    const { sentences } = await ask('Does zinc shorten the common cold in adults?', 'clinical', {
      index,
      lexicon,
      clock: () => new Date('2026-06-01T00:00:00Z'),
    })

    expect(sentences[0]?.text).toContain(
      `Example et al. 2020 (randomised controlled trial, 412 participants): “${conclusion}”`,
    )
    expect(sentences[0]?.citations).toEqual([{ id: trial.id, quote: conclusion }])
    expect(sentences[1]?.text).toContain('hazard ratio 1.02, 95% CI 0.88 to 1.19')
    expect(sentences.at(-1)?.text).toContain('Only the abstract')
  })
})
