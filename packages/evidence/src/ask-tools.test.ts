import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStarterParts, type StarterParts } from './answer/testing/starter-parts.ts'
import { ask } from './ask.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

it('what the evidence does not answer and a guide covers comes with the guide, its source and its mark', async () => {
  const answer = await ask('what is the normal range for haptoglobin', 'clinical', starter.parts)

  expect(answer.clinical_recommendation).toBe('')
  expect(answer.tools).toMatchObject([
    { tool: 'labs', covers: true, tests: [{ _id: 'haptoglobin', source: expect.any(String), review: null }] },
  ])
})

it('the same goes for an infection in pregnancy, whose safety rules come first all the same', async () => {
  const question = 'empirical antibiotic for uncomplicated cystitis in pregnancy'

  const answer = await ask(question, 'clinical', starter.parts)

  expect(answer.tools).toMatchObject([
    { tool: 'antibiotics', covers: true, entries: [{ population: 'pregnancy', review: null }] },
  ])
})

it('a first choice of the guide that a figure of the patient speaks against is warned of though nobody names it', async () => {
  const answer = await ask('antibiotic for uti in 80 year old woman with eGFR 20', 'clinical', starter.parts)

  expect(answer.safety).toContainEqual(expect.objectContaining({ id: 'nitrofurantoin-egfr', level: 'avoid' }))
  expect(answer.tools).toMatchObject([{ tool: 'antibiotics', covers: false, told: ['figure', 'warning'] }])
})

it.each([
  ['cystitis antibiotic dialysis patient', 'nitrofurantoin-egfr', 'avoid'],
  ['antibiotic for cystitis in 80 year old woman with CKD stage 4', 'nitrofurantoin-egfr', 'avoid'],
  ['uncomplicated cystitis antibiotic renal failure', 'nitrofurantoin-egfr', 'avoid'],
  ['antibiotic for uncomplicated cystitis with G6PD deficiency', 'g6pd-oxidants', 'contraindicated'],
  ['antibiotic for cystitis allergic to nitrofurantoin', 'same-drug-allergy', 'avoid'],
  ['antibiotic for meningitis, anaphylaxis to ceftriaxone', 'same-drug-allergy', 'avoid'],
  ['cystitis in a woman on methotrexate', 'methotrexate-trimethoprim', 'contraindicated'],
  ['Pneumonie unter Simvastatin', 'simva-strong-cyp3a4', 'contraindicated'],
  ['cistite in donna in terapia con metotrexato', 'methotrexate-trimethoprim', 'contraindicated'],
  ['neumonía en tratamiento con simvastatina', 'simva-strong-cyp3a4', 'contraindicated'],
  ['antibiotic for UTI in pregnancy 37 weeks', 'nitrofurantoin-term', 'contraindicated'],
  ['antibiotic for UTI in pregnancy 39 weeks', 'nitrofurantoin-term', 'contraindicated'],
  ['antibiotic for UTI in late pregnancy', 'nitrofurantoin-term', 'use with care'],
  ['Antibiotikum Zystitis Schwangerschaft drittes Trimenon', 'nitrofurantoin-term', 'use with care'],
  ['antibiótico cistitis embarazo tercer trimestre', 'nitrofurantoin-term', 'use with care'],
  ['antibiotico cistite gravidanza terzo trimestre', 'nitrofurantoin-term', 'use with care'],
])(
  'so is one that a condition of the patient speaks against, and the guide does not answer: %s',
  async (question, id, level) => {
    const answer = await ask(question, 'clinical', starter.parts)

    expect(answer.safety).toContainEqual(expect.objectContaining({ id, level }))
    expect(answer.tools).toMatchObject([{ tool: 'antibiotics', covers: false }])
    expect(answer.tools.flatMap((offer) => (offer.tool === 'antibiotics' ? offer.told : []))).toContain(
      'warning',
    )
  },
)

it.each([
  ['treatment for cystitis in CKD 4', 'nitrofurantoin-egfr'],
  ['what helps for simple cystitis in a woman on haemodialysis', 'nitrofurantoin-egfr'],
  ['type 2 diabetes with eGFR 12 which drug lowers events', 'metformin-egfr30'],
])(
  'what the evidence would advise is not advised against a rule, though nobody names it: %s',
  async (question, id) => {
    const answer = await ask(question, 'clinical', starter.parts)

    expect(answer.safety.map((warning) => warning.id)).toContain(id)
    expect(answer.sentences[0]?.role).toBe('safety')
    expect(answer.sentences.filter(({ role }) => role === 'lead')).toEqual([])
  },
)

it('a question that the evidence answers is not taken over by a tool', async () => {
  const question =
    'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

  const answer = await ask(question, 'clinical', starter.parts)

  expect(answer.tools).toEqual([])
  expect(answer.evidence.length).toBeGreaterThan(0)
})

it.each(['chadsvasc 72f htn', 'hasbled 78m stroke on warfarin', 'wells tvt krebs'])(
  'a question for a score alone is no question on its items: %s',
  async (question) => {
    const answer = await ask(question, 'clinical', starter.parts)

    expect(answer.tools).toMatchObject([{ tool: 'calculator', covers: true }])
    expect(answer.evidence).toEqual([])
    expect(answer.clinical_recommendation).toBe('')
  },
)

it.each([
  'trop 52 ng/L',
  'INR 2.5 on warfarin',
  'sodium 118',
  'gcs 8',
  'csf glucose normal',
  'hb 95 child 2 years',
])('a figure of a test alone asks for no treatment: %s', async (question) => {
  const answer = await ask(question, 'clinical', starter.parts)

  expect(answer.status_code).toBe(200)
  expect(answer.evidence).toEqual([])
})

it('a figure beside a question leaves the answer to the evidence', async () => {
  const answer = await ask('K 5.9 on ramipril start patiromer?', 'clinical', starter.parts)

  expect(answer.evidence.length).toBeGreaterThan(0)
})

it.each(['wells pe heart rate 100', 'wells pe pregnant 32 weeks'])(
  'the name of a score settles what its short form means: %s',
  async (question) => {
    const answer = await ask(question, 'clinical', starter.parts)

    expect(answer.readings).toEqual([])
    expect(answer.message ?? '').not.toMatch(/pre-eclampsia/u)
    expect(answer.understood?.population ?? []).not.toContain('pre-eclampsia')
  },
)

it('a score beside a question on treatment leaves the answer to the evidence', async () => {
  const answer = await ask('chadsvasc 72f htn af start apixaban?', 'clinical', starter.parts)

  expect(answer.tools).toMatchObject([{ id: 'cha2-ds2-vasc', covers: false }])
  expect(answer.evidence.length).toBeGreaterThan(0)
})

it('a cry for help gets no tool', async () => {
  const answer = await ask('I took too many pills, GCS score?', 'clinical', starter.parts)

  expect(answer.notice).not.toBeNull()
  expect(answer.tools).toEqual([])
})

it.each([
  ['asks for no treatment', 'troponin 60 chest pain 2 hours', ''],
  ['that is a disease is answered by its guideline', 'K 6.8 with ECG changes', 'calcium'],
])(
  'a figure beside a complaint %s; what must not be missed stands there, and the row: %s',
  async (_, question, advice) => {
    const answer = await ask(question, 'clinical', starter.parts)

    if (advice === '') expect(answer.clinical_recommendation).toBe('')
    else expect(answer.clinical_recommendation).toContain(advice)
    expect(answer.mustNotMiss).not.toBeNull()
    expect(answer.tools.map(({ tool, covers }) => [tool, covers])).toContainEqual(['labs', false])
  },
)

it.each([
  ['cystitis in a woman on methotrexate, first line?', 'methotrexate-trimethoprim'],
  ['antibiotic for cystitis on warfarin', 'warfarin-cotrimoxazole'],
  ['community-acquired pneumonia guideline, on simvastatin', 'simva-strong-cyp3a4'],
])(
  'drugs that a line of a guideline names are asked about what the patient takes: %s',
  async (question, id) => {
    const clinical = await ask(question, 'clinical', starter.parts)
    const guideline = await ask(question, 'guideline', starter.parts)

    expect(clinical.safety.map((warning) => warning.id)).toContain(id)
    expect(guideline.safety.map((warning) => warning.id)).toContain(id)
  },
)

it('a drug that a line advises against is warned of by no rule', async () => {
  const answer = await ask('bronchiolitis guideline, 7 months, long QT', 'guideline', starter.parts)

  expect(answer.safety).toEqual([])
})
