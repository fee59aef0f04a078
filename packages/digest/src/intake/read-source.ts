import type { Version } from '../fetch/fetch-public.ts'
import type { Source } from '../known-sources.ts'
import { wordStory } from '../synopsis/word-story.ts'
import type { Readers } from './open-readers.ts'
import { readAgency } from './read-agency.ts'
import { readJournal } from './read-journal.ts'
import type { Reading, Told } from './reading.ts'

/** Asks a source for what is new: an agency's feed, a journal by PubMed. Throws a sentence for the operator where it cannot be had. */
export async function readSource(
  source: Source,
  version: Version,
  since: Date,
  { news, research, model }: Readers,
): Promise<Reading> {
  const reading =
    source.medlineTitle === null
      ? await readAgency(source, version, news)
      : await readJournal(source, since, research)
  if (model === undefined || reading.told === undefined) return reading
  const told: Told[] = []
  for (const each of reading.told) {
    if ('refusal' in each) told.push(each)
    else {
      const wording = { model, lexicon: research.lexicon, signal: new AbortController().signal }
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the model's limits are counted
      told.push({ ...each, story: await wordStory(each.story, wording) })
    }
  }
  return { ...reading, told }
}
