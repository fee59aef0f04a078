import type { FeedEntry } from '../feed/read-feed.ts'
import type { Source } from '../known-sources.ts'
import { splitStorySentences } from '../story-sentences.ts'
import { type Story, storyId } from '../story.ts'
import { isBoilerplate } from './boilerplate.ts'
import { composeNews } from './compose-body.ts'
import type { SpecialityReader } from './specialities.ts'
import { questionOfTitle } from './story-question.ts'

/** Why no story is made of something, for the operator. */
export type Refusal = { refusal: string }

export type NewsReader = {
  specialities: SpecialityReader
  /** Sentences that say nothing of the matter, as `isBoilerplate` takes them. */
  boilerplate: readonly string[]
}

/** A text that was cut by its source, at its end or before it, or a sentence that was cut at a person's initial. */
const cutOff = /\[\s*(?:…|\.\.\.)\s*\]|(?:…|\.\.\.|\[[^\]]*\]|\s\p{Lu}\.)\s*$/u

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
  const { sentences, next } = listFirst(splitStorySentences(description), boilerplate)
  const body = composeNews(sentences, next, url)
  if (body === undefined) return { refusal: 'its first sentence is not whole, too long or taken back' }
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

/**
 * The sentences from the first on that tells something, up to the first that does not or is not whole, which is `next`. Headings and date
 * lines may stand before the first; a sentence is never passed over.
 */
function listFirst(
  all: readonly string[],
  boilerplate: readonly string[],
): { sentences: string[]; next: string | undefined } {
  const isEmpty = (sentence: string) => isBoilerplate(sentence, boilerplate)
  const from = all.findIndex((sentence) => endsLikeSentence.test(sentence) && !isEmpty(sentence))
  const rest = from < 0 ? [] : all.slice(from)
  const gap = rest.findIndex((sentence) => !isWhole(sentence) || isEmpty(sentence))
  return { sentences: gap < 0 ? rest : rest.slice(0, gap), next: gap < 0 ? undefined : rest[gap] }
}

const endsLikeSentence = /(?:[.?!]|…|\])["'”’)]*$/u

/** Ends like a sentence and has enough words to be one. */
function isWhole(sentence: string): boolean {
  return /[.?!]["'”’)]*$/u.test(sentence) && !cutOff.test(sentence) && sentence.split(/\s+/u).length >= 4
}
