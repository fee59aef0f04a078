import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ancestorsOf } from '@auscult/evidence/concepts/relation.ts'
import { isTreatment } from '@auscult/evidence/concepts/treatment.ts'
import { conceptsIn } from '@auscult/evidence/record/named-concepts.ts'
import { fingerprintNames } from '@auscult/evidence/record/record-maker.ts'
import { contentTerms, stem, tokenize } from '@auscult/evidence/text/terms.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { readSources, type Source } from '../known-sources.ts'
import type { Story } from '../story.ts'
import { conceptTerm, readSearch, type Search } from './read-search.ts'

/** To be raised with every change of what is read from the same words and names. */
const ruleVersion = 1

/** What a post is found by, and what a search looks for: one rule for both, the engine's own reading of words and concepts. */
export type PostTerms = {
  /** '1.5f2c0a91b7d3': the version of the rule and a fingerprint of the names it knows. Posts that were read by another are read anew. */
  readonly version: string
  /**
   * Distinct terms: stems of the words, concepts as `conceptTerm` writes them with all wider ones, words of what treatments and their classes
   * are called ('inhaled', 'fluid'), and what else the source is called.
   */
  ofPost(post: Pick<Story, 'title' | 'source' | 'body'>): string[]
  /** The ways to read what was typed; one that finds nothing gives way to the next. Empty where no word was typed. */
  ofSearch(typed: string): Search[]
}

type Names = { lexicon: Lexicon; sources: readonly Source[] }

export function createPostTerms({ lexicon, sources }: Names, fingerprint = String(lexicon.size)): PostTerms {
  const namesOf = new Map(sources.map((source) => [source.name, termsOfNames(source)]))
  const nameTerms = new Set([...namesOf.values()].flat())
  return {
    version: `${ruleVersion}.${fingerprint}`,
    ofPost({ title, source, body }) {
      const text = `${title}\n${body}`
      const concepts = conceptsIn(text, lexicon).flatMap((concept) => [...ancestorsOf(concept)])
      return [
        ...new Set([
          ...contentTerms(`${text}\n${source}`),
          ...concepts.map(({ term }) => conceptTerm(term)),
          ...concepts.filter(isTreatment).flatMap(({ term }) => contentTerms(term)),
          ...(namesOf.get(source) ?? []),
        ]),
      ].filter((term) => term !== '')
    },
    ofSearch: (typed) => readSearch(typed, { lexicon, nameTerms }),
  }
}

/** By 'NEJM', 'N Engl J Med' and 'WHO', which is no function word here. */
function termsOfNames({ shortName, aliases, medlineTitle }: Source): string[] {
  return [shortName, ...aliases, medlineTitle ?? ''].flatMap(tokenize).map(stem)
}

/** With the product's names and those imported. Throws as `readSources` does. */
export async function loadPostTerms(
  contentFolder: string,
  dataFolder: string,
  lexicon: Lexicon,
): Promise<PostTerms> {
  const [names, sources] = await Promise.all([
    fingerprintNames(contentFolder, dataFolder),
    readFile(join(contentFolder, 'sources/sources.json')),
  ])
  const fingerprint = createHash('sha256').update(names).update(sources).digest('hex').slice(0, 12)
  return createPostTerms({ lexicon, sources: readSources(contentFolder) }, fingerprint)
}
