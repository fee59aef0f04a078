import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Document } from '../document.ts'
import { AboutContent, GuidelineBodies, GuidelineEntry, StarterStudy } from './starter-records.ts'

/** A content file that does not fit its schema: the message names file, line and field. */
export class ContentError extends Error {}

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
  const guidelines = await readGuidelineEntries(contentFolder)
  const bodies = await readGuidelineBodies(contentFolder)
  return [
    ...studies.records.map((study) => toStudyDocument(study, studies.about, verified ?? new Map())),
    ...guidelines.records.map((entry) => toGuidelineDocument(entry, guidelines.about, bodies)),
  ]
}

export async function readStarterStudies(contentFolder: string) {
  return readContentSet(join(contentFolder, 'starter'), 'studies.jsonl', StarterStudy)
}

export async function readGuidelineEntries(contentFolder: string) {
  return readContentSet(join(contentFolder, 'guidelines'), 'comparisons.jsonl', GuidelineEntry)
}

async function readGuidelineBodies(contentFolder: string): Promise<GuidelineBodies> {
  const path = join(contentFolder, 'guidelines', 'bodies.json')
  return parseJson(await readFile(path, 'utf8'), GuidelineBodies, path)
}

async function readContentSet<T>(folder: string, file: string, schema: z.ZodType<T>) {
  const aboutPath = join(folder, 'about.json')
  const about = parseJson(await readFile(aboutPath, 'utf8'), AboutContent, aboutPath)
  const path = join(folder, file)
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
  return { about, records: lines.map((line, at) => parseJson(line, schema, `${path}:${at + 1}`)) }
}

function parseJson<T>(text: string, schema: z.ZodType<T>, place: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ContentError(`${place}: not JSON`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ContentError(`${place}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`)
}

function toStudyDocument(study: StarterStudy, about: AboutContent, verified: VerifiedPmids): Document {
  const checked = verified.get(study.id)
  const pmid = checked === undefined ? study.pmid : checked
  return {
    id: pmid === null ? unverifiedId(study) : `pmid:${pmid}`,
    kind: 'article',
    title: study.title.includes(study.name) ? study.title : `${study.name}: ${study.title}`,
    sections: study.sections,
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

function toGuidelineDocument(entry: GuidelineEntry, about: AboutContent, bodies: GuidelineBodies): Document {
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
    readPart: 'guideline-section',
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
