import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { askAmong, fitOf, readLexicon, study } from '../../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const inPeople = (population: string, intervention: string, id = 'starter:trial') =>
  study({ id, title: id, population, intervention, comparator: 'placebo', outcome: 'death' })

const pembrolizumab = inPeople('adults with NSCLC and PD-L1 expression of 50% or more', 'pembrolizumab')
const dupilumab = inPeople('adults with COPD and blood eosinophils of 300 or more', 'dupilumab')
const durvalumab = inPeople('adults with stage III NSCLC', 'durvalumab')
const sofosbuvir = inPeople(
  'adults with chronic hepatitis C of genotype 1, 2, 4, 5 or 6',
  'sofosbuvir-velpatasvir',
)
const endarterectomy = inPeople(
  'adults with symptomatic carotid stenosis of 70-99%',
  'carotid endarterectomy',
)
const aspirin = inPeople('women at high risk of preterm pre-eclampsia at 11-14 weeks', 'aspirin')

describe('people of another value, stage or type', () => {
  test.each([
    ['pembrolizumab NSCLC PD-L1 20%', pembrolizumab],
    ['pembrolizumab NSCLC PD-L1 expression below 50%', pembrolizumab],
    ['dupilumab COPD eosinophils 150', dupilumab],
    ['durvalumab stage IV NSCLC', durvalumab],
    ['sofosbuvir-velpatasvir hepatitis C genotype 3', sofosbuvir],
    ['aspirin pre-eclampsia started at 28 weeks', aspirin],
    ['endarterectomy for 50% asymptomatic carotid stenosis', endarterectomy],
    [
      'endarterectomy for 50% asymptomatic carotid stenosis',
      inPeople('adults with severe asymptomatic carotid stenosis', 'carotid endarterectomy'),
    ],
    ['metformin type 2 diabetes eGFR 28', inPeople('adults with type 2 diabetes', 'metformin')],
    ['spironolactone heart failure potassium 5.8', inPeople('adults with heart failure', 'spironolactone')],
  ])('%s: are not those of the study', (question, document) => {
    const fit = fitOf(question, document, lexicon)

    expect(fit).toMatchObject({ missing: { intent: 'value' }, directness: { population: 'partial' } })
  })

  test.each([
    ['pembrolizumab NSCLC PD-L1 60%', pembrolizumab],
    ['endarterectomy for 80% symptomatic carotid stenosis', endarterectomy],
    ['metformin type 2 diabetes', inPeople('adults with type 2 diabetes', 'metformin')],
    [
      'lenient rate control AF heart rate 110',
      inPeople('adults with atrial fibrillation', 'lenient rate control (below 110 per minute)'),
    ],
    ['dupilumab COPD eosinophils >300', dupilumab],
    ['durvalumab stage 3 NSCLC', durvalumab],
    ['sofosbuvir-velpatasvir hepatitis C genotype 4', sofosbuvir],
    ['aspirin pre-eclampsia started at 12 weeks', aspirin],
    ['durvalumab NSCLC', durvalumab],
  ])('%s: are those of the study', (question, document) => {
    expect(fitOf(question, document, lexicon).missing.intent).toBeNull()
  })

  test('are said to be without a result before anything else', async () => {
    const { sentences } = await askAmong([pembrolizumab], 'pembrolizumab NSCLC PD-L1 20%', lexicon)

    expect(sentences[0]?.text).toContain('No study shown here has a result at the value')
    expect(sentences[0]?.text).toContain('PD-L1 expression of 50% or more')
  })
})

test('people told by a marker that was not asked about are named by it', async () => {
  const vemurafenib = inPeople('adults with untreated BRAF V600E metastatic melanoma', 'vemurafenib')

  const { sentences } = await askAmong([vemurafenib], 'first-line metastatic melanoma', lexicon)

  expect(sentences[0]?.text).toContain('in adults with untreated BRAF V600E metastatic melanoma')
})

test('a drug for a cancer of another site does not answer', async () => {
  const trastuzumab = inPeople('women with breast cancer', 'chemotherapy')

  const { sentences } = await askAmong([trastuzumab], 'chemotherapy of the colon', lexicon)

  expect(sentences).toEqual([])
})

test('the age that the leading study lacks is said, though others lack something else', async () => {
  const late = inPeople('adults at 3 to 4.5 hours after ischaemic stroke onset', 'alteplase', 'starter:late')
  const unknown = inPeople('adults with stroke of unknown onset', 'alteplase', 'starter:unknown')

  const { sentences } = await askAmong([late, unknown], 'alteplase 4 hours after stroke age 85', lexicon)

  expect(sentences[0]?.text).toMatch(/^No study shown here has a result at the (?:age|time)/u)
})

test('a study whose people are of the value asked about leads before one that does not tell', async () => {
  const untold = inPeople('adults with heart failure', 'spironolactone', 'starter:untold')
  const told = inPeople('adults with NYHA class III-IV heart failure', 'spironolactone', 'starter:told')

  const { sentences } = await askAmong([untold, told], 'spironolactone heart failure NYHA III', lexicon)

  expect(sentences[0]?.citations.map(({ id }) => id)).toEqual(['starter:told'])
})
