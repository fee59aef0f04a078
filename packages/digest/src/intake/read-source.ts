import type { Version } from '../fetch/fetch-public.ts'
import type { Source } from '../known-sources.ts'
import type { Story } from '../story.ts'
import { wordStory } from '../synopsis/word-story.ts'
import type { Readers } from './open-readers.ts'
import { readAgency } from './read-agency.ts'
import { readJournal } from './read-journal.ts'
import type { Reading, Told } from './reading.ts'

/** For all stories of a source together. */
const wordingMs = 120_000

/** Asks a source for what is new: an agency's feed, a journal by PubMed. Throws a sentence for the operator where it cannot be had. */
export async function readSource(
  source: Source,
  version: Version,
  since: Date,
  { news, research, model }: Readers,
  limits: { wordingMs: number } = { wordingMs },
): Promise<Reading> {
  const reading =
    source.medlineTitle === null
      ? await readAgency(source, version, news)
      : await readJournal(source, since, research)
  if (model === undefined || reading.told === undefined) return reading
  const signal = AbortSignal.timeout(limits.wordingMs)
  const told: Told[] = []
  for (const each of reading.told) {
    // Whatever is not worded when the time is over keeps its source's words.
    if ('refusal' in each || signal.aborted) told.push(each)
    else {
      const wording = wordStory(each.story, { model, lexicon: research.lexicon, signal })
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the model's limits are counted
      told.push({
        ...each,
        story: await wording.catch((error: unknown) => keepUnworded(each.story, error, signal)),
      })
    }
  }
  return { ...reading, told }
}

function keepUnworded(story: Story, error: unknown, signal: AbortSignal): Story {
  if (signal.aborted) return story
  throw error
}
