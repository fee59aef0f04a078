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

it.each([
  'Histogram analysis with automated extraction of brain-tissue region from whole-brain CT images',
  'Development and validation of the Cognition Test Battery for Spaceflight',
  'Effect on survey response rate of hand written versus printed signature on a covering letter',
  'Quality of life, costs and adverse events in a randomised trial of two letters to adults',
])('of no speciality here is %s', (title) => {
  expect(specialities.read(title, '', [])).toEqual([])
})

it('a source that concerns one does not make a work of no speciality another one’s', () => {
  expect(specialities.read('Cognition and quality of life after spaceflight', '', ['ophthalmology'])).toEqual(
    ['ophthalmology'],
  )
})
