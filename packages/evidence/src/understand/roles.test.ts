import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLexicon } from './lexicon/lexicon.ts'
import { understand } from './understand.ts'

const lexicon = await loadLexicon(join(import.meta.dirname, '../../../../content/lexicon'))

function read(question: string) {
  const understanding = understand(question, lexicon)
  if (understanding.outcome !== 'understood') throw new Error(`${understanding.outcome}: ${question}`)
  return understanding.understood
}

describe('what a treatment may do wrong', () => {
  test.each([
    ['canagliflozin amputation risk', 'canagliflozin', 'amputation'],
    ['tofacitinib cancer risk rheumatoid arthritis', 'tofacitinib', 'cancer'],
    ['tofacitinib VTE risk', 'tofacitinib', 'venous thromboembolism'],
    ['naproxen vs rofecoxib MI risk', 'naproxen', 'myocardial infarction'],
    ['rofecoxib cardiovascular risk', 'rofecoxib', 'major adverse cardiovascular events'],
    ['bleeding risk rivaroxaban vs warfarin', 'rivaroxaban', 'bleeding'],
    ['varenicline suicide risk', 'varenicline', 'suicidal behaviour'],
    ['natalizumab and PML risk', 'natalizumab', 'PML'],
    ['clozapine agranulocytosis', 'clozapine', 'agranulocytosis'],
    ['natalizumab safety', 'natalizumab', 'adverse events'],
    ['PPI long term risks', 'proton-pump inhibitor', 'adverse events'],
  ])('%s: of %s, %s is what is counted', (question, treatment, harm) => {
    const { kind, intervention, outcome } = read(question)

    expect(kind).toBe('harm')
    expect(intervention).toEqual([treatment])
    expect(outcome).toEqual([harm])
  })

  test('the disease named after the risk is the people’s', () => {
    expect(read('tofacitinib cancer risk rheumatoid arthritis').population).toEqual(['rheumatoid arthritis'])
  })

  test('the safety of a vaccine is a question of harm', () => {
    expect(read('COVID vaccine safety in pregnancy').kind).toBe('harm')
  })

  test('safer asks for harm, and is no treatment', () => {
    expect(read('is celecoxib safer than naproxen')).toMatchObject({
      kind: 'harm',
      intervention: ['celecoxib'],
      comparator: ['naproxen'],
    })
  })

  test.each([
    'statins in people at high cardiovascular risk',
    'does ramipril reduce stroke risk',
    'does ramipril reduce the risk of stroke',
    'reduce fracture risk with alendronate',
    'metformin in high risk patients with prediabetes',
  ])('%s: is no question of harm', (question) => {
    expect(read(question).kind).not.toBe('harm')
  })
})

describe('who the people are', () => {
  test.each([
    ['apixaban dialysis', 'dialysis'],
    ['Does apixaban reduce stroke in AF patients on dialysis?', 'dialysis'],
    ['is it safe to discontinue aspirin in patients on ticagrelor', 'ticagrelor'],
    ['tocilizumab in outpatients with COVID', 'outpatients'],
    ['denosumab osteoporosis men', 'men'],
  ])('%s: %s', (question, term) => {
    const { population, intervention } = read(question)

    expect(population).toContain(term)
    expect(intervention).not.toContain(term)
  })

  test('a low risk grades the disease after it', () => {
    expect(read('low risk pulmonary embolism outpatient treatment').population).toContain(
      'pulmonary embolism',
    )
  })

  test('dialysis that is compared is a treatment', () => {
    expect(read('early dialysis or late dialysis in acute kidney injury').intervention).toEqual(['dialysis'])
  })
})

describe('the course of a disease', () => {
  test.each([
    'prognosis of stage IV NSCLC',
    'What is the 5-year survival after lung transplant?',
    'risk of stroke after TIA',
    'mortality after hip fracture',
  ])('%s: is a question of prognosis and names no treatment', (question) => {
    expect(read(question)).toMatchObject({ kind: 'prognosis', intervention: [] })
  })

  test('what follows counts, what went before tells of the people', () => {
    expect(read('risk of stroke after TIA')).toMatchObject({
      population: ['transient ischaemic attack'],
      outcome: ['stroke'],
    })
  })

  test('a risk that an exposure carries is a harm', () => {
    expect(read('Does smoking increase the risk of lung cancer?').kind).toBe('harm')
  })
})

test.each([
  ['midazolam IM vs lorazepam IV seizure', ['midazolam']],
  ['hyperkalaemia emergency treatment', []],
  ['discontinuing aspirin in elderly', ['aspirin']],
  ['migraine prophylaxis first line', []],
  ['pt in VF arrest amiodarone or lidocaine', ['amiodarone']],
  ['antidepressants in patients who feel well', ['antidepressant']],
])('%s: routes, urgency and small words are no treatment', (question, intervention) => {
  expect(read(question).intervention).toEqual(intervention)
})

describe('what the people have already', () => {
  test.each([
    ['evolocumab on top of statins in atherosclerotic disease', ['evolocumab'], 'statin'],
    [
      'on ramipril bisoprolol and furosemide for heart failure: evidence for adding eplerenone?',
      ['eplerenone'],
      'bisoprolol',
    ],
    [
      'COPD despite tiotropium, is adding an inhaled steroid worthwhile?',
      ['inhaled corticosteroid'],
      'tiotropium',
    ],
    ['HFrEF with EF 30%, sacubitril/valsartan?', ['sacubitril-valsartan'], 'ejection fraction'],
  ])('%s: asked of %j', (question, asked, had) => {
    const { intervention, population } = read(question)

    expect(intervention).toEqual(asked)
    expect(population).toContain(had)
  })

  test('drugs side by side play one part', () => {
    const { intervention, comparator } = read(
      'which drug for benzo refractory status: levetiracetam, fosphenytoin or valproate?',
    )

    expect([...intervention, ...comparator]).toEqual(['levetiracetam', 'fosphenytoin', 'valproate'])
  })

  test('a high risk is the people’s and no question of harm', () => {
    expect(read('aspirin 150 mg at high risk of preterm pre-eclampsia').kind).toBe('treatment')
    expect(read('aspirin and the risk of bleeding').kind).toBe('harm')
  })
})

test.each([
  ['FOLFIRINOX vs gemcitabine metastatic pancreatic ca', 'pancreatic cancer'],
  ['dex for mild croup', 'dexamethasone'],
  ['dex for sedation in intensive care', 'dexmedetomidine'],
  ['lysis in submassive PE', 'intermediate-risk pulmonary embolism'],
  ['atezo bev vs sorafenib in HCC', 'bevacizumab'],
])('%s: the short form is heard as %s', (question, term) => {
  expect(read(question).concepts.map((concept) => concept.term)).toContain(term)
})
