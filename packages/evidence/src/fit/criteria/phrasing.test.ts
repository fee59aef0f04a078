import { expect, test } from 'vitest'
import { contentTerms } from '../../text/terms.ts'
import { phrasesIn } from './phrasing.ts'

const phrases = ['woke up with hemiparesis, lyse?', 'ictus al risveglio, trombolisi?']
const inQuestion = (question: string, rarityOf: (stem: string) => number = () => 3) =>
  phrasesIn(phrases, new Set(contentTerms(question)), rarityOf)

test('the phrase that has most in common with a question is told', () => {
  expect(inQuestion('74F woke up with hemiparesis at 6, can I lyse her').nearest).toBe(phrases[0])
  expect(inQuestion('donna 74 anni, ictus al risveglio: trombolisi si o no').nearest).toBe(phrases[1])
})

test('chatter around a phrase takes nothing away from it', () => {
  const plain = inQuestion(phrases[0] ?? '')
  const chatty = inQuestion(`busy night, family in the corridor, ${phrases[0]} thanks so much`)

  expect(plain.share).toBe(1)
  expect(chatty).toEqual(plain)
})

test('words that every candidate has say nothing', () => {
  expect(inQuestion('woke up with hemiparesis, lyse?', () => 0)).toEqual({
    information: 0,
    share: 0,
    both: 0,
    nearest: '',
  })
})

test('one word of many phrases is less than most words of one', () => {
  const [one, most] = [inQuestion('hemiparesis and ictus'), inQuestion('woke up with hemiparesis')]

  expect(one.both).toBeLessThan(most.both)
})
