import type { Understood } from '@auscult/contract/ai/ai.ts'
import { describe, expect, test } from 'vitest'
import { presentUnderstood } from '../../question/present-understood.ts'
import { readQuestion } from '../../question/read-question.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import { applyEdit } from './apply-edit.ts'

function read(question: string): Understood {
  return presentUnderstood(readQuestion(question, lexicon))
}

const termsOf = ({ concepts }: Understood) => concepts.map(({ term }) => term)

describe('how a question was read', () => {
  const question = 'Does metformin reduce mortality in type 2 diabetes compared with insulin?'

  test('is searched for by the treatment put in, and no longer by the one taken out', () => {
    const edited = applyEdit(read(question), { intervention: ['empagliflozin'] }, lexicon)

    expect(edited.intervention).toEqual(['empagliflozin'])
    expect(termsOf(edited)).toContain('empagliflozin')
    expect(termsOf(edited)).not.toContain('metformin')
    expect(edited.population).toEqual(['type 2 diabetes'])
  })

  test('takes abbreviations and names of other languages', () => {
    const edited = applyEdit(read(question), { population: ['CKD', 'Vorhofflimmern'] }, lexicon)

    expect(edited.population).toEqual(['chronic kidney disease', 'atrial fibrillation'])
    expect(edited.concepts.find(({ term }) => term === 'chronic kidney disease')?.forms).toContain('CKD')
  })

  test('searches a term the lexicon does not know as typed', () => {
    const edited = applyEdit(read(question), { outcome: ['zumbaria'] }, lexicon)

    expect(edited.outcome).toEqual(['zumbaria'])
    expect(edited.concepts).toContainEqual({
      term: 'zumbaria',
      type: 'word',
      matched: 'zumbaria',
      forms: ['zumbaria'],
    })
    expect(termsOf(edited)).not.toContain('death')
  })

  test('keeps a term that is left in place, and drops a part that is emptied', () => {
    const before = read(question)

    const edited = applyEdit(before, { population: ['type 2 diabetes', 'children'], comparator: [] }, lexicon)

    expect(edited.population).toEqual(['type 2 diabetes', 'children'])
    expect(edited.comparator).toEqual([])
    expect(termsOf(edited)).not.toContain('insulin')
  })

  test('changes its kind alone', () => {
    const before = read(question)

    expect(applyEdit(before, { kind: 'harm' }, lexicon)).toEqual({ ...before, kind: 'harm' })
  })

  test('no longer excludes what was taken out of the people', () => {
    const before = read('Does aspirin prevent stroke in adults without diabetes?')

    const edited = applyEdit(before, { population: ['adults'] }, lexicon)

    expect(before.excluded).not.toEqual([])
    expect(edited.excluded).toEqual([])
  })
})
