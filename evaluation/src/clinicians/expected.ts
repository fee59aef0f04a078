import { readGuidelineEntries, readStarterStudies } from '@auscult/evidence/corpus/starter/starter.ts'
import { resolve } from 'node:path'
import type { ClinicianQuestion } from './set.ts'
import { findTopics, namedTopic } from '../answers/guideline-topics.ts'

const content = resolve(import.meta.dirname, '../../../content')

/** Ids of documents that may answer one question; `isHeld` is true where the corpus has one of the expected. */
export type Expectation = { expected: ReadonlySet<string>; allowed: ReadonlySet<string>; isHeld: boolean }

/** Which documents of the starter corpus a label means: PMIDs by their own or recalled number, guidelines by their topic. */
export async function readExpectations(): Promise<(question: ClinicianQuestion) => Expectation> {
  const [studies, guidelines] = await Promise.all([
    readStarterStudies(content),
    readGuidelineEntries(content),
  ])
  return expectationsFrom(studies.records, guidelines.records)
}

type Numbered = { id: string; pmid: string | null; recalledPmid: string | null }

export function expectationsFrom(
  studies: readonly Numbered[],
  guidelines: readonly { id: string; topic: string }[],
): (question: ClinicianQuestion) => Expectation {
  const byPmid = new Map<string, string[]>()
  for (const { id, pmid, recalledPmid } of studies)
    for (const number of new Set([pmid, recalledPmid]))
      if (number !== null) byPmid.set(number, [...(byPmid.get(number) ?? []), id])
  const topics = [...new Set(guidelines.map(({ topic }) => topic))]
  const idsOfTopic = (name: string) => {
    const found = new Set(findTopics(name, topics))
    return guidelines.filter(({ topic }) => found.has(topic)).map(({ id }) => id)
  }
  return ({ mustCite, mayCite, mustSay }) => {
    const name = mustCite.length === 0 ? namedTopic(mustSay) : undefined
    const held = [
      ...mustCite.flatMap((pmid) => byPmid.get(pmid) ?? []),
      ...(name === undefined ? [] : idsOfTopic(name)),
    ]
    // An imported article has its number as its id.
    const expected = new Set([...held, ...mustCite.map((pmid) => `pmid:${pmid}`)])
    const may = mayCite.flatMap((pmid) => [`pmid:${pmid}`, ...(byPmid.get(pmid) ?? [])])
    return { expected, allowed: new Set([...expected, ...may]), isHeld: held.length > 0 }
  }
}
