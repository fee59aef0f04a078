import { withoutCuratorNotes } from '../corpus/curator-notes.ts'
import type { Document } from '../corpus/document.ts'
import type { Design } from './study-design.ts'
import {
  abstractRules,
  conferenceAbstract,
  concern,
  erratum,
  futureOnly,
  type PhraseRule,
  preprintServers,
  protocolTitle,
  retraction,
  titleRules,
} from './design-phrases.ts'
import { designOf } from './curated-design.ts'
import type { DesignText } from './texts/appraisal-texts.ts'
import { findAnimals } from './species.ts'

export type Flag =
  | 'retracted'
  | 'expression-of-concern'
  | 'title-only'
  | 'conference-abstract'
  | 'preprint'
  | 'superseded-guideline'

/** `evidence` is the publication type, MeSH term or the words of the source that the design was read from. */
export type DetectedDesign = { design: Design; text: DesignText; evidence: string; flags: Flag[] }

type Read = { design: Design; evidence: string; text?: DesignText }

/**
 * The design of a document: retraction flags, then species, publication types, and phrases; a phrase in the title outranks a
 * missing publication type.
 */
export function detectDesign(document: Document): DetectedDesign {
  const body = withoutCuratorNotes(document)
    .map(({ label, text }) => (label === null ? text : `${label}: ${text}`))
    .join('\n')
    .slice(0, 20_000)
  const read = readDesign(document, body)
  return { ...read, text: read.text ?? wording(read, document.title, body), flags: readFlags(document, body) }
}

function readFlags(document: Document, body: string): Flag[] {
  const types = document.publicationTypes
  const flags: Flag[] = []
  if (
    document.status === 'retracted' ||
    types.includes('Retracted Publication') ||
    types.includes('Retraction of Publication') ||
    retraction.test(document.title)
  )
    flags.push('retracted')
  if (
    document.status === 'expression-of-concern' ||
    types.includes('Expression of Concern') ||
    concern.test(document.title)
  )
    flags.push('expression-of-concern')
  if (document.readPart === 'title' || body.trim() === '') flags.push('title-only')
  if (
    types.includes('Meeting Abstract') ||
    types.includes('Congress') ||
    conferenceAbstract.test(document.title)
  )
    flags.push('conference-abstract')
  if (types.includes('Preprint') || preprintServers.test(document.journal ?? '')) flags.push('preprint')
  if (isGuideline(document) && document.related.some(({ relation }) => newerEdition.has(relation)))
    flags.push('superseded-guideline')
  return flags
}

/** Relations of PubMed ('update-in') and of guideline files that name what took a document's place. */
const newerEdition: ReadonlySet<string> = new Set(['newer-edition', 'superseded-by', 'update-in'])

function isGuideline({ kind, publicationTypes }: Document): boolean {
  return (
    kind === 'guideline' ||
    publicationTypes.some((type) => type === 'Practice Guideline' || type === 'Guideline')
  )
}

function readDesign(document: Document, body: string): Read {
  if (document.facts !== null)
    return { design: designOf(document.facts.design) ?? 'unknown', evidence: document.facts.design }
  if (document.kind === 'guideline') return { design: 'guideline', evidence: 'guideline' }
  const title = document.title.slice(0, 1_000)
  const animals = findAnimals(document.meshTerms, title, body)
  if (animals !== undefined && !isSynthesisOrOpinion(document.publicationTypes, title))
    return { design: 'laboratory', evidence: animals }
  return (
    fromOpinionTypes(document.publicationTypes, title, body) ??
    findProtocol(document, title, body) ??
    fromSynthesis(document.publicationTypes, title, body) ??
    findSecondaryAnalysis(title, body) ??
    fromTypes(document.publicationTypes, title, body) ??
    fromPhrases(title, body, document.publicationTypes)
  )
}

function isSynthesisOrOpinion(types: readonly string[], title: string): boolean {
  const rule = titleRules.find(({ pattern, unless }) => pattern.test(title) && unless?.test(title) !== true)
  const named = rule?.design
  return (
    named === 'narrative-review' ||
    named === 'opinion' ||
    types.some((type) => /^(?:Review|Editorial|Comment|Letter|News)$/u.test(type))
  )
}

const opinionTypes: ReadonlySet<string> = new Set([
  'Editorial',
  'Comment',
  'Letter',
  'News',
  'Published Erratum',
  'Retraction of Publication',
  'Expression of Concern',
  'Personal Narrative',
  'Introductory Journal Article',
  'Newspaper Article',
  'Interview',
  'Biography',
  'Portrait',
  'Address',
  'Lecture',
  'Patient Education Handout',
])

/** A letter about a trial names the trial in its title; its own publication type and its lack of results tell. */
function fromOpinionTypes(types: readonly string[], title: string, body: string): Read | undefined {
  const type = types.find((name) => opinionTypes.has(name))
  if (type !== undefined && !/\bRESULTS?:|\bFINDINGS:/iu.test(body)) {
    return { design: types.includes('Case Reports') ? 'case-report' : 'opinion', evidence: type }
  }
  const rule = titleRules.find(({ design, pattern }) => design === 'opinion' && pattern.test(title))
  return rule === undefined
    ? undefined
    : {
        design: 'opinion',
        evidence: phrase(rule, title),
        ...(erratum.test(title) ? { text: 'erratum' } : {}),
      }
}

function findProtocol(document: Document, title: string, body: string): Read | undefined {
  if (document.publicationTypes.includes('Clinical Trial Protocol'))
    return { design: 'protocol', evidence: 'Clinical Trial Protocol' }
  const hasResults = /\b(?:RESULTS?|FINDINGS|OUTCOMES?)(?: AND [A-Z]+)?:/u.test(body) && /\d/u.test(body)
  if (document.kind === 'trial')
    return hasResults ? undefined : { design: 'protocol', evidence: 'registry record without results' }
  const named = protocolTitle.exec(title)?.[0]
  if (named !== undefined && !hasResults) return { design: 'protocol', evidence: named }
  const future = futureOnly.exec(body)?.[0]
  return future !== undefined &&
    !/\b(?:were|was) (?:randomi[sz]ed|randomly|enrolled|included|higher|lower|found)\b|\bp\s?[<=]/iu.test(
      body,
    )
    ? { design: 'protocol', evidence: future }
    : undefined
}

const trialWords = /\b(?:randomi[sz]ed|randomly|RCTs?|placebo|clinical trials|controlled trials)\b/iu
const observationalWords =
  /\b(?:cohort|case[- ]control|observational|cross-sectional|prevalence|incidence of|risk factors?|association between|diagnostic accuracy|prognostic|epidemiolog\w+|non-?randomi[sz]ed|case (?:reports|series))\b/iu

function fromSynthesis(types: readonly string[], title: string, body: string): Read | undefined {
  const type = types.find((name) => /^(?:Meta-Analysis|Systematic Review|Network Meta-Analysis)$/u.test(name))
  const rule = titleRules.find(({ design }) => design === 'systematic-review-of-trials')
  const inTitle = rule !== undefined && fits(rule, title) ? phrase(rule, title) : undefined
  const evidence = type ?? inTitle
  if (evidence === undefined || /\b(?:secondary analysis|cohort analysis)\b/iu.test(title)) return undefined
  return { design: synthesisOf(title, body), evidence }
}

function synthesisOf(title: string, body: string): Design {
  if (/\brandomi[sz]ed|\btrials\b/iu.test(title)) return 'systematic-review-of-trials'
  if (observationalWords.test(title)) return 'systematic-review-of-observational'
  const trials = body.match(new RegExp(trialWords, 'giu'))?.length ?? 0
  const others = body.match(new RegExp(observationalWords, 'giu'))?.length ?? 0
  return trials > 0 && trials >= others ? 'systematic-review-of-trials' : 'systematic-review-of-observational'
}

const secondary =
  /\b(?:secondary|post[- ]?hoc|exploratory|ancillary|observational|cohort|prespecified) (?:\w+ ){0,2}(?:analys[ei]s|study) (?:of|from|in|using)\b[^.]{0,80}\b(?:trial|randomi[sz]ed|study|data)\b|\bpost[- ]?hoc (?:analysis|study)\b|\b(?:insights|analysis|results|findings|data) from (?:the )?[\w -]{2,40}\btrials?\b/iu
const notByChance =
  /\b(?:association|associated with|predict\w*|risk factors?|biomarkers?|observational|cohort analysis|correlat\w+|prognos\w+|baseline \w+ and|relationship between|according to baseline|characteristics of)\b/iu
const byChance = /\b(?:versus|vs\.?|compared with|effect(?:s)? of|efficacy|placebo|treatment effect)\b/iu

/** A comparison inside a trial that chance did not make is a cohort, whatever the trial was. */
function findSecondaryAnalysis(title: string, body: string): Read | undefined {
  const inTitle = secondary.exec(title)?.[0]
  const named =
    inTitle ??
    /\b(?:this|a|our|we|in) (?:\w+ ){0,3}(?:secondary|post[- ]?hoc|exploratory) (?:cohort |observational )?analys[ei]s (?:of|from|in|using)\b[^.]{0,80}\b(?:trial|randomi[sz]ed)\b/iu.exec(
      body,
    )?.[0]
  if (named === undefined || !notByChance.test(title) || byChance.test(title)) return undefined
  return { design: 'cohort', evidence: named, text: 'cohort-inside-trial' }
}

const typeDesigns: readonly [string, Design][] = [
  ['Practice Guideline', 'guideline'],
  ['Guideline', 'guideline'],
  ['Consensus Development Conference', 'guideline'],
  ['Randomized Controlled Trial', 'randomised-trial'],
  ['Case Reports', 'case-report'],
  ['Review', 'narrative-review'],
]

/** Publication types of one step more: what kind of trial or cohort is left to the words. */
function fromTypes(types: readonly string[], title: string, body: string): Read | undefined {
  const found = typeDesigns.find(([type]) => types.includes(type))
  if (found === undefined) return undefined
  const [evidence, design] = found
  if (design === 'narrative-review') {
    const titled = fromTitle(title)
    const searched = abstractRules.find((rule) => rule.design === 'systematic-review-of-trials')
    if (titled !== undefined && titled.design !== 'case-series') return titled
    return searched !== undefined && fits(searched, body)
      ? { design: synthesisOf(title, body), evidence: phrase(searched, body) }
      : { design, evidence }
  }
  if (design !== 'randomised-trial') return { design, evidence }
  const grouped = [...titleRules, ...abstractRules].filter(
    (rule) => rule.design === 'clustered-or-crossover-trial',
  )
  return grouped.some((rule) => fits(rule, title) || fits(rule, body))
    ? { design: 'clustered-or-crossover-trial', evidence }
    : { design, evidence }
}

function fromPhrases(title: string, body: string, types: readonly string[]): Read {
  const titled = fromTitle(title)
  if (titled?.design === 'randomised-trial') return { ...titled, design: narrower(titled.design, body) }
  const randomised = abstractRules.find(({ design }) => design === 'randomised-trial')
  if (
    titled !== undefined &&
    leavesAllocationOpen(titled) &&
    randomised !== undefined &&
    fits(randomised, body)
  ) {
    return { design: narrower('randomised-trial', body), evidence: phrase(randomised, body) }
  }
  const read = titled ?? fromAbstract(body)
  if (read !== undefined) return read
  if (types.some((type) => type.startsWith('Clinical Trial')))
    return { design: 'single-arm-trial', evidence: 'Clinical Trial' }
  if (types.includes('Observational Study')) return { design: 'cohort', evidence: 'Observational Study' }
  return { design: 'unknown', evidence: '' }
}

/** 'Open-label', 'pilot trial', 'prospective study': titles that do not say how treatment was allocated. */
function leavesAllocationOpen({ design, evidence }: Read): boolean {
  return design === 'single-arm-trial' || (design === 'cohort' && !/cohort|observational/iu.test(evidence))
}

function fromTitle(title: string): Read | undefined {
  const rule = titleRules.find((candidate) => fits(candidate, title))
  return rule === undefined ? undefined : { design: rule.design, evidence: phrase(rule, title) }
}

function fromAbstract(body: string): Read | undefined {
  const rule = abstractRules.find((candidate) => fits(candidate, body))
  if (rule === undefined) return undefined
  const evidence = phrase(rule, body)
  return rule.design === 'systematic-review-of-trials'
    ? { design: synthesisOf('', body), evidence }
    : { design: rule.design, evidence }
}

/** A randomised trial whose abstract says that groups or periods were randomised. */
function narrower(design: Design, body: string): Design {
  const rule = abstractRules.find((candidate) => candidate.design === 'clustered-or-crossover-trial')
  return rule !== undefined && fits(rule, body) ? rule.design : design
}

function fits({ pattern, unless }: PhraseRule, text: string): boolean {
  return pattern.test(text) && unless?.test(text) !== true
}

function phrase({ pattern }: PhraseRule, text: string): string {
  return pattern.exec(text)?.[0].slice(0, 160) ?? ''
}

function wording(read: Read, title: string, body: string): DesignText {
  if (read.design === 'systematic-review-of-trials' || read.design === 'systematic-review-of-observational') {
    if (/\bnetwork meta-?analysis|mixed treatment comparison/iu.test(title)) return 'network-meta-analysis'
    if (/\bindividual[- ](?:patient|participant)/iu.test(`${title} ${read.evidence}`))
      return 'individual-patient-meta-analysis'
    if (/meta-?analys/iu.test(`${title} ${read.evidence} ${body}`))
      return read.design === 'systematic-review-of-trials'
        ? 'meta-analysis-of-trials'
        : 'meta-analysis-of-observational'
  }
  return read.design
}
