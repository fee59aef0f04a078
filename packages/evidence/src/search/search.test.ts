import type { Understood } from '@auscult/contract/ai/ai.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../corpus/document.ts'
import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { createRecordMaker } from '../record/record-maker.ts'
import { buildLexicon } from '../understand/lexicon/lexicon.ts'
import { findCandidates } from './search.ts'
import { understoodFromWords } from '../testing/understood-from-words.ts'

const study = (id: string, title: string, text: string, changes: Partial<Document> = {}): Document => ({
  id,
  kind: 'article',
  title,
  sections: [{ label: 'RESULTS', text }],
  authors: [],
  journal: null,
  year: 2020,
  publicationTypes: [],
  meshTerms: [],
  language: 'en',
  status: 'current',
  readPart: 'abstract',
  links: [],
  pmid: null,
  doi: null,
  registrations: [],
  related: [],
  licence: null,
  reviewed: null,
  facts: null,
  ...changes,
})

const corpus = [
  study(
    'pmid:1',
    'Dapagliflozin in patients with heart failure',
    'We studied adults. Dapagliflozin reduced hospitalisation for heart failure (hazard ratio 0.70). It was safe.',
  ),
  study(
    'pmid:2',
    'Sugar and the heart',
    'Failure to take dapagliflozin was common. Hospitalisation was for injuries. The heart was not looked at.',
  ),
  study('pmid:3', 'Dapagliflozin withdrawn', 'Dapagliflozin reduced hospitalisation for heart failure.', {
    status: 'retracted',
  }),
  study('pmid:4', 'Forxiga and cardiac insufficiency', 'Forxiga cut admissions for cardiac insufficiency.'),
  study('pmid:5', 'Amoxicillin for otitis', 'Amoxicillin shortened earache in children.'),
  study('pmid:6', 'Roux operations', 'Gastric bypass (RYGB) cured diabetes in some.'),
  study('pmid:7', 'Surgery for sugar', 'RYGB brought remission of diabetes.'),
  study(
    'pmid:8',
    'Remission in one',
    'A gastric ulcer; a bypass of the heart. Remission of diabetes was seen.',
  ),
  study('pmid:9', 'Aspirin after stroke', 'Aspirin prevented recurrent stroke.'),
  study('guideline:1', 'Aspirin after stroke', 'Aspirin prevented recurrent stroke.', { kind: 'guideline' }),
]

let folder: string
let index: EvidenceIndex
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-search-'))
  index = await openLanceIndex(folder, createRecordMaker(buildLexicon([])))
  await index.index(corpus)
  await index.optimize()
})
afterAll(async () => {
  await index.close()
  await rm(folder, { recursive: true, force: true })
})

const find = (question: string, understood: Understood = understoodFromWords(question)) =>
  findCandidates(understood, index, { question, k: 10 })
const idsOf = (candidates: { document: Document }[]) => candidates.map(({ document }) => document.id)
const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'

test('a paper that says it in one sentence stands before one that scatters the words', async () => {
  const ids = idsOf((await find(question)).filter((candidate) => !candidate.isWithdrawn))

  expect(ids.indexOf('pmid:1')).toBe(0)
  expect(ids.indexOf('pmid:2')).toBeGreaterThan(ids.indexOf('pmid:1'))
})

test('the best sentence is the stored one, with its section', async () => {
  const best = (await find(question)).find(({ document }) => document.id === 'pmid:1')

  expect(best?.bestSentence).toEqual({
    text: 'Dapagliflozin reduced hospitalisation for heart failure (hazard ratio 0.70).',
    section: 'RESULTS',
  })
})

test('withdrawn work is found and marked as such', async () => {
  const withdrawn = (await find(question)).filter((candidate) => candidate.isWithdrawn)

  expect(idsOf(withdrawn)).toEqual(['pmid:3'])
})

test('a synonym finds a paper that uses none of the words of the question', async () => {
  const words = 'dapagliflozin heart failure'
  const understood: Understood = {
    ...understoodFromWords(''),
    population: ['heart failure'],
    intervention: ['dapagliflozin'],
    concepts: [
      { term: 'dapagliflozin', type: 'drug', matched: 'dapagliflozin', forms: ['dapagliflozin', 'Forxiga'] },
      {
        term: 'heart failure',
        type: 'condition',
        matched: 'heart failure',
        forms: ['heart failure', 'cardiac insufficiency'],
      },
    ],
  }

  const candidates = await find(words, understood)

  const synonymous = candidates.find(({ document }) => document.id === 'pmid:4')
  expect(synonymous?.matched).toEqual(['dapagliflozin', 'heart failure'])
  expect(synonymous?.directness).toMatchObject({ population: 'match', intervention: 'match' })
  expect(idsOf(candidates).indexOf('pmid:1')).toBeLessThan(idsOf(candidates).indexOf('pmid:4'))
})

test('a paper on another population is told to be one', async () => {
  const understood = {
    ...understoodFromWords('dapagliflozin in otitis'),
    population: ['otitis'],
    intervention: ['dapagliflozin'],
  }

  const candidates = await find('dapagliflozin in otitis', understood)

  const other = candidates.find(({ document }) => document.id === 'pmid:2')
  expect(other?.directness).toMatchObject({ population: 'mismatch', intervention: 'match' })
})

test('an abbreviation that one paper explains makes another that only uses it be found on the subject', async () => {
  const ids = idsOf(await find('remission of diabetes after gastric bypass'))

  expect(ids.indexOf('pmid:7')).toBeGreaterThanOrEqual(0)
  expect(ids.indexOf('pmid:7')).toBeLessThan(3)
})

test('a guideline comes first when it matches equally', async () => {
  const ids = idsOf(await find('aspirin stroke'))

  expect(ids.slice(0, 2)).toEqual(['guideline:1', 'pmid:9'])
})

test('a question in another language is searched by its concepts alone', async () => {
  const understood: Understood = {
    ...understoodFromWords(''),
    language: 'it',
    concepts: [{ term: 'amoxicillin', type: 'drug', matched: 'amoxicillina', forms: ['amoxicillin'] }],
  }

  expect(idsOf(await find("L'amoxicillina giova nell'otite?", understood))).toEqual(['pmid:5'])
})

test('the same question gives the same list, and nothing gives nothing', async () => {
  expect(await find(question)).toEqual(await find(question))
  expect(await find('of the and')).toEqual([])
  expect(await find('xyzzy')).toEqual([])
})

test('an aborted search throws the reason', async () => {
  const signal = AbortSignal.abort(new Error('cancelled'))
  const searching = findCandidates(understoodFromWords(question), index, { question, k: 5, signal })

  await expect(searching).rejects.toThrow('cancelled')
})
