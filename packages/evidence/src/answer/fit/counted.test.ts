import { beforeAll, expect, test } from 'vitest'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { askAmong, readLexicon, study } from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const trial = study({
  population: 'adults with atrial fibrillation',
  intervention: 'apixaban',
  comparator: 'warfarin',
  outcome: 'stroke or systemic embolism',
})

test('of two diseases beside a treatment the one that was counted is the outcome, not the people', async () => {
  const { understood, sentences } = await askAmong([trial], 'apixaban vs warfarin AF stroke', lexicon)

  expect(understood).toMatchObject({ population: ['atrial fibrillation'], outcome: ['stroke'] })
  expect(sentences[0]?.text).toContain('over warfarin in atrial fibrillation, judged by')
})

test('a disease that the question says people have stays theirs', async () => {
  const { understood } = await askAmong([trial], 'apixaban vs warfarin AF after stroke', lexicon)

  expect(understood?.population).toContain('stroke')
})

test('what a study that counted something else tells of the outcome asked about is told against the lead', async () => {
  const composite = study({
    id: 'starter:one',
    title: 'ONE',
    population: 'adults with gout',
    intervention: 'febuxostat',
    comparator: 'allopurinol',
    outcome: 'myocardial infarction, stroke or cardiovascular death',
    direction: 'no-difference',
  })
  const other = study({
    id: 'starter:two',
    title: 'TWO',
    population: 'adults with gout',
    intervention: 'febuxostat',
    comparator: 'allopurinol',
    outcome: 'major cardiovascular events',
    direction: 'no-difference',
  })
  const harms = 'Cardiovascular death was more frequent with febuxostat than with allopurinol.'
  const telling = { ...other, sections: [...other.sections, { label: 'HARMS', text: harms }] }

  const { sentences } = await askAmong([composite, telling], 'febuxostat CV death gout', lexicon)
  const against = sentences.filter(({ role }) => role === 'against').map(({ text }) => text)

  expect(against).toContain(
    'Harms in TWO: cardiovascular death was more frequent with febuxostat than with allopurinol.',
  )
})
