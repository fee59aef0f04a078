import { readStarterCorpus } from '@auscult/evidence/corpus/starter/starter.ts'
import { readQuestion } from '@auscult/evidence/question/read-question.ts'
import { readRecord } from '@auscult/evidence/record/read-record.ts'
import { loadRecordPhrases } from '@auscult/evidence/record/record-phrases.ts'
import type { Candidate } from '@auscult/evidence/search/search.ts'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { addNoise } from './questions/noise.ts'
import { apartQuestions, askApart } from './questions/apart.ts'
import { askedQuestions, choosePhrases, type FitQuestion } from './pairs.ts'
import type { FitCorpus } from './search.ts'
import { pointAt, type Scored } from './points.ts'
import { seededRandom } from '../corpus/mixed-corpus.ts'

const content = resolve(import.meta.dirname, '../../../content')
const lexicon = await loadContentLexicon()
const phrases = await loadRecordPhrases(resolve(content, 'starter'))
const studies = [...(await readStarterCorpus(content))].filter(({ study }) => study != null).slice(0, 40)
const documents = new Map(studies.map((document) => [document.id, document]))

function documentOf(id: string) {
  const document = documents.get(id)
  if (document === undefined) throw new Error(id)
  return document
}

const recordOf = (id: string) => readRecord(documentOf(id), lexicon, phrases)

const corpus: FitCorpus = {
  name: 'some',
  sources: [],
  documents,
  recordOf,
  unphrased: (id) => ({ document: documentOf(id), record: recordOf(id) }),
  open: () => Promise.reject(new Error('Nothing is searched.')),
}

/** Every study is found, and nothing is told of how. */
const candidates = studies.map(
  (document): Candidate => ({
    document,
    record: recordOf(document.id),
    score: 0.5,
    matched: [],
    bestSentence: { text: document.title, section: null },
    directness: { intervention: 'match', population: 'match', comparator: 'match', outcome: 'match' },
    isWithdrawn: false,
    features: {
      terms: 0,
      coverage: 0,
      bestLine: 0,
      bestTwoLines: 0,
      adjacent: 0,
      near: 0,
      title: 0,
      prior: 0,
      namedConcepts: 0,
    },
    aboutness: { subject: 0, information: 10, standing: 0, missing: [] },
  }),
)

const [first] = studies
const chosen = choosePhrases(
  first === undefined ? [] : [{ id: first.id, asked: first.study?.asked ?? [] }],
  () => false,
)

function pairsOfFirst(): FitQuestion[] {
  const asked = new Map(
    chosen.map(({ text }) => [text, { question: readQuestion(text, lexicon), candidates }]),
  )
  return askedQuestions(chosen, asked, corpus, { lexicon, phrases })
}

test('a study is asked by one of its phrases as it stands and by another with noise', () => {
  expect(chosen.map(({ isNoisy }) => isNoisy)).toEqual([false, true])
  expect(chosen[0]?.nth).not.toBe(chosen[1]?.nth)
})

test('a phrase is taken out of its own record before it is compared', () => {
  const [plain] = pairsOfFirst()

  const own = plain?.pairs.find(({ id }) => id === first?.id)

  expect(own?.label).toBe(1)
  expect(own?.features.get('askedAs') ?? 0).toBeLessThan(1)
})

test('without the record and its kin nothing answers', () => {
  const [, hidden] = pairsOfFirst()

  expect(hidden).toMatchObject({ expect: 'refuse' })
  expect(hidden?.pairs.map(({ id }) => id)).not.toContain(first?.id)
  expect(hidden?.pairs.every(({ label }) => label === 0)).toBe(true)
})

test('what studies the same treatment in the same disease is nobody’s pair', () => {
  const [plain] = pairsOfFirst()
  const own = first === undefined ? undefined : recordOf(first.id).profile

  const kin = plain?.pairs.filter(({ label }) => label === null) ?? []

  expect(kin.length).toBeGreaterThan(0)
  const sharesAct = ({ id }: { id: string }) =>
    recordOf(id).profile.acts.some((act) => own?.acts.includes(act))
  const isNamed = ({ id }: { id: string }) =>
    [...(first?.study?.agreesWith ?? []), ...(first?.study?.conflictsWith ?? [])].includes(id)
  expect(kin.every((each) => sharesAct(each) || isNamed(each))).toBe(true)
})

test('noise comes around the question and is the same for the same numbers', () => {
  const question = 'Does colchicine prevent recurrent pericarditis?'
  const noisy = [1, 2, 3, 4].map((seed) =>
    addNoise(question, { random: seededRandom(seed), isDrugWord: () => true }),
  )

  expect(addNoise(question, { random: seededRandom(1), isDrugWord: () => true })).toBe(noisy[0])
  expect(noisy.some((text) => text.length > question.length)).toBe(true)
  expect(noisy.every((text) => /colchicine/iu.test(text))).toBe(true)
})

const scored = (expects: Scored['expect'], id: string, score: number): Scored => ({
  set: 'one',
  expect: expects,
  expected: new Set(['right']),
  allowed: new Set(['right']),
  ranked: [{ id, score, maker: 'curated' }],
})

test('a higher threshold refuses more and answers less', () => {
  const rows = [
    scored('answer', 'right', 0.7),
    scored('answer', 'other', 0.4),
    scored('refuse', 'other', 0.5),
  ]

  expect(pointAt(rows, 0.3)).toMatchObject({ answered: 1, leading: 0.5, ledWrongly: 0.5, refused: 0 })
  expect(pointAt(rows, 0.6)).toMatchObject({ answered: 0.5, leading: 0.5, ledWrongly: 0, refused: 1 })
})

test('a study is asked beside a treatment that it names nowhere, and is then no answer', () => {
  const some = candidates.slice(0, 12)
  const few = new Map(some.map(({ document }) => [document.id, document]))
  const questions = askApart({ ...corpus, documents: few }, lexicon)
  const asked = new Map(
    questions.map(({ text }) => [text, { question: readQuestion(text, lexicon), candidates: some }]),
  )

  const apart = apartQuestions(questions, asked, lexicon)

  expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['comparator', 'timing']))
  for (const { id, expect: wanted, pairs } of apart) {
    expect(pairs, id).toHaveLength(1)
    expect(pairs[0]?.label, id).toBe(wanted === 'answer' ? 1 : 0)
  }
  expect(new Set(apart.map(({ expect: wanted }) => wanted))).toEqual(new Set(['answer', 'refuse']))
})
