import { expect, it } from 'vitest'
import { specialities } from '../testing/shipped-readers.ts'

it.each([
  ['Dapagliflozin in patients with heart failure', 'cardiology'],
  ['First gene therapy for sickle cell disease', 'haematology'],
  ['Measles outbreak in several states', 'infectious-diseases'],
  ['Lithium in bipolar disorder', 'psychiatry'],
])('%s concerns %s', (title, speciality) => {
  expect(specialities.read(title, '', [])[0]).toBe(speciality)
})

it('what names nothing concerns whom its source does', () => {
  expect(specialities.read('A new building opens', '', ['geriatrics'])).toEqual(['geriatrics'])
  expect(specialities.read('A new building opens', '', [])).toEqual([])
})
