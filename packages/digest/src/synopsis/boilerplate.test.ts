import { expect, it } from 'vitest'
import { newsReader } from '../testing/shipped-readers.ts'
import { isBoilerplate } from './boilerplate.ts'

it.each([
  'Read more on our website.',
  'Sign up for our letters!',
  'The post Cholera in Sudan appeared first on WHO.',
  'FOR IMMEDIATE RELEASE:',
  'Copyright 2026 the agency, all rights reserved.',
])('%s says nothing', (sentence) => {
  expect(isBoilerplate(sentence, newsReader.boilerplate)).toBe(true)
})

it.each([
  'Patients who sign up for the registry must know that the drug raised mortality in children.',
  'Read more than one label before you take it, because the drug raised mortality in children who had it with other ones.',
  'The press office of the agency has found 12 cases.',
])('%s may be what matters', (sentence) => {
  expect(isBoilerplate(sentence, newsReader.boilerplate)).toBe(false)
})
