import { usesInText } from './uses.ts'
import type { Document } from '../corpus/document.ts'
import { documentSentences } from '../corpus/text-index/indexed-lines.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Named, Profile, SentenceRole } from './evidence-record.ts'
import { conceptOfHeading } from './mesh-terms.ts'
import { type NamedTerm, type Names, nameTerms } from './named-terms.ts'
import { readPeople } from './people-read.ts'
import type { Slots } from './slots.ts'
import { situationsIn } from './told-situations.ts'
import { readTextWords, type TextWords } from './text-words.ts'
import { listTrialExclusions, readTrialSlots } from './trial-slots.ts'
import { cue, type Cues } from './word-cues.ts'
import { readZones, type Zone, type ZonedTerm } from './zones.ts'

/** A sentence with its part, what its words may say, and its names; the title has no part. */
type ReadSentence = { text: string; role: SentenceRole | undefined; cues: Cues; terms: NamedTerm[] }

const inactive =
  /\b(?:placebo|sham|dummy|usual care|standard (?:of )?care|no (?:treatment|intervention|therapy|prophylaxis)|untreated|wait(?:ing)?[- ]list|observation alone|watchful waiting|expectant management|vehicle|normal saline)\b/iu
const allocated = /\b(?:randomi[sz]ed|randomly|assigned|allocated|divided)\b/iu
const arms = /\b(?:to|into)\b(?! receive\b)|\breceive\b|:/iu
const compares = /\bcompar(?:ison|ing|ative|ed)\b/iu
const leftOut = /\b(?:exclu(?:ded|sion|ding)|ineligible|not eligible)\b/iu

/** Of what a text names in passing, no more is worth keeping. */
const most = { excluded: 12, includes: 8, outcomes: 12, acts: 8 }

/**
 * What an abstract or a registration nobody has curated is about. The title says most; where it is silent the aim does, then how it was
 * done and what was concluded. Background sentences speak of other work and are only counted among the mentions.
 */
export function readProfile(
  document: Document,
  lexicon: Lexicon,
  roles: readonly SentenceRole[],
  lines: readonly string[],
  words: readonly TextWords[],
): Profile {
  const titleWords = readTextWords(document.title)
  const title = toSentence(
    document.title,
    undefined,
    titleWords.cues,
    nameTerms(document.title, lexicon, titleWords),
  )
  const named = documentSentences(document).map(({ text }, at) => ({
    text,
    role: roles[at],
    cues: words[at]?.cues ?? 0,
    names: nameTerms(text, lexicon, words[at]),
  }))
  const headings = document.meshTerms.flatMap((term) => conceptOfHeading(term, lexicon) ?? [])
  const mentioned = new Set(
    [...title.terms, ...named.flatMap(({ names }) => names.terms)].map(({ concept }) => concept),
  )
  for (const heading of headings) mentioned.add(heading)
  const sentences = [
    ...(title.text === '' ? [] : [title]),
    ...named.map(({ text, role, cues, names }) => toSentence(text, role, cues, names, mentioned)),
  ]
  for (const { terms } of sentences) for (const { concept } of terms) mentioned.add(concept)

  const slots = document.kind === 'trial' ? readTrialSlots(document, lexicon) : readSlots(sentences)
  const speaksOfPeople = sentences.filter(
    ({ role, cues }) =>
      role === undefined ||
      role === 'aim' ||
      (role === 'method' && ((cues & cue.people) !== 0 || document.kind === 'trial')),
  )
  const problems = mostSpecificFirst(
    slots.problem.length > 0 ? slots.problem : headings.filter(isProblem).slice(0, 2),
  )
  const acts = unique(slots.act)
  const controls = unique(slots.control).filter((concept) => !acts.includes(concept))
  const outcomes = unique([...slots.outcome, ...slots.measured]).filter((each) => !problems.includes(each))
  const includes = unique(slots.people).filter(
    (each) => !problems.includes(each) && !problems.some((problem) => isWithin(problem, each)),
  )
  return {
    problems: problems.map(termOf),
    widerProblems: widerOf(problems),
    includes: includes.slice(0, most.includes).map(termOf),
    excluded:
      document.kind === 'trial'
        ? listTrialExclusions(document, lexicon).slice(0, most.excluded)
        : listExcluded(sentences, slots.excluded),
    limits: [],
    acts: acts.slice(0, most.acts).map(termOf),
    actClasses: widerOf(acts.slice(0, most.acts)),
    controls: controls.slice(0, most.acts).map(termOf),
    controlClasses: widerOf(controls.slice(0, most.acts)),
    contrasts: usesInText(document.title),
    uses: usesInText(document.title),
    isInactiveControl: sentences.some(
      ({ text, role, cues }) =>
        (cues & cue.inactive) !== 0 && role !== 'background' && role !== 'conclusion' && inactive.test(text),
    ),
    background: unique(slots.background).slice(0, most.acts).map(termOf),
    outcomes: outcomes.slice(0, most.outcomes).map(termOf),
    ...readPeople(document.title, speaksOfPeople, document.meshTerms),
    situations: situationsIn(
      sentences.flatMap(({ text, role }) => (role === undefined || role === 'aim' ? [text] : [])),
      lexicon,
    ),
    mentions: [...mentioned].map(termOf),
    /** Not at import: an index has the lines and stores none of it. */
    get stems() {
      return stemsOf(lines)
    },
  }
}

/** The distinct terms of index lines. */
export function stemsOf(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => line.split(' ')))].filter((stem) => stem !== '')
}

const termOf = ({ term }: LexiconConcept) => term
const isProblem = ({ type }: LexiconConcept) => type === 'condition'
const isDone = ({ type }: LexiconConcept) => type === 'drug' || type === 'procedure' || type === 'test'

/** An abbreviation of several meanings has the one that the document names elsewhere. */
function toSentence(
  text: string,
  role: SentenceRole | undefined,
  cues: Cues,
  { terms, unsure }: Names,
  mentioned: ReadonlySet<LexiconConcept> = new Set(),
): ReadSentence {
  const settled = unsure.flatMap(({ concepts, start, end }) => {
    const known = concepts.filter((concept) => mentioned.has(concept))
    const [concept] = known
    return concept !== undefined && known.length === 1 ? [{ concept, start, end }] : []
  })
  return { text, role, cues, terms: settled.length === 0 ? terms : [...terms, ...settled] }
}

function inZone(
  groups: readonly ZonedTerm[][],
  zone: Zone,
  isKind: (concept: LexiconConcept) => boolean,
): LexiconConcept[] {
  return groups.flat().flatMap((term) => (term.zone === zone && isKind(term.concept) ? [term.concept] : []))
}

function readSlots(sentences: readonly ReadSentence[]): Slots {
  const ofRole = (...roles: (SentenceRole | undefined)[]) =>
    sentences.filter(({ role, terms }) => roles.includes(role) && terms.length > 0)
  const title = ofRole(undefined).map(zonesOf)
  const aims = ofRole('aim').map(zonesOf)
  const conclusions = ofRole('conclusion').map(zonesOf)
  const methods = ofRole('method')
  const told = [title, aims, conclusions]
  const firstOf = (read: (groups: ZonedTerm[][]) => LexiconConcept[]) =>
    told.map(read).find((found) => found.length > 0) ?? []

  const act = firstOf((groups) => inZone(groups, 'act', isDone))
  const allotted = methods.flatMap(armsOf)
  const control = [
    ...inZone([...title, ...aims], 'control', isDone),
    ...allotted.filter(
      (concept) => act.length > 0 && !act.some((own) => isWithin(own, concept) || isWithin(concept, own)),
    ),
  ]
  const peopleOf = methods
    .filter(({ text, cues }) => (cues & cue.people) !== 0 && !(cues & cue.leftOut && leftOut.test(text)))
    .map(zonesOf)
  const problem = [
    (groups: ZonedTerm[][]) => inZone(groups, 'people', isProblem),
    (groups: ZonedTerm[][]) => inZone(groups, 'outcome', isProblem),
  ]
  const inTitle = problem.map((read) => read(title)).find((found) => found.length > 0)
  return {
    act: act.length > 0 ? act : allotted,
    control: control.length > 0 ? control : inZone(conclusions, 'control', isDone),
    problem:
      inTitle ??
      [aims, peopleOf, conclusions]
        .map((groups) => inZone(groups, 'people', isProblem))
        .find((found) => found.length > 0) ??
      [],
    people: inZone([...aims, ...peopleOf], 'people', isProblem),
    background: inZone([...title, ...aims], 'background', isDone),
    outcome: inZone([...title, ...conclusions], 'outcome', () => true),
    measured: [...title, ...aims, ...conclusions]
      .flat()
      .flatMap(({ concept }) => (concept.type === 'outcome' ? [concept] : [])),
    excluded: inZone([...title, ...aims, ...peopleOf], 'excluded', isProblem),
  }
}

/** 'Comparison of A and B in Z' sets the last against the others. */
function zonesOf({ text, terms }: ReadSentence): ZonedTerm[] {
  const zoned = readZones(text, terms)
  const acts = zoned.filter(({ zone, concept }) => zone === 'act' && isDone(concept))
  const last = acts.at(-1)
  const isCompared =
    last !== undefined &&
    acts.length > 1 &&
    acts.length < 4 &&
    compares.test(text) &&
    zoned.every(({ zone }) => zone !== 'control')
  return isCompared ? zoned.map((term) => (term === last ? { ...term, zone: 'control' } : term)) : zoned
}

/** What people were allocated to: 'were randomised to A or B'. */
function armsOf({ text, cues, terms }: ReadSentence): LexiconConcept[] {
  if ((cues & cue.allocated) === 0) return []
  const at = allocated.exec(text)
  if (at === null) return []
  const to = arms.exec(text.slice(at.index))
  if (to === null) return []
  const from = at.index + to.index
  return readZones(
    text.slice(from),
    terms.flatMap((term) =>
      term.start < from ? [] : [{ ...term, start: term.start - from, end: term.end - from }],
    ),
  ).flatMap(({ concept, zone }) =>
    (concept.type === 'drug' || concept.type === 'procedure') && zone !== 'outcome' && zone !== 'excluded'
      ? [concept]
      : [],
  )
}

function listExcluded(sentences: readonly ReadSentence[], without: readonly LexiconConcept[]): Named[] {
  const told = sentences
    .filter(({ text, role, cues }) => role === 'method' && (cues & cue.leftOut) !== 0 && leftOut.test(text))
    .flatMap(({ terms, text }) =>
      terms.flatMap(({ concept, start, end }) =>
        isProblem(concept) ? [{ text: text.slice(start, end), concepts: [concept.term] }] : [],
      ),
    )
  const all = [...without.map(({ term }) => ({ text: term, concepts: [term] })), ...told]
  return [...new Map(all.map((each) => [each.concepts[0], each])).values()].slice(0, most.excluded)
}

function unique<T>(each: readonly T[]): T[] {
  return [...new Set(each)]
}

function isWithin(narrow: LexiconConcept, wide: LexiconConcept): boolean {
  return narrow === wide || narrow.wider.some((each) => isWithin(each, wide))
}

/** A name that is only a wider one of another goes among the wider. */
function mostSpecificFirst(problems: readonly LexiconConcept[]): LexiconConcept[] {
  const all = unique(problems)
  return all.filter((wide) => all.every((narrow) => narrow === wide || !isWithin(narrow, wide)))
}

/** Those right above: what is further up the lexicon itself knows. */
function widerOf(concepts: readonly LexiconConcept[]): string[] {
  const wider = new Set(concepts.flatMap((concept) => concept.wider))
  return [...wider].filter((each) => !concepts.includes(each)).map(termOf)
}
