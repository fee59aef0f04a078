import { expect, test } from 'vitest'
import { readValues } from './figures.ts'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'

function valuesIn(text: string): string {
  return readValues(text, shippedLexicon.grammar.measures)
    .values.map(({ measure, bound, value, to, unit }) =>
      `${measure} ${bound} ${value}${to === null ? '' : ` to ${to}`} ${unit}`.trim(),
    )
    .join(', ')
}

test.each([
  ['K 5.9', 'potassium at 5.9 mmol/L'],
  ['K+ 5,8 mmol/l', 'potassium at 5.8 mmol/L'],
  ['creat 180', 'creatinine at 180 micromol/L'],
  ['creatinine 2.1 mg/dL', 'creatinine at 185.6 micromol/L'],
  ['Hb 74', 'haemoglobin at 74 g/L'],
  ['Hb 7.4 g/dL', 'haemoglobin at 74 g/L'],
  ['glucose 250 mg/dL', 'glucose at 13.88 mmol/L'],
  ['INR 3.2', 'INR at 3.2'],
  ['BP 150/90', 'systolic blood pressure at 150 mmHg, diastolic blood pressure at 90 mmHg'],
  ['eGFR <30', 'eGFR below 30 mL/min/1.73 m2'],
  ['eGFR of 22', 'eGFR at 22 mL/min/1.73 m2'],
  ['LDL over 4.9', 'LDL cholesterol above 4.9 mmol/L'],
  ['glicemia 250 mg/dl', 'glucose at 13.88 mmol/L'],
  ['Blutdruck unter 90', 'systolic blood pressure below 90 mmHg'],
  ['temp 38.5 HR 110', 'temperature at 38.5 °C, heart rate at 110 bpm'],
  ['HR 100-110', 'heart rate at 100 to 110 bpm'],
  ['sats 88–92%', 'oxygen saturation at 88 to 92 %'],
  ['K 5.5 - 6,0 mmol/l', 'potassium at 5.5 to 6 mmol/L'],
  ['creatinine 1.5-2 mg/dL', 'creatinine at 132.6 to 176.8 micromol/L'],
  ['BP 90-100/60', 'systolic blood pressure at 90 to 100 mmHg, diastolic blood pressure at 60 mmHg'],
  [
    'BP 130-140/80-85',
    'systolic blood pressure at 130 to 140 mmHg, diastolic blood pressure at 80 to 85 mmHg',
  ],
  ['CA 19-9', ''],
  // No figure lies there in any unit.
  ['Hb 12-2024', ''],
])('%s: %s', (text, values) => {
  expect(valuesIn(text)).toBe(values)
})

/** Each reading of a figure without a unit, where there are several. */
function unsureIn(text: string): string {
  return readValues(text, shippedLexicon.grammar.measures)
    .unsureValues.flatMap(({ readings }) => readings.map(({ unit, value }) => `${value.measure} ${unit}`))
    .join(', ')
}

test.each([
  ['bilirubin 2', 'bilirubin micromol/L, bilirubin mg/dL'],
  ['bilirubina 1,5', 'bilirubin micromol/L, bilirubin mg/dL'],
  ['Harnstoff 40', 'urea mmol/L, urea mg/dL'],
  ['creat 20', 'creatinine micromol/L, creatinine mg/dL'],
  ['magnesium 1.2', 'magnesium mmol/L, magnesium mg/dL, magnesium mEq/L'],
  ['phosphate 2.5', 'phosphate mmol/L, phosphate mg/dL'],
  ['CRP 15', 'CRP mg/L, CRP mg/dL'],
  ['ACR 30', 'urine albumin-creatinine ratio mg/g, urine albumin-creatinine ratio mg/mmol'],
  ['glucemia 35', 'glucose mmol/L, glucose mg/dL'],
  ['pCO2 12', 'PaCO2 mmHg, PaCO2 kPa'],
  ['neutrophils 55', 'neutrophils x10^9/L, neutrophils /µL, neutrophils %'],
  ['weight 180', 'weight kg, weight lb'],
  ['RR 44', 'systolic blood pressure mmHg, respiratory rate /min'],
])('%s: nobody can tell which is meant, so that nothing is read', (text, readings) => {
  expect(unsureIn(text)).toBe(readings)
  expect(valuesIn(text)).toBe('')
})

const rows = [...new Set([...shippedLexicon.grammar.measures.values()].flat())]

test.each(rows.filter(({ bare }) => Object.keys(bare).length > 1))(
  '$measure ($names.0): a figure without a unit is read only where one unit alone is plausible',
  ({ measure, names: [name = ''], bare }) => {
    const edges = Object.values(bare).flatMap(([least, most]) => [least, (least + most) / 2, most])
    for (const figure of edges.map((edge) => Number(edge.toPrecision(3))).filter((each) => each > 0)) {
      const meant = Object.entries(bare).filter(([, [least, most]]) => figure >= least && figure <= most)
      const { values, unsureValues } = readValues(`${name} ${figure}`, shippedLexicon.grammar.measures)

      expect
        .soft(unsureValues.flatMap(({ readings }) => readings.map(({ unit }) => unit)))
        .toEqual(meant.length > 1 ? meant.map(([unit]) => unit) : [])
      expect.soft(values.map((value) => value.measure)).toEqual(meant.length === 1 ? [measure] : [])
    }
  },
)

test.each([
  ['BUN 30', 'urea at 10.71 mmol/L'],
  ['bun 10', 'urea at 3.57 mmol/L'],
  ['BUN 12 mmol/L', 'urea at 12 mmol/L'],
  ['blood urea nitrogen 60', 'urea at 21.42 mmol/L'],
  ['azoto ureico 30', 'urea at 10.71 mmol/L'],
  ['urea 40 mg/dl', 'urea at 6.66 mmol/L'],
  ['Harnstoff-N 20 mg/dl', 'urea at 7.14 mmol/L'],
  ['BM 30', 'glucose at 30 mmol/L'],
  ['ANC 500', 'neutrophils at 0.5 x10^9/L'],
  ['BNP 300', 'BNP at 300 pg/mL'],
])('%s: a name may imply its unit', (text, values) => {
  expect(valuesIn(text)).toBe(values)
})

test.each([
  ['creatinine 90 µmol/L', 'creatinine at 90 micromol/L'],
  ['HbA1c 53', 'HbA1c at 7 %'],
  ['HbA1c 53 mmol/mol', 'HbA1c at 7 %'],
  ['temp 101', 'temperature at 38.33 °C'],
  ['WBC 15000', 'white cells at 15 x10^9/L'],
  ['albumin 3.2', 'albumin at 32 g/L'],
  ['eos 0.3', 'eosinophils at 300 cells/µL'],
  ['ionised calcium 1.1 mmol/L', 'ionised calcium at 1.1 mmol/L'],
  ['RR 150/90', 'systolic blood pressure at 150 mmHg, diastolic blood pressure at 90 mmHg'],
  [
    'gcs e3v4m5',
    'GCS eye response at 3, GCS verbal response at 4, GCS motor response at 5, Glasgow coma scale at 12',
  ],
])('%s: turned into the unit of the measure', (text, values) => {
  expect(valuesIn(text)).toBe(values)
})

test.each([
  ['CSF glucose 2.1', 'another specimen'],
  ['urine potassium 8', 'another specimen'],
  ['CA 19-9 raised', 'a tumour marker'],
  ['ferritin 50 fmol/mL', 'a unit that it does not have'],
])('%s: no value, but %s', (text) => {
  expect(valuesIn(text)).toBe('')
  expect(unsureIn(text)).toBe('')
})

test.each([
  ['creat 2.1', 'creatinine at 185.6 micromol/L'],
  ['Hb 7.4', 'haemoglobin at 74 g/L'],
  ['glucose 250', 'glucose at 13.88 mmol/L'],
])('%s: the range decides on a unit that is left out', (text, values) => {
  expect(valuesIn(text)).toBe(values)
})

test.each([
  ['K 59', 'no potassium is so high'],
  ['K 5 mg', 'a dose'],
  ['potassium 3 days', 'a time'],
  ['calcium 2 tabs', 'a count'],
  ['ramipril 5 mg bd', 'a dose'],
  ['K 5.9 kg', 'a unit of something else'],
])('%s: no value, but %s', (text) => {
  expect(valuesIn(text)).toBe('')
})

test.each([
  'target HbA1c below 6 in type 2 diabetes',
  'aim for a systolic BP of 120 in CKD',
  'Zielwert HbA1c 7',
  'obiettivo di LDL 70 mg/dL dopo infarto',
  'objetivo de LDL 70 mg/dL',
])('what is aimed at is no value of the patient: %s', (text) => {
  expect(valuesIn(text)).toBe('')
})

test('what the patient has is, beside what is aimed at', () => {
  expect(valuesIn('HbA1c 8.5, target LDL 1.8')).toBe('HbA1c at 8.5 %')
})
