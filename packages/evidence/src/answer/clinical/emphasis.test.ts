import { beforeAll, describe, expect, test } from 'vitest'
import type { Document, StudyFacts } from '../../corpus/document.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { askAmong, readLexicon, study } from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const rolesOf = (sentences: { role: string; text: string }[], name: string) =>
  sentences.filter(({ text }) => text.includes(name)).map(({ role }) => role)

const withEffect = (document: Document, effect: StudyFacts['effect']): Document => ({
  ...document,
  facts: document.facts === null ? null : { ...document.facts, effect },
})

const ratio = (low: number, high: number): StudyFacts['effect'] => ({
  measure: 'relative risk',
  estimate: 0.81,
  low,
  high,
  level: 95,
  text: `relative risk 0.81 (95% CI ${low} to ${high})`,
})

describe('whether a treatment is safe', () => {
  const gains = study({
    id: 'starter:gains',
    title: 'GAINS',
    population: 'adults with rheumatoid arthritis',
    intervention: 'rofecoxib',
    comparator: 'naproxen',
    outcome: 'upper gastrointestinal events',
  })
  const harms = study({
    id: 'starter:harms',
    title: 'HARMS',
    population: 'adults with colorectal adenoma',
    intervention: 'rofecoxib',
    comparator: 'placebo',
    outcome: 'thrombotic events',
    direction: 'harm',
  })

  test('is answered by the study that found harm, not by what another one gained', async () => {
    const { sentences } = await askAmong([gains, harms], 'is rofecoxib safe?', lexicon)

    expect(sentences[0]?.text).toContain('from HARMS, points to harm from rofecoxib')
  })
})

describe('a result whose interval reaches no effect', () => {
  const trial = study({
    population: 'women with postpartum haemorrhage',
    intervention: 'tranexamic acid',
    comparator: 'placebo',
    outcome: 'death due to bleeding',
  })

  test('is called borderline, in a weaker verb', async () => {
    const { sentences } = await askAmong(
      [withEffect(trial, ratio(0.65, 1))],
      'tranexamic acid in postpartum haemorrhage',
      lexicon,
    )

    expect(sentences[0]?.text).toMatch(/ favours .* so it is borderline\.$/u)
  })

  test('is not where the interval ends before', async () => {
    const { sentences } = await askAmong(
      [withEffect(trial, ratio(0.65, 0.99))],
      'tranexamic acid in postpartum haemorrhage',
      lexicon,
    )

    expect(sentences[0]?.text).toContain(' supports ')
    expect(sentences[0]?.text).not.toContain('borderline')
  })
})

const kin = (population: string) =>
  study({
    id: 'starter:kin',
    title: 'KIN',
    population,
    intervention: 'dabigatran',
    comparator: 'aspirin',
    outcome: 'stroke',
  })

describe('another drug of the class', () => {
  const asked = study({
    id: 'starter:asked',
    title: 'ASKED',
    population: 'adults with embolic stroke of undetermined source',
    intervention: 'rivaroxaban',
    comparator: 'aspirin',
    outcome: 'recurrent stroke',
    direction: 'no-difference',
  })

  test('does not support an answer from another disease', async () => {
    const { sentences } = await askAmong(
      [asked, kin('adults with atrial fibrillation at risk of stroke')],
      'rivaroxaban in embolic stroke of undetermined source',
      lexicon,
    )

    expect(rolesOf(sentences, 'KIN')).toEqual([])
  })

  test('is told from the same disease', async () => {
    const { sentences } = await askAmong(
      [asked, kin('adults with embolic stroke of undetermined source')],
      'rivaroxaban in embolic stroke of undetermined source',
      lexicon,
    )

    expect(rolesOf(sentences, 'KIN')).toEqual(['support'])
  })
})

const since = (comparator: string): Document => ({
  ...study({
    id: 'starter:since',
    title: 'SINCE',
    population: 'adults with atrial fibrillation diagnosed within a year',
    intervention: 'early rhythm control',
    comparator,
    outcome: 'cardiovascular death, stroke or hospitalisation',
  }),
  year: 2030,
})

describe('an earlier and a later study', () => {
  const early = study({
    id: 'starter:early',
    title: 'EARLY',
    population: 'ventilated adults in intensive care',
    intervention: 'intensive insulin therapy',
    comparator: 'usual care',
    outcome: 'death',
  })
  const later = study({
    id: 'starter:later',
    title: 'LATER',
    population: 'critically ill adults',
    intervention: 'a glucose target of 81-108 mg/dL',
    comparator: 'a target of 180 mg/dL or less',
    outcome: 'death',
    direction: 'harm',
  })
  const refuted = {
    ...early,
    sections: [
      { label: 'RESULT', text: `${early.sections[0]?.text} The finding was not confirmed by LATER.` },
    ],
  }

  test('what a later one did not confirm does not lead, however close its words are', async () => {
    const { sentences } = await askAmong([refuted, later], 'intensive insulin therapy in ICU', lexicon)

    expect(sentences[0]?.text).toContain('from LATER, argues against')
    expect(rolesOf(sentences, 'EARLY')).toEqual(['against'])
  })

  const rhythm = study({
    id: 'starter:rhythm',
    title: 'RHYTHM',
    population: 'adults with atrial fibrillation',
    intervention: 'rhythm control',
    comparator: 'rate control',
    outcome: 'death',
    direction: 'no-difference',
  })

  test('a later one that found otherwise against nothing active is told', async () => {
    const { sentences } = await askAmong(
      [rhythm, since('usual care')],
      'rate or rhythm control in AF',
      lexicon,
    )

    expect(rolesOf(sentences, 'SINCE')).toContain('against')
  })
})
