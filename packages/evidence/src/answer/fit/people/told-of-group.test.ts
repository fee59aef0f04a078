import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../../corpus/document.ts'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { askAgent, askAmong, fitOf, readLexicon, study } from '../../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const told = (document: Document, label: 'HARMS' | 'LIMITS', text: string): Document => ({
  ...document,
  sections: [...document.sections, { label, text }],
})

const prasugrel = study({
  population: 'adults with acute coronary syndrome',
  intervention: 'prasugrel',
  comparator: 'clopidogrel',
  outcome: 'death',
})
const strokes = 'People with previous stroke fared worse with prasugrel.'

describe('how a group of a study’s people fared', () => {
  test('leads in the record’s words where the group is asked about', async () => {
    const { sentences } = await askAmong(
      [told(prasugrel, 'LIMITS', strokes)],
      'prasugrel previous stroke',
      lexicon,
    )

    expect(sentences[0]?.text).toBe(
      'To note in TRIAL: people with previous stroke fared worse with prasugrel.',
    )
  })

  test('is not outweighed by another drug of the class, nor by the result in all', async () => {
    const kin = study({
      id: 'starter:kin',
      title: 'KIN',
      population: 'adults with stroke',
      intervention: 'ticagrelor',
      comparator: 'aspirin',
      outcome: 'stroke',
    })
    const documents = [told(prasugrel, 'LIMITS', strokes), kin]

    const clinical = await askAmong(documents, 'prasugrel previous stroke', lexicon)
    const consensus = await askAgent('consensus', documents, 'prasugrel previous stroke', lexicon)

    expect(clinical.sentences[0]?.text).toContain('fared worse with prasugrel')
    expect(clinical.evidence.map(({ id }) => id)).toEqual(['starter:trial'])
    expect(consensus.meter?.direction ?? null).toBeNull()
  })

  test('is heard of a group that a word of the question tells', async () => {
    const trial = study({
      population: 'adults with appendicitis',
      intervention: 'antibiotics',
      comparator: 'appendicectomy',
      outcome: 'quality of life',
    })
    const harm = 'Complications were more frequent with antibiotics in people with an appendicolith.'

    const { sentences } = await askAmong(
      [told(trial, 'HARMS', harm)],
      'antibiotics appendicitis with appendicolith',
      lexicon,
    )

    expect(sentences[0]?.text).toContain('in people with an appendicolith')
  })

  test.each([
    ['it was left out of the study', prasugrel, 'People with previous stroke were excluded.'],
    ['another drug of the class was given', { ...prasugrel, title: 'TRIAL: a trial' }, strokes],
  ])('says nothing where %s', (_, document, text) => {
    const question = text === strokes ? 'ticagrelor previous stroke' : 'prasugrel previous stroke'

    expect(fitOf(question, told(document, 'LIMITS', text), lexicon)).toMatchObject({
      answers: false,
      toldOfGroup: [],
    })
  })
})
