import { describe, expect, it } from 'vitest'
import { checkQuestion, completeQuestion } from './question-check.ts'

const wordsOf = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('checkQuestion', () => {
  it.each([
    ['nothing but white space', ' \n\t ', 'empty'],
    ['three words', 'metformin in pregnancy', 'too-short'],
    ['four words', 'is metformin safe here', null],
    ['a hundred words', wordsOf(100), null],
    ['a hundred and one words', wordsOf(101), 'too-long'],
    ['four words of more than 2000 characters', `a b c ${'d'.repeat(2_000)}`, 'too-long'],
  ])('%s', (_title, question, problem) => {
    expect(checkQuestion(question, 'clinical').problem).toBe(problem)
  })

  it('counts runs of anything but white space, whatever separates them', () => {
    expect(checkQuestion('  one\n\ntwo\u00a0three\tfour ', 'clinical').words).toBe(4)
  })
})

describe('completeQuestion', () => {
  const patterns = ['What does the evidence say about {{words}}?']

  it('makes a whole question of a few words', () => {
    expect(completeQuestion(' immunotherapy   TNBC ', patterns, ['is'])).toEqual([
      'What does the evidence say about immunotherapy TNBC?',
    ])
  })

  it('leaves a question that was begun to the person', () => {
    expect(completeQuestion('Is aspirin safe', patterns, ['is'])).toEqual([])
    expect(completeQuestion('aspirin after stroke?', patterns, ['is'])).toEqual([])
  })

  it('takes what was typed literally', () => {
    expect(completeQuestion('$& dose', patterns, [])).toEqual(['What does the evidence say about $& dose?'])
  })
})
