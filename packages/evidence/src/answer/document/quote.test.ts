import { expect, test } from 'vitest'
import type { Section } from '../../corpus/document.ts'
import { documentSentences } from '../../corpus/text-index/indexed-lines.ts'
import { readRecord } from '../../record/read-record.ts'
import { makeArticle } from '../../record/testing/article.fixture.ts'
import { buildLexicon } from '../../understand/lexicon/lexicon.ts'
import { chooseQuote } from './quote.ts'

const lexicon = buildLexicon([])
const asked = {
  kind: 'treatment' as const,
  concepts: [{ term: 'aspirin', type: 'drug' as const, matched: 'aspirin', forms: ['aspirin'] }],
  intervention: ['aspirin'],
}
const plain: Parameters<typeof chooseQuote>[1] = { effect: null, directionSentence: null }

/** The quote where the search likes the first sentence best. */
function quoteOf(sections: Section[], appraisal = plain) {
  const document = makeArticle({ title: 'Aspirin and stroke', sections })
  const bestSentence = documentSentences(document)[0] ?? { text: '', section: null }
  const record = readRecord(document, lexicon)
  return chooseQuote({ document, record, bestSentence }, appraisal, asked)
}

const background = {
  label: 'BACKGROUND',
  text: 'Aspirin reduces stroke in other trials (HR 0.5, 95% CI 0.4 to 0.6).',
}
const registration = { label: 'TRIAL REGISTRATION', text: 'Aspirin trial, NCT00000001.' }

test('a conclusion is quoted before a background sentence that shares more words', () => {
  const quote = quoteOf([background, { label: 'CONCLUSION', text: 'It helped little.' }, registration])

  expect(quote).toEqual({ text: 'It helped little.', section: 'CONCLUSION' })
})

test('the effect of an earlier trial is not quoted as that of this one', () => {
  const effect = { text: 'HR 0.5, 95% CI 0.4 to 0.6', low: 0.4 }
  const result = { label: 'RESULTS', text: 'Aspirin made no difference.' }

  const quote = quoteOf([background, result], { ...plain, effect })

  expect(quote.text).toBe('Aspirin made no difference.')
})

test('a paper that tells no finding is quoted by its method, and one that tells nothing by its title', () => {
  const method = { label: 'METHODS', text: 'Aspirin was given to 40 people.' }

  expect(quoteOf([background, method]).text).toBe(method.text)
  expect(quoteOf([background, registration])).toEqual({ text: 'Aspirin and stroke', section: null })
})
