import { describe, expect, test } from 'vitest'
import { toStemQuery } from './query-stems.ts'
import { understoodFromWords } from '../testing/understood-from-words.ts'

function queryOf(question: string) {
  return toStemQuery(question, understoodFromWords(question))
}

describe('a question as the second stage reads it', () => {
  test('an adjective counts as its noun, a little less than the word itself', () => {
    const query = queryOf('cancer of the ovary')

    const ovarian = query.aliases.find(({ terms }) => terms.includes('ovarian'))
    expect(ovarian?.covers.map((place) => query.stems[place])).toEqual(['ovari'])
    expect(ovarian?.strength).toBeLessThan(1)
  })

  test('the letters of words that follow one another stand for them', () => {
    const query = queryOf('Is double balloon enteroscopy safe?')

    const letters = query.aliases.find(({ terms }) => terms.includes('dbe'))
    expect(letters?.covers).toHaveLength(3)
    expect(query.related).toContain('dbe')
  })

  test('but not the letters of two concepts that stand side by side', () => {
    const query = toStemQuery('FIT vs colonoscopy', {
      ...understoodFromWords('FIT colonoscopy'),
      concepts: [
        { term: 'faecal immunochemical test', type: 'test', matched: 'FIT', forms: ['FIT'] },
        { term: 'colonoscopy', type: 'procedure', matched: 'colonoscopy', forms: ['colonoscopy'] },
      ],
    })

    expect(query.related).not.toContain('fvc')
  })

  test('words that the question has itself are not taken twice', () => {
    const query = queryOf('renal disease of the kidney')

    expect(query.aliases.flatMap(({ terms }) => terms)).not.toContain('renal')
  })
})
