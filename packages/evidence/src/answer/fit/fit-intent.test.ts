import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { askAmong, fitOf, readLexicon, study } from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const compare = (
  intervention: string,
  comparator: string,
  population = 'adults with coronary artery disease',
) => study({ population, intervention, comparator, outcome: 'death' })

describe('what is to be done with a treatment must be what the arms did', () => {
  test.each([
    ['is it safe to stop aspirin in coronary artery disease', compare('aspirin', 'placebo'), false],
    [
      'is it safe to stop aspirin in coronary artery disease',
      compare('discontinuation of aspirin', 'aspirin'),
      true,
    ],
    [
      'is it safe to stop aspirin in patients on ticagrelor',
      compare('ticagrelor alone', 'ticagrelor plus aspirin', 'adults after PCI'),
      true,
    ],
    [
      'stop antibiotics after 7 days in bacteraemia',
      compare('7 days of antibiotics', '14 days of antibiotics', 'adults with bacteraemia'),
      true,
    ],
    ['ramipril plus telmisartan combination', compare('telmisartan', 'ramipril'), false],
    ['ramipril plus telmisartan combination', compare('ramipril plus telmisartan', 'ramipril'), true],
    ['aspirin 325 mg vs 81 mg', compare('aspirin 81 mg', 'enoxaparin 30 mg'), false],
    ['aspirin 325 mg vs 81 mg', compare('aspirin 325 mg daily', 'aspirin 81 mg daily'), true],
    ['how long to give clopidogrel', compare('clopidogrel', 'placebo'), false],
    ['how long to give clopidogrel', compare('12 months of clopidogrel', '3 months of clopidogrel'), true],
  ])('%s', (question, document, answers) => {
    expect(fitOf(question, document, lexicon).answers).toBe(answers)
  })
})

describe('time since the illness began', () => {
  const early = compare('alteplase', 'placebo', 'adults at 3 to 4.5 hours after ischaemic stroke onset')

  test('within the window of the study is a match', () => {
    expect(fitOf('alteplase at 4 hours after stroke', early, lexicon).directness.intervention).toBe('match')
  })

  test.each(['alteplase at 8 hours after stroke', 'alteplase at 2 hours after stroke'])(
    'outside it is said before the answer: %s',
    async (question) => {
      const { sentences } = await askAmong([early], question, lexicon)

      expect(sentences[0]?.text).toMatch(/^No study shown here has a result at the time you asked about; /u)
    },
  )
})

test('one dose is told with the warning that no doses were compared', async () => {
  const trial = compare('a single dose of dexamethasone 0.6 mg/kg', 'placebo', 'children with croup')

  const { sentences } = await askAmong([trial], 'dose of dexamethasone in croup', lexicon)

  expect(sentences[0]?.text).toMatch(/^No study shown here has a result comparing doses; /u)
})

describe('whether to go on or to stop where the arms gave a drug or none', () => {
  const trial = compare('aspirin', 'placebo', 'adults having non-cardiac surgery')
  const withLimit = (text: string) => ({
    ...trial,
    sections: [...trial.sections, { label: 'LIMITS' as const, text }],
  })
  const question = 'stop or continue aspirin before non-cardiac surgery'

  test('is answered where the record tells of those who did either', async () => {
    const text =
      'The result was alike in people who took aspirin already, whether they continued or stopped it.'

    const { sentences } = await askAmong([withLimit(text)], question, lexicon)

    expect(sentences[0]?.text).toContain('whether they continued or stopped it')
  })

  test('is not answered where many merely stopped the study drug', () => {
    const fit = fitOf(question, withLimit('Many participants stopped the study drug.'), lexicon)

    expect(fit).toMatchObject({ answers: false, obstacle: 'other-use' })
  })
})

test('what happens to those who leave a treatment off tells of beginning it only in part', () => {
  const trial = compare(
    'discontinuation of the antidepressant',
    'maintenance treatment',
    'adults with depression',
  )

  expect(fitOf('antidepressants in depression', trial, lexicon).directness.intervention).toBe('partial')
})

test('a time that tells the treatment is the study’s time too', () => {
  const trial = compare('accelerated surgery (within 6 hours)', 'standard care', 'adults with hip fracture')

  expect(fitOf('hip fracture surgery within 6 hours', trial, lexicon).missing.intent).toBeNull()
})
