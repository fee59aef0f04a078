import type { FeedEntry } from '../feed/read-feed.ts'
import type { Source } from '../known-sources.ts'
import { splitStorySentences } from '../story-sentences.ts'
import { type Story, storyId } from '../story.ts'
import { composeNews } from './compose-body.ts'
import type { SpecialityReader } from './specialities.ts'
import { questionOfTitle } from './story-question.ts'

/** Why no story is made of something, for the operator. */
export type Refusal = { refusal: string }

export type NewsReader = {
  specialities: SpecialityReader
  /** Words of sentences that say nothing of the matter, in small letters. */
  boilerplate: readonly string[]
}

/** A text that was cut by its source, or a sentence that was cut at a person's initial. */
const cutOff = /(?:…|\.\.\.|\[[^\]]*\]|\s\p{Lu}\.)\s*$/u

/** A news item from an entry of a source's feed, in the source's first sentences. */
export function tellNews(
  entry: FeedEntry,
  source: Source,
  { specialities, boilerplate }: NewsReader,
): Story | Refusal {
  const { title, link, description, pubDate } = entry
  if (link === null) return { refusal: 'it has no link' }
  if (pubDate === null) return { refusal: 'it has no date that can be read' }
  const url = link.replace(/^http:/u, 'https:')
  const sentences = splitStorySentences(description).filter(
    (sentence) => isWhole(sentence) && !boilerplate.some((words) => sentence.toLowerCase().includes(words)),
  )
  const body = composeNews(sentences, url)
  if (body === undefined) return { refusal: 'none of its sentences is whole and short enough' }
  return {
    id: storyId({ url }),
    kind: 'news',
    title: title.slice(0, 500).toWellFormed(),
    source: source.name,
    url,
    publishedAt: pubDate.slice(0, 10),
    specialities: specialities.read(title, description, source.specialities),
    ...body,
    question: questionOfTitle(title).slice(0, 500),
  }
}

/** Ends like a sentence and has enough words to be one. */
function isWhole(sentence: string): boolean {
  return /[.?!]["'”’)]*$/u.test(sentence) && !cutOff.test(sentence) && sentence.split(/\s+/u).length >= 4
}
