import { appraise } from '@auscult/evidence/appraise/appraise.ts'
import type { Design } from '@auscult/evidence/appraise/study-design.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { RecordMaker } from '@auscult/evidence/record/record-maker.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { hostOf, type Source } from '../known-sources.ts'
import { type Story, storyId } from '../story.ts'
import { chooseSentences } from './choose-sentences.ts'
import { composeResearch } from './compose-body.ts'
import type { FindingReader } from './findings.ts'
import type { Refusal } from './news-story.ts'
import type { SpecialityReader } from './specialities.ts'
import { questionOfRecord } from './story-question.ts'
import { whyNotOfPeople } from './subjects.ts'

export type ResearchReader = {
  records: RecordMaker
  lexicon: Lexicon
  specialities: SpecialityReader
  findings: FindingReader
  sources: readonly Source[]
  clock: () => Date
}

/** What is no finding in people that a clinician would act on. */
const leftOut: ReadonlySet<Design> = new Set([
  'case-report',
  'laboratory',
  'narrative-review',
  'opinion',
  'protocol',
])
const match = { population: 'match', intervention: 'match', comparator: 'match', outcome: 'match' } as const

/** A synopsis of a paper from its abstract, in its own sentences. */
export function tellResearch(document: Document, reader: ResearchReader): Story | Refusal {
  const [url] = document.links
  const publishedAt = document.publishedOn ?? (document.year === null ? null : String(document.year))
  if (url === undefined || publishedAt === null) return { refusal: 'it has no link or no date' }
  if (document.readPart !== 'abstract') return { refusal: 'it has no abstract' }
  if (document.language !== 'en') return { refusal: 'its abstract is in another language' }
  const context = { kind: 'treatment', directness: match, currentYear: reader.clock().getFullYear() } as const
  const appraisal = appraise(document, context)
  if (leftOut.has(appraisal.design)) return { refusal: `it is no study in people (${appraisal.design})` }
  const record = reader.records.read(document)
  const notOfPeople = whyNotOfPeople(document, record, appraisal)
  if (notOfPeople !== undefined) return { refusal: `it is no study in people (${notOfPeople})` }
  const { problems, acts, outcomes } = record.profile
  if (problems.length + acts.length + outcomes.length === 0)
    return { refusal: 'it names no disease, treatment or outcome' }
  const choice = chooseSentences(document, record, appraisal, reader.findings)
  const body = composeResearch(choice, url)
  if (body === undefined) return { refusal: whyNone(choice) }
  const source = findJournal(document.journal, reader.sources)
  const { status } = document
  return {
    id: storyId({ pmid: document.pmid, doi: document.doi, url }),
    kind: 'research',
    title: document.title.slice(0, 500).toWellFormed(),
    source: source?.name ?? document.journal ?? hostOf(url),
    url,
    publishedAt: notAfter(publishedAt, reader.clock()),
    specialities: reader.specialities.read(
      document.title,
      [...document.meshTerms, ...body.claims.map(({ quote }) => quote)].join('. '),
      source?.specialities ?? [],
    ),
    ...body,
    ...(document.pmid !== null && { evidence: { documentId: document.id } }),
    ...(status !== 'current' && { status }),
    question: questionOfRecord(document.title, record, reader.lexicon).slice(0, 500),
  }
}

/** An issue may be dated months ahead: what can be read now was published in this month at the latest. */
function notAfter(publishedAt: string, now: Date): string {
  const today = now.toISOString().slice(0, 10)
  return publishedAt > today ? today.slice(0, 7) : publishedAt
}

function whyNone({ findings, conclusions }: { findings: string[]; conclusions: string[] }): string {
  if (findings.length === 0) return 'no sentence tells a finding'
  if (conclusions.length === 0) return 'no sentence tells a conclusion'
  return 'no finding and conclusion are short enough together'
}

/** The listed journal that goes by a name; PubMed gives NLM's abbreviation. */
function findJournal(journal: string | null, sources: readonly Source[]): Source | undefined {
  const name = journal?.toLowerCase()
  return sources.find(
    (source) =>
      source.kind !== 'agency' &&
      [source.name, source.medlineTitle, ...source.aliases].some((each) => each?.toLowerCase() === name),
  )
}
