import { describe, expect, it } from 'vitest'
import { checkStory } from '../check-story.ts'
import type { FeedEntry } from '../feed/read-feed.ts'
import { known, newsReader, sources } from '../testing/shipped-readers.ts'
import { tellNews } from './news-story.ts'

const who = sources.find(({ shortName }) => shortName === 'WHO')
const entry: FeedEntry = {
  title: 'Cholera: Sudan declares an outbreak',
  link: 'https://www.who.int/news/item/1',
  description:
    'Sudan has declared an outbreak of cholera after 12 cases were confirmed. The U.S. Centers for Disease Control and Prevention sent 3 teams. Read more on our website.',
  pubDate: '2026-11-20T08:00:00.000Z',
  guid: '1',
}
function tell(change: Partial<FeedEntry> = {}) {
  if (who === undefined) throw new Error('WHO is listed')
  return tellNews({ ...entry, ...change }, who, newsReader)
}

describe('news', () => {
  it('is told in the first sentences of its source, each with itself as its source', () => {
    const story = tell()

    expect(story).toMatchObject({
      kind: 'news',
      source: 'World Health Organization',
      url: 'https://www.who.int/news/item/1',
      publishedAt: '2026-11-20',
      body: 'Sudan has declared an outbreak of cholera after 12 cases were confirmed. The U.S. Centers for Disease Control and Prevention sent 3 teams.',
      question: 'What is known about this: Cholera: Sudan declares an outbreak?',
    })
    expect(story).toHaveProperty('specialities.0', 'infectious-diseases')
    expect(checkStory(story, known)).toEqual([])
  })

  it('is told in 60 words at most, in whole sentences', () => {
    const sentences = [1, 2, 3, 4].map((nth) => `${'Many words stand here '.repeat(5)}${nth}.`)

    const story = tell({ description: sentences.join(' ') })

    expect(story).toHaveProperty('body', sentences.slice(0, 2).join(' '))
  })

  it.each([
    [
      'up to a sentence that says nothing of the matter',
      'The agency approved drug X for adults with asthma. Read more on our website. It may be used by everyone.',
      'The agency approved drug X for adults with asthma.',
    ],
    [
      'with a sentence that only has words of those',
      'The agency approved drug X for adults. Patients who sign up must know that it raised mortality in children. It may be used by everyone.',
      'The agency approved drug X for adults. Patients who sign up must know that it raised mortality in children. It may be used by everyone.',
    ],
    [
      'up to a sentence that is cut off',
      'The agency approved drug X for adults. It was tried in 12 countries and […] It may be used by everyone.',
      'The agency approved drug X for adults.',
    ],
    [
      'after a date line',
      'Geneva, 20 November 2026\nThe agency approved drug X for adults with asthma.',
      'The agency approved drug X for adults with asthma.',
    ],
    [
      'up to the last that nothing takes back',
      `The agency met today. The agency approved drug X for adults. It must never be taken ${'in this or that way '.repeat(12)}by children.`,
      'The agency met today.',
    ],
  ])('is told %s', (_, description, body) => {
    expect(tell({ description })).toHaveProperty('body', body)
  })

  it('loses no half of a sentence: what it says after a semicolon may be the warning', () => {
    const sentence = `The drug lowers blood pressure in most people; in pregnant women it must never be taken, ${'and this is so for all strengths '.repeat(9)}too.`

    expect(tell({ description: sentence })).toHaveProperty('refusal')
  })

  it.each([
    [{ link: null }, 'it has no link'],
    [{ pubDate: null }, 'it has no date that can be read'],
    [{ description: '' }, 'its first sentence is not whole, too long or taken back'],
    [
      { description: 'The outbreak in Sudan has gone on for many […]' },
      'its first sentence is not whole, too long or taken back',
    ],
    [{ description: `${'word '.repeat(80)}end.` }, 'its first sentence is not whole, too long or taken back'],
  ])('is none where %o', (change, refusal) => {
    expect(tell(change)).toEqual({ refusal })
  })
})
