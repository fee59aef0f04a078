import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  readGuidelineEntries,
  readStarterStudies,
  readStudyRecords,
} from '@auscult/evidence/corpus/starter/starter.ts'
import { ancestorsOf } from '@auscult/evidence/concepts/relation.ts'
import { conceptsIn } from '@auscult/evidence/record/named-concepts.ts'
import type { Lexicon, LexiconConcept } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { z } from 'zod'

/** Tells whom a work concerns: ids of specialities, the nearest first, three at most; none where its words point to none. */
export type SpecialityReader = {
  /** `subject` is what the work is about, its title; `own` are the specialities of its source. */
  read(subject: string, text: string, own: readonly string[]): string[]
}

/** Works that somebody gave a speciality to: the terms each names. */
type Labelled = { id: string; specialities: readonly string[]; terms: ReadonlySet<string> }

const most = 3
/** Of what is told of all specialities together. */
const leastShare = 0.15
/** A speciality of a few works proves little: as if each had so many more, with terms as frequent as among all. */
const worksAssumed = 8
/** A term that is only a wider one of what is named. */
const weightOfWider = 0.5
/** What stands in the title is what a work is about; the rest may be how it was measured. */
const weightOfSubject = 2
/** A paper of no speciality here names something, too: as if for ten works that were learnt from there was one of none, with terms as among all. */
const worksOfNone = 0.1
/** What a work is about must tell of a speciality so much (in logarithms) of what one thing could that nobody else names. */
const leastOfMatter = 0.7
/** What all of a source concerns, in the odds of that speciality. */
const oddsOfOwn = 20

/**
 * Learnt from the starter studies and guidelines, each of which a curator gave a speciality, by the terms of the lexicon that they name (naive
 * Bayes). A measurement holds some back by `mayLearnFrom`. Throws as `readStarterStudies` does.
 */
export async function loadSpecialityReader(
  contentFolder: string,
  lexicon: Lexicon,
  mayLearnFrom: (id: string) => boolean = () => true,
): Promise<SpecialityReader> {
  const labelled = (await listLabelled(contentFolder, lexicon)).filter(({ id }) => mayLearnFrom(id))
  const works = new Map<string, number>()
  const naming = new Map<string, Map<string, number>>()
  for (const { specialities, terms } of labelled) {
    for (const speciality of specialities) {
      add(works, speciality)
      for (const term of terms) add(ofTerm(naming, term), speciality)
    }
  }
  return {
    read(subject, text, own) {
      const weights = weighTerms(subject, text, lexicon)
      const known = [...weights].filter(([term]) => naming.has(term))
      const pointsFor = (speciality: string, count: number) =>
        known.map(([term, { weight, isMatter: ofMatter }]) => {
          const among = naming.get(term)
          const frequency = sumOf(among?.values() ?? []) / labelled.length
          const share = ((among?.get(speciality) ?? 0) + worksAssumed * frequency) / (count + worksAssumed)
          return { ofMatter, points: weight * Math.log(share / frequency) }
        })
      const scores = [...works].flatMap(([speciality, count]): [string, number][] => {
        const told = pointsFor(speciality, count)
        const least = leastOfMatter * Math.log(labelled.length / count)
        const isOwn = own.includes(speciality)
        const ofMatter = told.filter((each) => each.ofMatter && each.points > 0)
        const isNamed = sumOf(ofMatter.map(({ points }) => points)) >= least
        if (!isNamed && !isOwn) return []
        const prior = Math.log(count * (isOwn ? oddsOfOwn : 1))
        return [[speciality, prior + sumOf(told.map(({ points }) => points))]]
      })
      const none = Math.log(labelled.length * worksOfNone)
      return [...new Set([...chooseBest(scores, none), ...own])].slice(0, most)
    },
  }
}

/** What a term counts for, and whether it stands there for what the work is about. */
type Weight = { weight: number; isMatter: boolean }

/** Each term named, and the wider ones of it, once, with the most it counts for. */
function weighTerms(subject: string, text: string, lexicon: Lexicon): Map<string, Weight> {
  const weights = new Map<string, Weight>()
  for (const [words, weight] of [
    [text, 1],
    [subject, weightOfSubject],
  ] as const) {
    for (const concept of conceptsIn(words, lexicon)) {
      for (const each of ancestorsOf(concept)) {
        const before = weights.get(each.term)
        weights.set(each.term, {
          weight: Math.max(each === concept ? weight : weight * weightOfWider, before?.weight ?? 0),
          isMatter: isMatter(concept) || before?.isMatter === true,
        })
      }
    }
  }
  return weights
}

/** Those that are likely, the likeliest first; none where `none` is likelier than all of them together. */
function chooseBest(scores: readonly [string, number][], none: number): string[] {
  const best = Math.max(...scores.map(([, score]) => score))
  const odds = scores.map(([speciality, score]): [string, number] => [speciality, Math.exp(score - best)])
  const all = odds.reduce((sum, [, each]) => sum + each, 0)
  if (all < Math.exp(none - best)) return []
  return odds
    .filter(([, each]) => each / all >= leastShare)
    .toSorted(([, one], [, other]) => other - one)
    .map(([speciality]) => speciality)
}

/** What is measured and with what (cognition, tomography) is everybody's: it tells whom a work concerns only beside something else. */
function isMatter({ type }: LexiconConcept): boolean {
  return type !== 'outcome' && type !== 'test'
}

async function listLabelled(contentFolder: string, lexicon: Lexicon): Promise<Labelled[]> {
  const idsOf = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(readFileSync(join(contentFolder, 'sources/starter-specialities.json'), 'utf8')))
  const [{ records: studies }, records, { records: guidelines }] = await Promise.all([
    readStarterStudies(contentFolder),
    readStudyRecords(contentFolder),
    readGuidelineEntries(contentFolder),
  ])
  const termsIn = (subject: string, text: string) => new Set(weighTerms(subject, text, lexicon).keys())
  return [
    ...studies.map(({ id, specialty, title, sections }) => {
      const population = records.get(id)?.population
      const phrases = [...(population?.conditions ?? []), ...(population?.broader ?? [])]
      const text = [...phrases, ...sections.map((section) => section.text)].join('. ')
      return { id, specialities: idsOf[specialty] ?? [], terms: termsIn(title, text) }
    }),
    ...guidelines.map(({ id, specialty, topic, question }) => ({
      id,
      specialities: idsOf[specialty] ?? [],
      terms: termsIn(topic, question),
    })),
  ]
}

function ofTerm(naming: Map<string, Map<string, number>>, term: string): Map<string, number> {
  const known = naming.get(term) ?? new Map<string, number>()
  naming.set(term, known)
  return known
}

function sumOf(numbers: Iterable<number>): number {
  return [...numbers].reduce((sum, each) => sum + each, 0)
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
