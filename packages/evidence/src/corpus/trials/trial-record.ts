import { UnusableRecord } from '../source-errors.ts'
import { type Document, type RelatedRecord, type TrialFacts, trialStatuses } from '../document.ts'
import { findRegistrations } from '../pubmed/pubmed-registrations.ts'
import { readTrialSections } from './trial-sections.ts'
import { Study } from './trial-study.ts'
import { oneLine, partialDate, toWords } from './trial-text.ts'

const relatedLimit = 50

/**
 * A document from a study of ClinicalTrials.gov's API v2. `year` is that of the posted results, else of the start, else of the
 * first posting. Throws UnusableRecord naming the field that does not fit.
 */
export function toTrialDocument(record: unknown): Document {
  const parsed = Study.safeParse(record)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new UnusableRecord(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`)
  }
  const study = parsed.data
  const { identificationModule: identification, statusModule: status } = study.protocolSection
  const title = oneLine(identification.briefTitle) || oneLine(identification.officialTitle)
  if (title === '') throw new UnusableRecord('no title')
  const trial = readTrialFacts(study)
  const { acronym } = trial
  const dataOf = study.derivedSection?.miscInfoModule?.versionHolder
  return {
    id: `nct:${identification.nctId}`,
    kind: 'trial',
    title: acronym === null || title.includes(acronym) ? title : `${title} (${acronym})`,
    sections: readTrialSections(study, title),
    authors: trial.sponsor === null ? [] : [trial.sponsor],
    journal: 'ClinicalTrials.gov',
    year: readYear(status),
    publicationTypes: listPublicationTypes(trial),
    meshTerms: listMeshTerms(study),
    language: 'en',
    status: 'current',
    readPart: 'registry-record',
    links: [`https://clinicaltrials.gov/study/${identification.nctId}`],
    pmid: null,
    doi: null,
    registrations: listRegistrations(identification),
    related: listRelated(study),
    licence: `ClinicalTrials.gov, U.S. National Library of Medicine${dataOf === undefined ? '' : `; data of ${dataOf}`}`,
    reviewed: null,
    facts: null,
    revisedOn: status?.lastUpdateSubmitDate ?? status?.lastUpdatePostDateStruct?.date ?? null,
    trial,
  }
}

type Protocol = Study['protocolSection']

function readTrialFacts({ protocolSection: protocol, resultsSection, hasResults }: Study): TrialFacts {
  const { statusModule: status, designModule: design } = protocol
  const named = toWords(status?.overallStatus ?? 'unknown').replaceAll(' ', '-')
  const type = toWords(design?.studyType ?? '').replaceAll(' ', '-')
  const allocation = design?.designInfo?.allocation
  return {
    acronym: oneLine(protocol.identificationModule.acronym) || null,
    status: trialStatuses.find((known) => known === named) ?? 'unknown',
    phase: readPhase(design?.phases ?? []),
    studyType:
      (['interventional', 'observational', 'expanded-access'] as const).find((known) => known === type) ??
      null,
    randomised: allocation === undefined || allocation === 'NA' ? null : allocation === 'RANDOMIZED',
    enrolment: design?.enrollmentInfo?.count ?? null,
    enrolmentIsActual: design?.enrollmentInfo?.type === 'ACTUAL',
    start: partialDate(status?.startDateStruct?.date) ?? null,
    completion: partialDate(status?.completionDateStruct?.date) ?? null,
    completionIsActual: status?.completionDateStruct?.type === 'ACTUAL',
    hasResults: hasResults ?? resultsSection !== undefined,
    sponsor: oneLine(protocol.sponsorCollaboratorsModule?.leadSponsor?.name) || null,
    conditions: protocol.conditionsModule?.conditions ?? [],
    interventions: (protocol.armsInterventionsModule?.interventions ?? []).flatMap(({ name }) => name ?? []),
    primaryOutcomes: (protocol.outcomesModule?.primaryOutcomes ?? []).flatMap(
      ({ measure }) => oneLine(measure) || [],
    ),
  }
}

/** ['PHASE2', 'PHASE3'] -> 'Phase 2/Phase 3'; 'NA' is said of what has no phases. */
function readPhase(phases: readonly string[]): string | null {
  const named = phases.flatMap((phase) => {
    const number = /^(EARLY_)?PHASE(\d)$/u.exec(phase)
    return number === null ? [] : `${number[1] === undefined ? '' : 'Early '}Phase ${number[2] ?? ''}`
  })
  return named.length === 0 ? null : named.join('/')
}

function readYear(status: Protocol['statusModule']): number | null {
  const dates = [
    status?.resultsFirstPostDateStruct?.date,
    status?.startDateStruct?.date,
    status?.studyFirstPostDateStruct?.date,
  ]
  const known = dates.flatMap((date) => partialDate(date) ?? [])[0]
  return known === undefined ? null : Number(known.slice(0, 4))
}

/** In NLM's words for publications, so that the same rules appraise trials wherever they are recorded. */
function listPublicationTypes({ studyType, randomised, phase, hasResults }: TrialFacts): string[] {
  if (!hasResults) return ['Clinical Trial Protocol']
  if (studyType === 'observational') return ['Observational Study']
  const number = /\d$/u.exec(phase ?? '')?.[0]
  const roman = ['I', 'II', 'III', 'IV'][Number(number) - 1]
  return [
    ...(randomised === true ? ['Randomized Controlled Trial'] : ['Clinical Trial']),
    ...(roman === undefined ? [] : [`Clinical Trial, Phase ${roman}`]),
  ]
}

function listMeshTerms({ derivedSection }: Study): string[] {
  const meshes = [
    ...(derivedSection?.conditionBrowseModule?.meshes ?? []),
    ...(derivedSection?.interventionBrowseModule?.meshes ?? []),
  ]
  return [...new Set(meshes.flatMap(({ term }) => term ?? []))]
}

function listRegistrations(identification: Protocol['identificationModule']): string[] {
  const others = [
    identification.orgStudyIdInfo?.id,
    ...(identification.secondaryIdInfos ?? []).map(({ id }) => id),
    ...(identification.nctIdAliases ?? []),
  ]
  return [...new Set([identification.nctId, ...others.flatMap((id) => findRegistrations(id ?? ''))])]
}

/** Articles the record names: 'result-article' tells its results, the registry found 'derived-article' by the number. */
function listRelated({ protocolSection: { referencesModule } }: Study): RelatedRecord[] {
  const relations: Record<string, string> = { RESULT: 'result-article', DERIVED: 'derived-article' }
  return (referencesModule?.references ?? []).slice(0, relatedLimit).map(({ pmid, type, citation }) => ({
    relation: relations[type ?? ''] ?? 'background-article',
    pmid: pmid !== undefined && /^[1-9]\d{0,8}$/u.test(pmid) ? pmid : null,
    citation: oneLine(citation),
  }))
}
