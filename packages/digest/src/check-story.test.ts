import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStory, isKnownHost } from './check-story.ts'
import { readKnown } from './known-sources.ts'
import { canonicalUrl, type Story, storyId } from './story.ts'

const known = readKnown(join(import.meta.dirname, '../../../content'))
const pubmed = 'https://pubmed.ncbi.nlm.nih.gov/31535829/'

const research: Story = {
  id: 'pmid:31535829',
  kind: 'research',
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  source: 'New England Journal of Medicine',
  url: pubmed,
  publishedAt: '2019-11',
  specialities: ['cardiology'],
  body: 'Key findings: Death or worsening heart failure occurred in 16.3% and 21.2%.\nConclusion: The risk was lower with dapagliflozin.',
  claims: [
    {
      text: 'Death or worsening heart failure occurred in 16.3% and 21.2%.',
      quote:
        'The primary outcome occurred in 386 of 2373 patients (16.3%) and in 502 of 2371 patients (21.2%).',
      url: pubmed,
    },
    {
      text: 'The risk was lower with dapagliflozin.',
      quote: 'The risk was lower among those who received dapagliflozin.',
      url: pubmed,
    },
  ],
  evidence: { documentId: 'pmid:31535829' },
  question: 'In adults with heart failure, how does dapagliflozin compare with placebo?',
}
const faultsOf = (change: Partial<Story>) =>
  checkStory({ ...research, ...change }, known).map(({ fault }) => fault)

describe('a story', () => {
  it('that holds has no faults', () => {
    expect(checkStory(research, known)).toEqual([])
  })

  it('has a number that its source does not have', () => {
    const body = research.body.replace('16.3%', '16.4%')
    const claims = research.claims.map((claim) => ({ ...claim, text: claim.text.replace('16.3%', '16.4%') }))

    expect(checkStory({ ...research, body, claims }, known)).toEqual([
      {
        fault: 'number-not-in-quote',
        about: "16.4 in 'Death or worsening heart failure occurred in 16.4% and 21.2%.'",
      },
    ])
  })

  it('says something that nothing stands for', () => {
    expect(faultsOf({ body: `${research.body} It should be used.` })).toEqual(['sentence-without-claim'])
  })

  it('claims something that it does not say', () => {
    expect(
      faultsOf({ claims: [...research.claims, { text: 'More.', quote: 'More.', url: pubmed }] }),
    ).toEqual(['claim-without-sentence'])
  })

  it('is longer than it may be, labels counted', () => {
    const long = `${'word '.repeat(72)}end.`
    const body = `Key findings: ${long}\nConclusion: The risk was lower with dapagliflozin.`

    expect(
      faultsOf({ body, claims: [{ text: long, quote: long, url: pubmed }, ...research.claims.slice(1)] }),
    ).toEqual(['length'])
  })

  it('of research lacks a line that says what follows', () => {
    expect(faultsOf({ body: research.body.replace('Conclusion: ', '') })).toEqual(['label'])
  })

  it('leads where nobody is known', () => {
    expect(faultsOf({ url: 'https://news.example/1' })).toEqual(['unknown-host'])
    expect(faultsOf({ kind: 'news', source: 'Daily Health' })).toEqual(['unknown-source'])
    expect(faultsOf({ specialities: ['astrology'] })).toEqual(['unknown-speciality'])
  })

  it.each([
    { url: 'http://pubmed.ncbi.nlm.nih.gov/1/' },
    { url: 'javascript:alert(1)' },
    { image: 'http://x.example/a.png' },
    { publishedAt: '2026-02-30' },
    { publishedAt: 'yesterday' },
    { claims: [] },
    { id: 'one' },
  ])('has not its shape with %o', (change) => {
    expect(faultsOf(change)).toContain('shape')
  })
})

it('takes no host for known that only ends like one', () => {
  expect(isKnownHost('tools.cdc.gov', known.hosts)).toBe(true)
  expect(isKnownHost('notcdc.gov', known.hosts)).toBe(false)
  expect(isKnownHost('cdc.gov.example', known.hosts)).toBe(false)
})

it('gives the same work the same id, however its link is written', () => {
  expect(canonicalUrl('http://www.who.int/news/item/?utm_source=rss&b=2&a=1#top')).toBe(
    'https://who.int/news/item?a=1&b=2',
  )
  expect(storyId({ url: 'https://www.who.int/news/' })).toBe(storyId({ url: 'https://who.int/news#x' }))
  expect(storyId({ doi: '10.1056/NEJMoa1911303', url: pubmed })).toBe('doi:10.1056/nejmoa1911303')
})
