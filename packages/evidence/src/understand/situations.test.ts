import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadGrammar } from '../question/grammar.ts'
import { readSituations } from './situations.ts'
import { readWords } from './words.ts'

const { situations } = await loadGrammar(resolve(import.meta.dirname, '../../../../content/lexicon/grammar'))
const read = (text: string, language: 'en' | 'de' | 'it' | 'es' = 'en') => {
  const words = readWords(text)
  return readSituations(words, situations[language], (at) => words[at - 1]?.folded === 'not')
}

test.each([
  ['previously untreated myeloma', 'en', ['line=first']],
  ['myeloma, failed bortezomib', 'en', ['line=later']],
  ['mild to moderate colitis', 'en', ['severity=mild', 'severity=moderate']],
  ['ivig second course on the ward', 'en', ['line=repeat', 'setting=hospital']],
  ['metastasiertes Melanom, Erstlinie', 'de', ['stage=advanced', 'line=first']],
  ['prevenzione primaria', 'it', ['event=first', 'aim=prevention']],
  ['cáncer resecado, adyuvante', 'es', ['line=adjuvant', 'stage=early']],
  ['what helps', 'en', []],
] as const)('"%s" (%s) tells of %j', (text, language, told) => {
  expect(read(text, language).toSorted()).toEqual(told.toSorted())
})

test('what is denied tells of nothing', () => {
  expect(read('not severe')).toEqual([])
})
