import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../corpus/document.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { askAmong, readLexicon, study } from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const canagliflozin = study({
  id: 'starter:one',
  title: 'ONE',
  population: 'adults with type 2 diabetes',
  intervention: 'canagliflozin',
  comparator: 'placebo',
  outcome: 'heart failure',
})

function withHarms(document: Document, text: string): Document {
  return { ...document, sections: [...document.sections, { label: 'HARMS', text }] }
}

async function leadOn(question: string, ...documents: Document[]): Promise<string | undefined> {
  const { sentences } = await askAmong(documents, question, lexicon)
  return sentences[0]?.text
}

describe('a question on harm', () => {
  test('is not answered by a benefit', async () => {
    const lead = await leadOn('is canagliflozin safe in type 2 diabetes', canagliflozin)

    expect(lead).toContain('No study shown here has a result on')
    expect(lead).toContain('ONE counted heart failure.')
  })

  test('is answered by what the record tells of it', async () => {
    const told = withHarms(
      canagliflozin,
      'Amputations were more frequent with canagliflozin than with placebo.',
    )

    const lead = await leadOn('canagliflozin amputation risk', told)

    expect(lead).toBe('Harms in ONE: amputations were more frequent with canagliflozin than with placebo.')
  })

  test.each(['is canagliflozin safe in type 2 diabetes', 'does canagliflozin help in type 2 diabetes'])(
    '%s: the harms of every trial that is cited are told',
    async (question) => {
      const [one, other] = [canagliflozin, { ...canagliflozin, id: 'starter:two', title: 'TWO: a trial' }]

      const { clinical_recommendation } = await askAmong(
        [
          withHarms(one, 'Haemorrhage was equally rare with canagliflozin and with placebo.'),
          withHarms(other, 'Haemorrhage was more frequent with canagliflozin than with placebo.'),
        ],
        question,
        lexicon,
      )

      expect(clinical_recommendation).toContain('haemorrhage was equally rare')
      expect(clinical_recommendation).toContain('haemorrhage was more frequent')
    },
  )

  test('hears every trial that tells of it, for they may disagree', async () => {
    const [one, other] = [canagliflozin, { ...canagliflozin, id: 'starter:two', title: 'TWO: a trial' }]

    const lead = await leadOn(
      'canagliflozin mortality in type 2 diabetes',
      withHarms(one, 'Death was more frequent with canagliflozin than with placebo.'),
      withHarms(other, 'Death was not more frequent with canagliflozin than with placebo.'),
    )

    expect(lead).toContain('death was more frequent')
    expect(lead).toContain('death was not more frequent')
  })
})

describe('an outcome that was not counted', () => {
  test('is said before the result, and what was counted is named', async () => {
    const lead = await leadOn('does canagliflozin reduce death in type 2 diabetes', canagliflozin)

    expect(lead).toMatch(/^No study shown here has a result on death itself; /u)
    expect(lead).toContain('judged by heart failure')
  })

  test('but belongs to the composite that was, keeps its direction', async () => {
    const composite = study({
      title: 'MACE',
      population: 'adults with type 2 diabetes',
      intervention: 'canagliflozin',
      comparator: 'placebo',
      outcome: 'major cardiovascular events',
    })

    const lead = await leadOn(
      'does canagliflozin prevent myocardial infarction in type 2 diabetes',
      composite,
    )

    expect(lead).toContain('No study shown here has a result on myocardial infarction itself')
    expect(lead).toContain('canagliflozin over placebo')
  })
})

test('a treatment or people of the question that were not studied are said first', async () => {
  const trial = study({
    population: 'adults with atrial fibrillation',
    intervention: 'apixaban',
    comparator: 'warfarin',
    outcome: 'stroke',
  })

  const lead = await leadOn('apixaban in atrial fibrillation on dialysis', trial)

  expect(lead).toMatch(/^No study shown here has a result (?:in|with) dialysis/u)
})
