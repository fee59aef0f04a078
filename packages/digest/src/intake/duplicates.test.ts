import { expect, it } from 'vitest'
import { storyId } from '../story.ts'
import { known } from '../testing/shipped-readers.ts'
import { Duplicates, type KnownStory } from './duplicates.ts'

const told = (change: Partial<KnownStory> = {}): KnownStory => {
  const url = change.url ?? 'https://www.who.int/news/item/1'
  return {
    id: storyId({ url }),
    kind: 'news',
    title: 'WHO prequalifies a new oral cholera vaccine',
    url,
    publishedAt: '2026-11-20',
    ...change,
  }
}
const elsewhere = 'https://www.paho.org/en/news/7'
const seen = new Duplicates([told()])

it.each([
  ['the same link, written otherwise', { url: 'https://who.int/news/item/1/?utm_source=rss' }],
  [
    'nearly the same title a day later',
    { url: elsewhere, publishedAt: '2026-11-21', title: 'WHO prequalifies new oral cholera vaccine' },
  ],
  ['the same work', { id: told().id, url: elsewhere, title: 'Another title of the same thing entirely' }],
])('knows %s', (_, change) => {
  expect(seen.has(told(change))).toBe(true)
})

it.each([
  ['the same title a week later', { url: elsewhere, publishedAt: '2026-11-27' }],
  ['another number of a series', { url: elsewhere, title: 'WHO prequalifies a new oral cholera vaccine 2' }],
  ['another matter', { url: elsewhere, title: 'WHO prequalifies a new malaria vaccine for children' }],
  ['a paper of that title', { url: elsewhere, kind: 'research' as const }],
])('takes %s for something else', (_, change) => {
  expect(seen.has(told(change))).toBe(false)
})

it('takes no two stories for one because both lead to the front page of a site', () => {
  const site = 'https://www.who.int'
  const first = new Duplicates([told({ id: `url:${'1'.repeat(32)}`, url: site })], known.frontPages)

  expect(
    first.has(told({ id: `url:${'2'.repeat(32)}`, url: site, title: 'Measles in Europe: cases doubled' })),
  ).toBe(false)
})

it('takes no two titles of a few words for one', () => {
  const weekly = new Duplicates([told({ title: 'Weekly report' })])

  expect(weekly.has(told({ url: elsewhere, title: 'Weekly report' }))).toBe(false)
})
