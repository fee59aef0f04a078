import { expect, it } from 'vitest'
import { wordsOfStems } from './words-of-stems.ts'

it('gives the words that were asked for their stems, each once', () => {
  const stems = ['dapagliflozin', 'reduc', 'hospit', 'failur', 'studi', 'hospit']

  const words = wordsOfStems(stems, [
    'Does dapagliflozin reduce Hospitalisation?',
    'heart failure',
    'a study',
  ])

  expect(words).toEqual(['dapagliflozin', 'reduce', 'Hospitalisation', 'failure', 'study'])
})

it('leaves out a stem of which there is no word', () => {
  expect(wordsOfStems(['xyz', 'heart'], ['heart failure'])).toEqual(['heart'])
})
