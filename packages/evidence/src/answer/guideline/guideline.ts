import type { AnswerSentence, Evidence } from '@auscult/contract/evidence/evidence.ts'
import {
  bullet,
  type GuidelineColumn,
  type GuidelineComparison,
  type GuidelineResponse,
} from '@auscult/contract/ai/guideline.ts'
import type { Draft, Reading } from '../agent.ts'
import { bodyOf, opensDocument, topicOf } from '../document/guideline-record.ts'
import { type AnswerFrames, answerFrames } from '../frames/answer-frames.ts'
import { presentSource } from '../respond.ts'
import type { Source } from '../source/source.ts'
import { inReadingOrder } from './guideline-order.ts'
import { listPoints } from './guideline-points.ts'
import { listTopics } from './guideline-topic.ts'

const mostOtherTopics = 5

/** The guidelines of one topic side by side, each part in their stored words; nothing where none says anything that holds. */
export function draftComparison(reading: Reading): Draft<'guideline'> | undefined {
  const { shown, sources, question, lexicon, frames, country, drop } = reading
  const [topic, ...others] = listTopics(sources, question, lexicon)
  if (topic === undefined) return undefined
  const all = shown.map((source) => readColumn(source, shown, country, frames))
  return {
    sentences: all.flatMap(({ diagnosis, treatment, differences }) => [
      ...diagnosis,
      ...treatment,
      ...differences,
    ]),
    finish: (held) => {
      const standing = all.map((column) => withPoints(column, (point) => held.has(point)))
      const columns = standing.filter(saysSomething)
      for (const column of standing) if (!columns.includes(column)) drop(column.id, 'nothing-to-show')
      if (columns.length === 0) return undefined
      const guidelines = inReadingOrder(columns, country)
      return {
        guideline_response: toComparison(guidelines, frames),
        topic: frames.heading(topic.name),
        otherTopics: others.slice(0, mostOtherTopics).map(({ name }) => frames.heading(name)),
        guidelines,
      }
    },
  }
}

function withPoints(column: GuidelineColumn, keeps: (point: AnswerSentence) => boolean): GuidelineColumn {
  return {
    ...column,
    diagnosis: column.diagnosis.filter(keeps),
    treatment: column.treatment.filter(keeps),
    differences: column.differences.filter(keeps),
  }
}

function readColumn(
  { document, appraisal, name }: Source,
  all: readonly Source[],
  country: string | null,
  frames: AnswerFrames,
): GuidelineColumn {
  const from = document.guideline?.country ?? null
  const [link = ''] = document.links
  const stored = findNewerEdition(document, all)
  const known = document.related.find(({ relation }) => relation === 'newer-edition')?.citation
  const newerEdition = known === undefined ? (stored ?? null) : frames.newerEdition(known)
  return {
    id: document.id,
    name,
    body: bodyOf(document),
    year: document.year,
    topic: topicOf(document),
    country: from,
    isUsersCountry: country !== null && from === country,
    isSuperseded: newerEdition !== null,
    newerEdition,
    replaces: document.related.filter(({ relation }) => relation === 'replaces').map((each) => each.citation),
    link,
    linkKind: opensDocument(link) ? 'document' : 'search',
    status: document.status,
    readPart: document.readPart,
    reviewed: document.reviewed,
    strength_score: appraisal.strength.score,
    diagnosis: listPoints(document, 'diagnosis'),
    treatment: listPoints(document, 'treatment'),
    differences: listPoints(document, 'differences'),
  }
}

/** The guideline before it is compared, by the name of its column; undefined where nothing is stored to compare. */
export function previewGuideline(source: Source, frames: AnswerFrames): Evidence | undefined {
  const parts = ['diagnosis', 'treatment', 'differences'] as const
  const saysNothing = parts.every((part) => listPoints(source.document, part).length === 0)
  return saysNothing ? undefined : { ...presentSource(source, frames), name: source.name }
}

/** A later guideline of the same body on the same topic that is stored here too. */
function findNewerEdition(document: Source['document'], all: readonly Source[]): string | undefined {
  const newer = all.find(
    ({ document: other }) => bodyOf(other) === bodyOf(document) && (other.year ?? 0) > (document.year ?? 0),
  )
  return newer?.name
}

function saysSomething({ diagnosis, treatment, differences }: GuidelineColumn): boolean {
  return diagnosis.length + treatment.length + differences.length > 0
}

/** A stored comparison without some of its guidelines. */
export function withoutGuidelines(response: GuidelineResponse, ids: ReadonlySet<string>): GuidelineResponse {
  const guidelines = response.guidelines.filter(({ id }) => !ids.has(id))
  const frames = answerFrames(response.understood?.language ?? 'en')
  return { ...response, guidelines, guideline_response: toComparison(guidelines, frames) }
}

function toComparison(guidelines: readonly GuidelineColumn[], frames: AnswerFrames): string {
  const comparison: GuidelineComparison = {
    guideline_names: guidelines.map((column) => column.name),
    diagnostic_criteria: guidelines.map(({ diagnosis }) => joinPoints(diagnosis)),
    firstline_treatment: guidelines.map(({ treatment }) => joinPoints(treatment)),
    key_differences: guidelines.map(({ differences }) => joinPoints(differences)),
    references: {
      entries: guidelines.map(({ body, name, topic, link, linkKind }) =>
        frames.guidelineReference({ body, name, topic, link: linkKind === 'document' ? link : null }),
      ),
    },
  }
  return JSON.stringify(comparison)
}

function joinPoints(points: readonly AnswerSentence[]): string {
  return points.map(({ text }) => text).join(` ${bullet} `)
}

export const emptyComparison = JSON.stringify({
  guideline_names: [],
  diagnostic_criteria: [],
  firstline_treatment: [],
  key_differences: [],
  references: { entries: [] },
} satisfies GuidelineComparison)
