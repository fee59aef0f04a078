import { expect, test } from 'vitest'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { readQuestion } from './read-question.ts'

const unknownOf = (question: string) => readQuestion(question, shippedLexicon).unknownName

test('hears a disease that the lexicon does not have', () => {
  expect(unknownOf('malattia di Erdheim-Chester BRAF+, vemurafenib che dose?')).toBe('erdheim')
  expect(unknownOf('vemurafenib dose in Erdheim-Chester')).toBe('chester')
  expect(unknownOf('Susac-Syndrom, Rituximab?')).toBe('susac')
  expect(unknownOf('síndrome de Susac, ¿rituximab?')).toBe('susac')
  expect(unknownOf('Schnitzler syndrome canakinumab interval')).toBe('schnitzler')
})

test('hears none where the disease is known or the words are everyday ones', () => {
  expect(unknownOf("Crohn's disease, infliximab or adalimumab")).toBeNull()
  expect(unknownOf('morbo di Parkinson, pramipexolo?')).toBeNull()
  expect(unknownOf('stable disease on pembrolizumab')).toBeNull()
  expect(unknownOf('malattia di base stabile, sospendo aspirina?')).toBeNull()
  expect(unknownOf('Apotheker-Broschüre plus Arztinfo bei älteren Patienten')).toBeNull()
  expect(unknownOf('Child-Pugh B, apixaban in AF')).toBeNull()
})
