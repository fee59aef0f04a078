import { expect, test } from 'vitest'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { readQuestion } from './read-question.ts'

const read = (typed: string) => readQuestion(typed, shippedLexicon)
const deducedFrom = (typed: string) => read(typed).deduced.map(({ concept }) => concept.term)

test.each([
  ['K 6.8 ecg changes what now', 'hyperkalaemia'],
  ['Na 112 con convulsiones', 'hyponatraemia'],
  ['TSH 45 tired, start dose?', 'hypothyroidism'],
  ['ferritin 6 Hb 9.8 iv or oral', 'iron deficiency anaemia'],
  ['3 wk old 38.4', 'fever'],
  ['lactante 2 meses 38,7', 'fever'],
  ['pH 7.1 ketones 5 glucose 28 fluids?', 'diabetic ketoacidosis'],
  ['26F 34 weeks bp 165/110 headache', 'pre-eclampsia'],
  ['melaena hb 7.2 known cirrhosis', 'variceal bleeding'],
  ['dolor flanco fiebre disuria', 'pyelonephritis'],
  ['lipase 900 epigastric pain', 'acute pancreatitis'],
])('%s tells %s', (typed, term) => {
  expect(deducedFrom(typed)).toContain(term)
})

test('a figure without a unit is in the system of those that can be in no other', () => {
  const { patient } = read('19f gluc 34 ketones 5.2 ph 7.12 vomiting, insulin rate')

  expect(patient.unsureValues).toEqual([])
  expect(patient.values.find(({ measure }) => measure === 'glucose')?.value).toBe(34)
  expect(read('gluc 34, insulin rate').patient.unsureValues).toHaveLength(1)
})

test.each([
  ['a figure within its limits', 'K 5.1 ecg changes', 'hyperkalaemia'],
  ['a bound that leaves it open', 'eGFR under 90, contrast?', 'chronic kidney disease'],
  ['what is named', 'hyperkalaemia K 6.8', 'hyperkalaemia'],
  ['what is ruled out', 'K 6.8 pseudohyperkalaemia, no hyperkalaemia', 'hyperkalaemia'],
  ['a lasting state beside a named disease', 'gout flare egfr 27', 'chronic kidney disease'],
  ['hypertension in pregnancy', '26F 34 weeks bp 165/110', 'hypertension'],
  ['cystitis in a man', '70M burning on urination', 'cystitis'],
])('%s tells nothing more: %s', (_, typed, term) => {
  expect(deducedFrom(typed)).not.toContain(term)
})

test('a treatment that tells the disease is not asked about', () => {
  const { acts, deduced } = read('temp 38.9 neutrophils 0.3 day 8 chemo')

  expect(deduced.map(({ concept }) => concept.term)).toContain('febrile neutropenia')
  expect(acts.find(({ concept }) => concept.term === 'chemotherapy')?.role).toBe('current')
})

test('every disease and finding of the deductions is in the lexicon', () => {
  const { deductions } = shippedLexicon.grammar
  const terms = deductions.flatMap(({ problem, when }) => [
    problem,
    ...when.flatMap(({ concepts }) => concepts),
  ])

  expect(deductions.length).toBeGreaterThan(30)
  expect(terms.filter((term) => shippedLexicon.find(term) === undefined)).toEqual([])
})

test('every measure of the deductions is one that is read', () => {
  const { deductions, measures } = shippedLexicon.grammar
  const known = new Set([...measures.values()].flat().map(({ measure }) => measure))
  const named = deductions.flatMap(({ when }) => when.flatMap(({ measure }) => measure ?? []))

  expect(named.filter((measure) => !known.has(measure) && measure !== 'diastolic blood pressure')).toEqual([])
})
