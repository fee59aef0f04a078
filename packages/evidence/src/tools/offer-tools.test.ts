import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'
import { askedForEvidence, askedForTool, sumUp } from './testing/tool-questions.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

function offer(question: string) {
  return offerTools(readQuestion(question, shippedLexicon), tools)
}

describe('questions written before there were tools', () => {
  // What was measured when they were first read; a cause that is mended raises it.
  it.each([
    ['one', 19],
    ['two', 17],
  ])('of half %s at least %i of 20 get the tool they ask for, with what they tell', (half, fewest) => {
    const own = askedForTool.filter((row) => row.half === half)

    const right = own.filter(({ question, opens, covers, filled }) =>
      isDeepStrictEqual(sumUp(offer(question)), {
        opens: opens.toSorted(),
        covers: covers.toSorted(),
        filled,
      }),
    )

    expect(own).toHaveLength(20)
    expect(right.length).toBeGreaterThanOrEqual(fewest)
  })

  it.each(askedForEvidence)('$question is left to the evidence', ({ question }) => {
    expect(offer(question)).toEqual([])
  })
})

describe('a score', () => {
  it('is offered with what the question tells filled in, and nothing that is only suspected', () => {
    expect(sumUp(offer('wells score for PE, suspected malignancy, HR 118')).filled).toEqual({
      heart_rate_100: true,
    })
  })

  it.each([
    'chadsvasc 72f stroke: no, htn: yes',
    'chadsvasc 72f no stroke, htn',
    'chadsvasc 72a donna, ictus: no, ipertensione: sì',
  ])('is all that is asked for where items are told as there or not: %s', (question) => {
    expect(offer(question)).toMatchObject([{ tool: 'calculator', id: 'cha2-ds2-vasc', covers: true }])
  })

  it('has No filled in where the question denies it, and where a figure lies on the other side', () => {
    expect(sumUp(offer('cha2ds2-vasc 70 year old man, no diabetes')).filled).toMatchObject({
      diabetes: false,
    })
    expect(sumUp(offer('qsofa BP 140/80 RR 26')).filled).toEqual({
      sbp_100_or_less: false,
      rr_22_or_more: true,
    })
  })

  it.each([
    ['chadsvasc 65', { age_group: '65to74' }],
    ['chads2vasc 80 male', { age_group: 'gte75', sex: 'male' }],
    ['hasbled 66', { age_over_65: true }],
    ['chadsvasc 80 mg', {}],
    ['curb65 bp 120/50', { bp_low: true }],
    ['curb65 PA 120/50', { bp_low: true }],
    ['curb65 Blutdruck 120/50', { bp_low: true }],
    ['curb65 TA 120/80', { bp_low: false }],
    ['curb65 systolic 120', {}],
    ['curb65 systolic 120 diastolic 55', { bp_low: true }],
    ['curb65 systolic 85', { bp_low: true }],
    [
      'qSOFA con PAS 90 y FR 26 y confusión',
      { sbp_100_or_less: true, rr_22_or_more: true, altered_mentation: true },
    ],
    ['CURB-65 mit Atemfrequenz 32', { rr_30_or_more: true }],
    ['qsofa drowsy', { altered_mentation: true }],
    ['sirs wbc 8', {}],
    ['curb65 bun 10', { urea_7_or_more: false }],
    ['curb65 bun 30', { urea_7_or_more: true }],
    ['curb65 urea 20', {}],
    ['sirs temp 101 WBC 15000', { temp_abnormal: true, wbc_abnormal: true }],
    ['curb65 RR 30-34, BP 80-86/50-58', { rr_30_or_more: true, bp_low: true }],
    ['qsofa BP 95-105/60 RR 18-20', { rr_22_or_more: false }],
    // Between both limits, and beyond one of them.
    ['sirs temp 37.5-38.5 HR 80-88', { hr_over_90: false }],
    ['gcs e3 v4 m5', { eye_response: '3', verbal_response: '4', motor_response: '5' }],
    ['gcs e3v4m5', { eye_response: '3', verbal_response: '4', motor_response: '5' }],
  ])('has of %s what its figures tell, and nothing that they leave open', (question, filled) => {
    expect(sumUp(offer(question)).filled).toEqual(filled)
  })

  it.each([
    ['wells dvt warm red leg', 'wells-dvt'],
    ['gcs eyes glazed, looks unwell', 'gcs'],
    ['sirs looks grey and mottled', 'sirs-sepsis'],
  ])('is offered where words are left over that no item knows: %s', (question, id) => {
    expect(offer(question)).toMatchObject([{ tool: 'calculator', id, covers: false }])
  })

  it('is no coma scale where the name is that of another score', () => {
    expect(offer('Glasgow-Blatchford score 3')).toEqual([])
  })

  it.each([
    ['wells pe pregnant 32 weeks', ['Pregnancy: use the adapted YEARS pathway.']],
    ['wells dvt pregnancy', ['Pregnancy: use the LEFt rule or image at once.']],
    [
      'wells pe 12 year old girl',
      ['Haemodynamically stable adults with suspected acute pulmonary embolism.'],
    ],
    ['CURB65 8 yo', ['Children.']],
    ['qsofa 5 year old', ['Children.']],
    ['qsofa schwanger', ['Pregnancy: use an obstetric version.']],
    ['wells pe BP 70/40', ['Shock: image at once.']],
    ['wells pe 60 year old woman', []],
    ['wells pe, not pregnant', []],
  ])('says whom it is not for where the question tells it: %s', (question, notFor) => {
    expect(offer(question)).toMatchObject([{ tool: 'calculator', notFor }])
  })

  it.each([
    ['has-bled no alcohol, no nsaids, 66', 'has-bled'],
    ['wells pe surgery 3 months ago', 'wells-pe'],
    ['cha2ds2va 75f', 'cha2-ds2-vasc'],
  ])('is offered to whoever begins with it: %s', (question, id) => {
    expect(offer(question)).toMatchObject([{ tool: 'calculator', id }])
  })

  it('is not offered to whoever has worked it out', () => {
    expect(offer('CHA2DS2-VASc 3, start apixaban?')).toEqual([])
    expect(offer('GCS 8 intubate?')).toEqual([])
  })

  it.each(['gcs 8', 'GCS 14 on apixaban', 'CHA2DS2-VASc 3', 'gcs e5v5m6'])(
    'is offered where its points are all that is told: %s',
    (question) => {
      expect(offer(question)).toMatchObject([{ tool: 'calculator', covers: true }])
    },
  )

  it('is not offered where the score itself is what is studied', () => {
    expect(offer('does CURB-65 guided care reduce admissions')).toEqual([])
  })

  it('is that of the condition spoken of, or each of its name', () => {
    expect(sumUp(offer('wells score for DVT')).opens).toEqual(['wells-dvt'])
    expect(sumUp(offer('wells score')).opens).toEqual(['wells-dvt', 'wells-pe'])
  })
})

describe('the laboratory guide', () => {
  it.each([
    ['Hb 7.2 g/dL', 'haemoglobin', 72],
    ['creatinine 1.8 mg/dL', 'creatinine', 159.1],
    ['ferritin 12 ng/mL', 'ferritin', 12],
    ['potasio 5,8', 'potassium', 5.8],
    ['BUN 30', 'urea', 10.71],
    ['inr 5', 'international-normalised-ratio', 5],
    ['hba1c 7%', 'haemoglobin-a1c-ifcc', 53],
    ['hba1c 53', 'haemoglobin-a1c-ifcc', 53],
    ['albumin 3.2', 'albumin', 32],
  ])('reads %s in the unit of its row', (question, id, valueSi) => {
    const [labs] = offer(question)

    expect(labs?.tool === 'labs' && labs.tests).toMatchObject([{ _id: id, told: [{ valueSi }] }])
  })

  it('shows each reading of a figure whose unit is not told', () => {
    const [labs] = offer('bilirubin 2')

    expect(labs?.tool === 'labs' && labs.tests[0]?.told).toEqual([
      { text: 'bilirubin 2 µmol/L', valueSi: 2, assumedUnit: null },
      { text: 'bilirubin 2 mg/dL', valueSi: 34.2, assumedUnit: null },
    ])
  })

  it('has both assays of a troponin that is not named further, each with either unit', () => {
    const [labs] = offer('troponin 40')

    expect(labs?.tool === 'labs' && labs.tests.map(({ _id, told }) => [_id, told.length])).toEqual([
      ['troponin-t-high-sensitivity', 2],
      ['troponin-i-high-sensitivity', 2],
    ])
  })

  it.each([
    ['hb 125 woman', { female: '120-150', male: null, adult: null }],
    ['hb 125', { female: '120-150', male: '130-170', adult: null }],
  ])('has of %s the ranges of those it may be about', (question, normal_range) => {
    expect(offer(question)).toMatchObject([{ tool: 'labs', tests: [{ normal_range }] }])
  })

  it.each(['INR 2.5 on warfarin', 'potassium 6.8 in a dialysis patient', 'Kalium 6,8 bei Dialysepatient'])(
    'has the row of a figure whoever the patient is and whatever they take: %s',
    (question) => {
      expect(offer(question)).toMatchObject([{ tool: 'labs', covers: true }])
    },
  )

  it('places a ratio, which has no unit', () => {
    const [labs] = offer('ph 7.2')

    expect(labs?.tool === 'labs' && labs.tests).toMatchObject([{ told: [{ valueSi: 7.2 }] }])
  })

  it.each(['TSH reference range in pregnancy', 'normal bilirubin newborn', 'normal ferritin 4 year old'])(
    'is silent on %s: it is of adults who are not pregnant',
    (question) => {
      expect(offer(question)).toEqual([])
    },
  )
})
