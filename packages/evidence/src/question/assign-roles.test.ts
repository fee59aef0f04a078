import { describe, expect, test } from 'vitest'
import { actsOf, problemsOf, read } from './testing/read.ts'

describe('what is done, was done and is thought of', () => {
  test.each([
    ['on warfarin for AF, switch to apixaban?', 'current warfarin, asked apixaban'],
    [
      'on amiodarone and simvastatin, add diltiazem?',
      'current amiodarone, current simvastatin, asked diltiazem',
    ],
    ['apixaban vs warfarin in atrial fibrillation', 'asked apixaban, comparator warfarin'],
    ['apixaban rather than warfarin after PE', 'asked apixaban, comparator warfarin'],
    ['failed metformin, add empagliflozin?', 'past metformin, asked empagliflozin'],
    ['not responding to methotrexate, add etanercept', 'past methotrexate, asked etanercept'],
    ['patient hates warfarin; apixaban ok?', 'refused warfarin, asked apixaban'],
    ['refuses statins, ezetimibe instead?', 'refused statin, asked ezetimibe'],
    ['dexamethasone for COVID-19 patients not on oxygen', 'asked dexamethasone, refused oxygen'],
    ['CLL Erstlinie fit kein del17p Venetoclax statt Ibrutinib?', 'asked venetoclax, comparator ibrutinib'],
    ['Melanom III, Ipilimumab oder gleich OP', 'asked ipilimumab, comparator surgery'],
    ['nimmt Marcumar, Umstellung auf Apixaban bei Vorhofflimmern?', 'current phenprocoumon, asked apixaban'],
    [
      'in terapia con warfarin, passo ad apixaban per fibrillazione atriale?',
      'current warfarin, asked apixaban',
    ],
    ['toma warfarina, cambiar a apixaban en fibrilación auricular?', 'current warfarin, asked apixaban'],
  ])('%s: %s', (text, acts) => {
    expect(actsOf(text)).toBe(acts)
  })

  test('something is asked of: what failed alone is what the question is about', () => {
    expect(actsOf('rheumatoid arthritis with no response to methotrexate')).toBe('asked methotrexate')
  })

  test('a drug after a stent is asked about, not the past', () => {
    expect(actsOf('clopidogrel after stent, how long?')).toBe(
      'asked clopidogrel, past percutaneous coronary intervention',
    )
  })

  test('a dose belongs to the drug before it', () => {
    const { acts } = read('ramipril 5 mg bd, add spironolactone 25mg in HFrEF')

    expect(acts.map(({ dose }) => dose)).toEqual(['5 mg', '25mg'])
  })

  test.each(['breastfeeding, sertraline safe?', 'sertraline while breastfeeding'])(
    '%s: the state beside a drug is no treatment',
    (text) => {
      expect(actsOf(text)).toBe('asked sertraline')
    },
  )
})

describe('allergies', () => {
  test.each([
    [
      'allergic to amoxicillin, use doxycycline in pneumonia?',
      'amoxicillin, penicillin',
      'refused amoxicillin, asked doxycycline',
    ],
    ['codeine allergy, morphine?', 'codeine', 'refused codeine, asked morphine'],
    ['codeine intolerance, morphine?', 'codeine', 'refused codeine, asked morphine'],
  ])('%s', (text, allergy, acts) => {
    expect(
      read(text)
        .patient.allergies.map(({ term }) => term)
        .join(', '),
    ).toBe(allergy)
    expect(actsOf(text)).toBe(acts)
  })

  test('adrenaline for an anaphylaxis is no allergy to it', () => {
    expect(read('adrenaline, anaphylaxis').patient.allergies).toEqual([])
    expect(actsOf('adrenaline, anaphylaxis')).toBe('asked adrenaline')
  })
})

describe('what the patient has, had and has not', () => {
  test.each([
    ['empagliflozin in heart failure, hx of appendicectomy', 'asked empagliflozin, past appendicectomy'],
    ['Empagliflozin bei Herzinsuffizienz, Z.n. Appendektomie', 'asked empagliflozin, past appendicectomy'],
    ['empagliflozin in heart failure, wears glasses', 'asked empagliflozin, current spectacles'],
    ['plan in heart failure, hx of appendicectomy', 'past appendicectomy'],
  ])('what was done once is not asked about: %s', (text, acts) => {
    expect(actsOf(text)).toBe(acts)
  })

  test.each([
    ['h/o stroke, now AF, start apixaban?', 'history stroke, present atrial fibrillation'],
    [
      'known heart failure, suspected PE, CTPA or D-dimer?',
      'present heart failure, suspected pulmonary embolism',
    ],
    [
      'no asthma or COPD, start bisoprolol?',
      'ruled-out asthma, ruled-out chronic obstructive pulmonary disease',
    ],
    ['COPD exacerbation no pneumonia, prednisolone', 'present COPD exacerbation, ruled-out pneumonia'],
    ['D-dimer neg, PE excluded?', 'ruled-out pulmonary embolism'],
    ['trastuzumab in HER2-negative breast cancer', 'ruled-out HER2 overexpression, present breast cancer'],
    ['senza ictus, apixaban nella fibrillazione atriale', 'ruled-out stroke, present atrial fibrillation'],
    ['kein Diabetes, Empagliflozin bei Herzinsuffizienz?', 'ruled-out diabetes, present heart failure'],
    ['sin diabetes, empagliflozina en insuficiencia cardíaca', 'ruled-out diabetes, present heart failure'],
    ['gram negative bacteraemia', 'present gram-negative bacteraemia'],
    [
      'empagliflozin in HFrEF, stroke 3 years ago',
      'present heart failure with reduced ejection fraction, history stroke',
    ],
    ['Z.n. Myokardinfarkt, Betablocker?', 'history myocardial infarction'],
    ['V.a. Lungenembolie, Alteplase?', 'suspected pulmonary embolism'],
    [
      'ictus de niño, curado, apixabán en fibrilación auricular',
      'history stroke, present atrial fibrillation',
    ],
    ['dapagliflozin in heart failure with or without diabetes', 'present heart failure, present diabetes'],
  ])('%s: %s', (text, problems) => {
    expect(problemsOf(text)).toBe(problems)
  })

  test('a full stop ends what is denied', () => {
    expect(problemsOf('no known. asthma, salbutamol?')).toBe('present asthma')
  })

  test('a history that is denied is nobody’s people', () => {
    expect(read('not pregnant, valproate for epilepsy?').people).toEqual([])
  })
})

test.each([
  'zorblaxumab in sepsis',
  'frobnicated zorbing for gout',
  'pls asap thx dr quibble says mmm about gout',
  'gabble vs gobble in asthma',
  'Quatschkram bei Asthma',
])('%s: a word nobody knows is no treatment', (text) => {
  const { acts, tokens } = read(text)

  expect(acts).toEqual([])
  expect(tokens.some(({ tag }) => tag === 'speech')).toBe(true)
})

test.each([
  ['Does apixaban prevent stroke in atrial fibrillation?', 'present atrial fibrillation', ['stroke']],
  ['Senkt Apixaban Schlaganfälle bei Vorhofflimmern?', 'present atrial fibrillation', ['stroke']],
  ['Apixaban riduce l’ictus nella fibrillazione atriale?', 'present atrial fibrillation', ['stroke']],
  ['does aspirin prevent stroke', 'present stroke', ['stroke']],
])(
  '%s: what is to be prevented is an outcome, and an illness of the people only where no other is told',
  (text, problems, concern) => {
    expect(problemsOf(text)).toBe(problems)
    expect(read(text).concern.map(({ term }) => term)).toEqual(concern)
  },
)

test.each([
  '67 year old with atrial fibrillation, apixaban?',
  '67-year-old man, atrial fibrillation, apixaban',
])('the age of a patient makes no disease an old one: %s', (question) => {
  expect(problemsOf(question)).toBe('present atrial fibrillation')
})

test.each([
  ['stroke: no, dm: no, htn: yes', 'ruled-out stroke, ruled-out diabetes, present hypertension'],
  ['72f diabetes denied', 'ruled-out diabetes'],
  ['dm- htn+', 'ruled-out diabetes, present hypertension'],
  ['dm -ve, htn +ve', 'ruled-out diabetes, present hypertension'],
  ['neither dm nor htn', 'ruled-out diabetes, ruled-out hypertension'],
  ['no asthma, stroke or diabetes', 'ruled-out asthma, ruled-out stroke, ruled-out diabetes'],
  ['diabetes and hypertension denied', 'ruled-out diabetes, ruled-out hypertension'],
  ['htn? dm denied', 'suspected hypertension, ruled-out diabetes'],
  ['?asthma, diabetes', 'suspected asthma, present diabetes'],
  ['Diabetes: nein, Hypertonie: ja', 'ruled-out diabetes, present hypertension'],
  ['weder Diabetes noch Hypertonie', 'ruled-out diabetes, ruled-out hypertension'],
  ['diabete: no, ipertensione: sì', 'ruled-out diabetes, present hypertension'],
  ['diabetes: no, hipertensión: sí', 'ruled-out diabetes, present hypertension'],
])('%s: what is said behind a name holds for it', (text, problems) => {
  expect(problemsOf(text)).toBe(problems)
})

test.each([
  ['diabetes no hypertension', 'present diabetes, ruled-out hypertension'],
  ['diabetes, no hypertension, asthma', 'present diabetes, ruled-out hypertension, present asthma'],
  ['does metformin help in asthma? 45 year old', 'present asthma'],
  ['Hypertonie- und Diabetestherapie', 'present hypertension, present diabetes'],
])('%s: and what holds for the next name does not', (text, problems) => {
  expect(problemsOf(text)).toBe(problems)
})

test.each([
  'mother had stroke, hypertension',
  'family history of stroke, hypertension',
  'hypertension, stroke in his father',
  'no family history of stroke; hypertension',
  'madre con ictus, ipertensione',
  'Familienanamnese: Schlaganfall. Hypertonie',
  'antecedentes familiares de ictus, hipertensión',
])('%s: what a relative has the patient does not', (text) => {
  expect(problemsOf(text)).toBe('present hypertension')
})

test('what a relative has is what the question is about where nothing else is told', () => {
  expect(problemsOf('screening with family history of colon cancer')).toBe('relative colon cancer')
  expect(read('72 mother had stroke').patient.sex).toBeNull()
})
