import { describe, expect, test } from 'vitest'
import { presentUnderstood } from '../../question/present-understood.ts'
import { readQuestion } from '../../question/read-question.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import { restateFollowUp } from './follow-up.ts'

function restate(question: string, followUp: string): string {
  const understood = presentUnderstood(readQuestion(question, lexicon))
  return restateFollowUp(followUp, { question, understood }, lexicon)
}

describe.each([
  {
    question: 'Is metformin safe in type 2 diabetes?',
    cases: [
      ['and in pregnancy?', 'Is metformin safe in type 2 diabetes in pregnancy?'],
      ['what about pregnancy?', 'Is metformin safe in type 2 diabetes in pregnancy?'],
      ['in children', 'Is metformin safe in type 2 diabetes in children?'],
      ['and with kidney disease?', 'Is metformin safe in type 2 diabetes with kidney disease?'],
      ['what about empagliflozin?', 'Is empagliflozin safe in type 2 diabetes?'],
      ['in gout?', 'Is metformin safe in gout?'],
      ['and empagliflozin in heart failure?', 'Is empagliflozin safe in heart failure?'],
      ['compared with placebo?', 'Is metformin safe in type 2 diabetes compared with placebo?'],
      ['vs glipizide', 'Is metformin safe in type 2 diabetes compared with glipizide?'],
      ['with insulin?', 'Is metformin safe in type 2 diabetes combined with insulin?'],
      ['long term', 'Is metformin safe in type 2 diabetes long term?'],
      ['which dose?', 'Which dose of metformin is best in type 2 diabetes?'],
      [
        'Which dose in renal impairment?',
        'Which dose of metformin is best in type 2 diabetes and renal impairment?',
      ],
      ['how long?', 'How long should metformin be given in type 2 diabetes?'],
      ['side effects?', 'What are the side effects of metformin in type 2 diabetes?'],
      ['mortality?', 'What is the effect of metformin on mortality in type 2 diabetes?'],
      ['when to start?', 'When to start metformin in type 2 diabetes?'],
      ['without obesity?', 'Is metformin safe in type 2 diabetes without obesity?'],
      ['is it safe in pregnancy?', 'Is metformin safe in pregnancy in type 2 diabetes?'],
      ['and does it reduce mortality?', 'Does metformin reduce mortality in type 2 diabetes?'],
      ['Does exercise help?', 'Does exercise help in type 2 diabetes?'],
      ['what do guidelines say?', 'What do guidelines recommend on metformin in type 2 diabetes?'],
    ],
  },
  {
    question: 'Is apixaban better than warfarin in adults with atrial fibrillation?',
    cases: [
      ['and dabigatran?', 'Is dabigatran better than warfarin in adults with atrial fibrillation?'],
      ['and warfarin?', 'Does warfarin help in adults with atrial fibrillation?'],
      ['compared with aspirin?', 'Is apixaban better than aspirin in adults with atrial fibrillation?'],
      ['in children?', 'Is apixaban better than warfarin in children with atrial fibrillation?'],
      [
        'what about venous thromboembolism?',
        'Is apixaban better than warfarin in adults with venous thromboembolism?',
      ],
      [
        'bleeding?',
        'What is the effect of apixaban on bleeding in adults with atrial fibrillation compared with warfarin?',
      ],
    ],
  },
  {
    question: 'Does apixaban prevent stroke in atrial fibrillation?',
    cases: [
      [
        'and in patients with diabetes?',
        'Does apixaban prevent stroke in atrial fibrillation in patients with diabetes?',
      ],
      ['with cancer?', 'Does apixaban prevent stroke in atrial fibrillation with cancer?'],
      ['and in diabetes?', 'Does apixaban prevent stroke in atrial fibrillation in diabetes?'],
      ['what about patients with cancer?', 'Does apixaban prevent stroke in atrial fibrillation in cancer?'],
      ['in pulmonary embolism?', 'Does apixaban prevent stroke in pulmonary embolism?'],
      ['what about cancer instead?', 'Does apixaban prevent stroke in cancer?'],
      [
        'in patients with venous thromboembolism instead?',
        'Does apixaban prevent stroke in patients with venous thromboembolism?',
      ],
      [
        'and which dose in patients with cancer?',
        'Which dose of apixaban is best in atrial fibrillation and cancer?',
      ],
    ],
  },
  {
    question: 'Does dapagliflozin help in heart failure with reduced ejection fraction?',
    cases: [
      [
        'and in patients with heart failure with preserved ejection fraction?',
        'Does dapagliflozin help in patients with heart failure with preserved ejection fraction?',
      ],
    ],
  },
  {
    question: 'Apixaban riduce l’ictus nella fibrillazione atriale?',
    cases: [
      [
        'e nei pazienti con diabete?',
        'Apixaban riduce l’ictus nella fibrillazione atriale nei pazienti con diabete?',
      ],
      ['con cancro?', 'Apixaban riduce l’ictus nella fibrillazione atriale con cancro?'],
      [
        'e invece nei pazienti con embolia polmonare?',
        'Apixaban riduce l’ictus nei pazienti con embolia polmonare?',
      ],
    ],
  },
  {
    question: 'Senkt Apixaban Schlaganfälle bei Vorhofflimmern?',
    cases: [
      [
        'und bei Patienten mit Diabetes?',
        'Senkt Apixaban Schlaganfälle bei Vorhofflimmern bei Patienten mit Diabetes?',
      ],
      ['mit Krebs?', 'Senkt Apixaban Schlaganfälle bei Vorhofflimmern mit Krebs?'],
      [
        'und stattdessen bei Patienten mit Lungenembolie?',
        'Senkt Apixaban Schlaganfälle bei Patienten mit Lungenembolie?',
      ],
    ],
  },
  {
    question: '¿Reduce el apixaban el ictus en la fibrilación auricular?',
    cases: [
      [
        '¿y en pacientes con diabetes?',
        '¿Reduce el apixaban el ictus en la fibrilación auricular en pacientes con diabetes?',
      ],
      ['¿con cáncer?', '¿Reduce el apixaban el ictus en la fibrilación auricular con cáncer?'],
      [
        '¿y en cambio en pacientes con embolia pulmonar?',
        '¿Reduce el apixaban el ictus en pacientes con embolia pulmonar?',
      ],
    ],
  },
  {
    question: 'Hypertension in adults',
    cases: [
      ['and in pregnancy?', 'Hypertension in pregnancy'],
      ['amlodipine?', 'Does amlodipine help in adults with hypertension?'],
    ],
  },
  {
    question: 'Metformina è sicura nel diabete tipo 2?',
    cases: [
      ['e in gravidanza?', 'Metformina è sicura nel diabete tipo 2 in gravidanza?'],
      ['e nei bambini?', 'Metformina è sicura nel diabete tipo 2 nei bambini?'],
      ['e l’empagliflozin?', 'Empagliflozin è sicura nel diabete tipo 2?'],
      ['e nella gotta?', 'Metformina è sicura nella gotta?'],
      ['rispetto al placebo?', 'Metformina è sicura nel diabete tipo 2 rispetto a placebo?'],
      ['quale dose?', 'Quale dose di metformina in caso di diabete tipo 2?'],
      [
        'effetti collaterali?',
        'Quali sono gli effetti indesiderati di metformina in caso di diabete tipo 2?',
      ],
      ['a lungo termine?', 'Metformina è sicura nel diabete tipo 2 a lungo termine?'],
    ],
  },
  {
    question: 'Ist Apixaban bei Vorhofflimmern besser als Warfarin?',
    cases: [
      ['und bei Kindern?', 'Ist Apixaban bei Vorhofflimmern besser als Warfarin bei Kindern?'],
      ['Was ist mit Rivaroxaban?', 'Ist Rivaroxaban bei Vorhofflimmern besser als Warfarin?'],
      ['und bei Lungenembolie?', 'Ist Apixaban bei Lungenembolie besser als Warfarin?'],
      ['im Vergleich zu Aspirin?', 'Ist Apixaban bei Vorhofflimmern besser als Aspirin?'],
      ['Welche Dosis?', 'Welche Dosis von Apixaban bei Vorhofflimmern?'],
      ['Nebenwirkungen?', 'Welche Nebenwirkungen hat Apixaban bei Vorhofflimmern im Vergleich zu Warfarin?'],
      ['Wie lange?', 'Wie lange sollte Apixaban bei Vorhofflimmern gegeben werden?'],
      [
        'Ist es in der Schwangerschaft sicher?',
        'Ist Apixaban in der Schwangerschaft sicher bei Vorhofflimmern?',
      ],
    ],
  },
  {
    question: '¿Reduce la dapagliflozina la mortalidad en la insuficiencia cardíaca?',
    cases: [
      [
        '¿y en el embarazo?',
        '¿Reduce la dapagliflozina la mortalidad en la insuficiencia cardíaca en el embarazo?',
      ],
      ['¿y la empagliflozina?', '¿Reduce empagliflozina la mortalidad en la insuficiencia cardíaca?'],
      ['¿y en la diabetes tipo 2?', '¿Reduce la dapagliflozina la mortalidad en la diabetes tipo 2?'],
      [
        '¿frente a placebo?',
        '¿Reduce la dapagliflozina la mortalidad en la insuficiencia cardíaca en comparación con placebo?',
      ],
      ['¿qué dosis?', '¿Qué dosis de dapagliflozina en caso de insuficiencia cardíaca?'],
      [
        '¿efectos secundarios?',
        '¿Cuáles son los efectos adversos de dapagliflozina en caso de insuficiencia cardíaca?',
      ],
      ['¿y en niños?', '¿Reduce la dapagliflozina la mortalidad en la insuficiencia cardíaca en niños?'],
    ],
  },
])('after "$question"', ({ question, cases }) => {
  test.each(cases)('%s', (followUp, standalone) => {
    expect(restate(question, followUp)).toBe(standalone)
  })
})

describe('a follow-up that leans on nothing', () => {
  test.each([
    'Does apixaban prevent stroke in atrial fibrillation?',
    'What is the first-line treatment of gout?',
    'Wie wirksam ist Colchicin bei Gicht?',
    'What is the weather today?',
    'Write a poem about it',
    'and for Mr John Smith?',
    'why?',
    '???',
  ])('is taken as it is: %s', (followUp) => {
    expect(restate('Is metformin safe in type 2 diabetes?', followUp)).toBe(followUp)
  })
})

test('a restated question is understood as what was meant', () => {
  const restated = restate(
    'Is apixaban better than warfarin in adults with atrial fibrillation?',
    'and in children?',
  )

  const { intervention, comparator, population } = presentUnderstood(readQuestion(restated, lexicon))
  expect({ intervention, comparator }).toEqual({ intervention: ['apixaban'], comparator: ['warfarin'] })
  expect(population.toSorted()).toEqual(['atrial fibrillation', 'children'])
})

test.each([
  ['dexamethasone covid', 'without oxygen?', 'dexamethasone covid without oxygen'],
  [
    'dexamethasone covid without oxygen',
    'mortality?',
    'What is the effect of dexamethasone on mortality in covid and without oxygen?',
  ],
  ['alteplase stroke 3 hours', 'and after 6 hours?', 'alteplase stroke after 6 hours'],
  [
    'How long should rivaroxaban be given in atrial fibrillation?',
    'compared with warfarin?',
    'Is rivaroxaban better than warfarin in atrial fibrillation?',
  ],
])('%s, then %s', (question, followUp, whole) => {
  expect(restate(question, followUp)).toBe(whole)
})
