import type { Story } from '@auscult/digest/story.ts'
import { makeArticle } from '@auscult/evidence/record/testing/article.fixture.ts'
import { expect, it } from 'vitest'
import { checkIndependently } from './check-independently.ts'

const url = 'https://pubmed.ncbi.nlm.nih.gov/1/'
const found = 'Death occurred in 16.3% and 21.2%.'
const concluded = 'The drug helped.'
const paper = makeArticle({ sections: [{ label: null, text: `${found} ${concluded}` }] })
const story = (changed: string): Story => ({
  id: 'pmid:1',
  kind: 'research',
  title: 'A drug',
  source: 'Lancet',
  url,
  publishedAt: '2026',
  specialities: [],
  body: `Key findings: ${changed}\nConclusion: ${concluded}`,
  claims: [
    { text: changed, quote: found, url },
    { text: concluded, quote: concluded, url },
  ],
  question: 'Does it help?',
})

it('finds nothing in a story that holds', () => {
  expect(checkIndependently(story(found), paper)).toEqual({
    isWithinLength: true,
    sentences: 2,
    figures: 2,
    strayFigures: [],
    alteredQuotes: [],
    turns: [],
    unclaimed: '',
  })
})

it('finds a figure of which only a part stands in the source', () => {
  expect(checkIndependently(story('Death occurred in 16.3% and 1.2%.'), paper).strayFigures).toEqual(['1.2'])
})

it('finds a quote that the paper does not have, and a sentence without one', () => {
  const altered = story(found)
  altered.claims[1] = { text: concluded, quote: 'The drug cured.', url }
  altered.body += ' Use it.'

  expect(checkIndependently(altered, paper)).toMatchObject({
    alteredQuotes: ['The drug cured.'],
    unclaimed: 'Use it.',
  })
})

it('finds a sentence that lost what turns it, before or after its end', () => {
  const lower = 'Death was less frequent; this was not significant.'
  const taken = `${lower} However, it was not so in women. ${concluded}`
  const told = story('Death was less frequent.')
  const [finding, conclusion] = told.claims
  if (finding === undefined || conclusion === undefined) throw new Error('it has two claims')
  const claims = [{ ...finding, quote: lower }, conclusion]

  const { turns } = checkIndependently(
    { ...told, claims },
    makeArticle({ sections: [{ label: null, text: taken }] }),
  )

  expect(turns).toEqual(['this was not significant.', 'However, it was not so in women.'])
})

it('finds what news leaves out in the middle', () => {
  const [approved, harm, use] = [
    'It was approved.',
    'It raised mortality in children.',
    'Anybody may use it.',
  ]
  const news: Story = {
    ...story(''),
    kind: 'news',
    body: `${approved} ${use}`,
    claims: [approved, use].map((text) => ({ text, quote: text, url })),
  }

  const { turns } = checkIndependently(
    news,
    makeArticle({ sections: [{ label: null, text: `${approved} ${harm} ${use}` }] }),
  )

  expect(turns).toEqual([harm])
})

it('finds a body that is too long', () => {
  expect(checkIndependently(story(`${'word '.repeat(80)}end.`), paper).isWithinLength).toBe(false)
})
