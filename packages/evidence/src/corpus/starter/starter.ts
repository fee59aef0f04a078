import { join } from 'node:path'
import type { z } from 'zod'
import { StudyPhrases, StudyRecord, TranslatedBottomLine } from '../../record/study-record.ts'
import { ContentError, readContentFile, readContentLines } from '../content-file.ts'
import { curatorNotes } from '../curator-notes.ts'
import type { Document } from '../document.ts'
import {
  AboutContent,
  GuidelineBodies,
  GuidelineEntry,
  StarterStudy,
  TopicPhrases,
} from './starter-records.ts'

/** What a later check against PubMed found for a starter record; see starter-verification.ts. */
export type VerifiedPmids = ReadonlyMap<string, string | null>

/**
 * The documents of content/starter and content/guidelines. `verified` (document id to the PMID PubMed confirmed, or null
 * where it refuted one) promotes recalled numbers to links and takes refuted ones away. Throws ContentError.
 */
export async function readStarterCorpus(
  contentFolder: string,
  verified?: VerifiedPmids,
): Promise<Document[]> {
  const studies = await readStarterStudies(contentFolder)
  const recordById = await readStudyRecords(contentFolder)
  const guidelines = await readGuidelineEntries(contentFolder)
  const bodies = await readGuidelineBodies(contentFolder)
  const phrases = await readTopicPhrases(contentFolder, guidelines.records)
  return [
    ...studies.records.map((study) => {
      const record = recordById.get(study.id)
      if (record === undefined) throw new ContentError(`${study.id} has no line in records.jsonl`)
      return toStudyDocument(study, record, studies.about, verified ?? new Map())
    }),
    ...guidelines.records.map((entry) => toGuidelineDocument(entry, guidelines.about, bodies, phrases)),
  ]
}

export async function readStarterStudies(contentFolder: string) {
  return readContentSet(join(contentFolder, 'starter'), 'studies.jsonl', StarterStudy)
}

/** By topic, the ways in which it may be asked for. Throws ContentError at a topic that no entry is on. */
async function readTopicPhrases(contentFolder: string, entries: readonly GuidelineEntry[]) {
  const file = join(contentFolder, 'guidelines', 'asked.jsonl')
  const topics = new Set(entries.map(({ topic }) => topic))
  const lines = await readContentLines(file, TopicPhrases)
  for (const { topic } of lines)
    if (!topics.has(topic)) throw new ContentError(`${file}: no entry is on ${topic}`)
  return new Map(lines.map(({ topic, asked }) => [topic, asked]))
}

export async function readGuidelineEntries(contentFolder: string) {
  return readContentSet(join(contentFolder, 'guidelines'), 'comparisons.jsonl', GuidelineEntry)
}

/** The structured records of the starter studies by the id of their document, bottom lines in every language held. Throws ContentError. */
export async function readStudyRecords(contentFolder: string): Promise<Map<string, StudyRecord>> {
  const records = await readContentLines(join(contentFolder, 'starter', 'records.jsonl'), StudyRecord)
  const byId = new Map(records.map((record) => [record.id, record]))
  await addTranslatedBottomLines(contentFolder, byId)
  await addPhrases(contentFolder, byId)
  return byId
}

async function addPhrases(contentFolder: string, byId: Map<string, StudyRecord>) {
  const file = join(contentFolder, 'starter', 'asked.jsonl')
  for (const { id, asked } of await readContentLines(file, StudyPhrases)) {
    const record = byId.get(id)
    if (record === undefined) throw new ContentError(`${file}: ${id} has no line in records.jsonl`)
    record.asked = [...new Set([...record.asked, ...asked])]
  }
}

const translatedInto = ['de', 'es', 'it'] as const

async function addTranslatedBottomLines(contentFolder: string, byId: Map<string, StudyRecord>) {
  for (const language of translatedInto) {
    const file = join(contentFolder, 'starter', `bottom-lines.${language}.jsonl`)
    for (const { id, text } of await readContentLines(file, TranslatedBottomLine)) {
      const record = byId.get(id)
      if (record === undefined) throw new ContentError(`${file}: ${id} has no line in records.jsonl`)
      record.bottomLine.in = { ...record.bottomLine.in, [language]: text }
    }
  }
}

async function readGuidelineBodies(contentFolder: string): Promise<GuidelineBodies> {
  return readContentFile(join(contentFolder, 'guidelines', 'bodies.json'), GuidelineBodies)
}

async function readContentSet<T>(folder: string, file: string, schema: z.ZodType<T>) {
  const about = await readContentFile(join(folder, 'about.json'), AboutContent)
  return { about, records: await readContentLines(join(folder, file), schema) }
}

function toStudyDocument(
  study: StarterStudy,
  record: StudyRecord,
  about: AboutContent,
  verified: VerifiedPmids,
): Document {
  const checked = verified.get(study.id)
  const pmid = checked === undefined ? study.pmid : checked
  return {
    id: pmid === null ? unverifiedId(study) : `pmid:${pmid}`,
    kind: 'article',
    title: study.title.includes(study.name) ? study.title : `${study.name}: ${study.title}`,
    sections: [...study.sections, ...curatorNotes(record)],
    authors: study.authors,
    journal: study.journal,
    year: study.year,
    publicationTypes: study.publicationTypes,
    meshTerms: [],
    language: 'en',
    status: 'current',
    readPart: 'own-synopsis',
    links: [
      ...(study.doi === null ? [] : [`https://doi.org/${study.doi}`]),
      pmid === null ? pubmedSearch(studySearch(study)) : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    ],
    pmid,
    doi: study.doi,
    registrations: [],
    related: [],
    licence: about.licence,
    reviewed: false,
    facts: study.facts,
    study: record,
  }
}

/** A refuted number must not stay in the id either: an import of that article would replace the wrong record. */
function unverifiedId(study: StarterStudy): string {
  return study.id.startsWith('starter:') ? study.id : `starter:${slug(study.name)}`
}

function studySearch(study: StarterStudy): string {
  const author = `${study.authors[0] ?? ''}[1au]`
  return study.ownTitle
    ? `${study.name.replaceAll(/[()]/gu, '')} ${study.year}[dp]`
    : `${study.title}[ti] AND ${author} AND ${study.year}[dp]`
}

function toGuidelineDocument(
  entry: GuidelineEntry,
  about: AboutContent,
  bodies: GuidelineBodies,
  phrases: ReadonlyMap<string, string[]>,
): Document {
  const search = pubmedSearch(`${entry.body.replaceAll(/[()]/gu, '')} ${entry.topic} guideline ${entry.year}`)
  return {
    id: entry.id,
    kind: 'guideline',
    title: entry.title,
    sections: entry.sections,
    authors: [entry.body],
    journal: null,
    year: entry.year,
    publicationTypes: ['Practice Guideline'],
    meshTerms: [],
    language: 'en',
    status: 'current',
    // What a body advises, condensed in our own words.
    readPart: 'own-synopsis',
    links: [entry.url ?? search],
    pmid: null,
    doi: entry.url?.startsWith('https://doi.org/') ? entry.url.slice('https://doi.org/'.length) : null,
    registrations: [],
    related: entry.related.map((related) => ({ ...related, pmid: null })),
    licence: about.licence,
    reviewed: false,
    facts: null,
    guideline: {
      body: entry.body,
      shortName: entry.name.replace(/ (?:19|20)\d{2}$/u, ''),
      country: bodies[entry.body] ?? null,
      topic: entry.topic,
      asked: phrases.get(entry.topic) ?? [],
      recommendations: [],
      supersedes: [],
    },
  }
}

function pubmedSearch(term: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(term)}`
}

function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}
