import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { CueName } from './grammar.ts'
import type { Act, Problem, Unsure } from './question.ts'
import { doseBehind } from './dose-behind.ts'
import type { QuestionWord } from './segments.ts'

/** What the names of a question are to it. */
export type Roles = {
  acts: Act[]
  problems: Problem[]
  concern: LexiconConcept[]
  people: LexiconConcept[]
  tests: LexiconConcept[]
  /** Tests told by their result, as in 'infected on CT' or 'TOE ok': what the patient has, and not what is asked about. */
  findings: LexiconConcept[]
  allergies: LexiconConcept[]
  /** Diseases that something is to prevent or may bring about. */
  affected: Problem[]
  /** What was taken or done once, as part of the patient's history: never what is asked about. */
  former: Act[]
  unsure: Unsure[]
  /** For each word whether 'no' or 'without' holds for it. */
  denied: boolean[]
}

type ActRole = Act['role'] | 'allergy'

/** A cue holds for so many words without a name; then it is spent. */
const reach: Record<'denied' | 'certainty' | 'act' | 'effect' | 'former', number> = {
  denied: 2,
  certainty: 3,
  act: 4,
  effect: 4,
  former: 5,
}

const actCues: Partial<Record<CueName, ActRole>> = {
  current: 'current',
  past: 'past',
  comparator: 'comparator',
  asked: 'asked',
  refused: 'refused',
  allergy: 'allergy',
  stop: 'asked',
}

const certaintyCues: Partial<Record<CueName, Problem['certainty']>> = {
  history: 'history',
  suspected: 'suspected',
}

/** What holds for the next names. */
class Running {
  denied = 0
  act: { role: ActRole; left: number } | null = null
  certainty: { value: Problem['certainty']; left: number } | null = null
  effect = 0

  /** A full stop ends all; a comma ends what no list goes on with. */
  cross({ gap, name, cues }: QuestionWord): void {
    if (gap === 'hard' || gap === 'soft') this.effect = 0
    if (gap === 'hard') {
      this.denied = 0
      this.act = null
      this.certainty = null
    }
    if (gap === 'soft') {
      this.denied = 0
      this.certainty = null
      if (name === null || cues.length > 0) this.act = null
    }
  }

  hear(cue: CueName, length: number): void {
    if (cue === 'effect') this.effect = reach.effect + length
    if (cue === 'denied') this.denied = reach.denied + length
    const role = actCues[cue]
    // 'Add' behind 'or' keeps the comparison, 'is' and 'to' behind 'instead' as well.
    if (role !== undefined && !(role === 'asked' && this.act?.role === 'comparator'))
      this.act = { role, left: reach.act + length }
    const certainty = certaintyCues[cue]
    if (certainty !== undefined) this.certainty = { value: certainty, left: reach.certainty + length }
  }

  pass(isJoining: boolean): void {
    if (this.effect > 0) this.effect -= 1
    if (this.denied > 0) this.denied -= 1
    if (this.act !== null && !isJoining && --this.act.left <= 0) this.act = null
    if (this.certainty !== null && --this.certainty.left <= 0) this.certainty = null
  }
}

const joining = /^(?:and|or|plus|with|e|o|ed|y|und|mit|con|oder|then|u)$/u

/** Behind these the people are told: 'prevent stroke in atrial fibrillation'. */
const ofPeople =
  /^(?:in|with|among|for|after|nel|nell|nella|nello|nei|negli|nelle|con|dopo|bei|beim|mit|nach|en|tras|para)$/u

/** Reads names from left to right under the cues before them. */
export function assignRoles(words: readonly QuestionWord[]): Roles {
  const roles: Roles = {
    acts: [],
    problems: [],
    concern: [],
    people: [],
    tests: [],
    findings: [],
    allergies: [],
    affected: [],
    former: [],
    unsure: [],
    denied: words.map(() => false),
  }
  const running = new Running()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) continue
    running.cross(word)
    if (word.name === null) {
      const longest = word.cues.toSorted((a, b) => b.length - a.length)
      if (ofPeople.test(word.folded)) running.effect = 0
      for (const { cue, length } of longest)
        if (!(cue === 'denied' && isEither(words, at)) && !(cue === 'allergy' && isSpent(words, at)))
          running.hear(cue, length)
      if (longest.length === 0) running.pass(joining.test(word.folded))
      else if (running.denied > 0 && longest.every(({ cue }) => cue !== 'denied')) running.denied -= 1
      roles.denied[at] = running.denied > 0 && !word.isCue
      continue
    }
    const { length, readings } = word.name
    const span = words.slice(at, at + length)
    // A name may be a cue as well ('screening', 'insulin therapy'): its first word tells.
    for (const { cue, length: cueLength } of word.cues) if (cueLength >= length) running.hear(cue, 0)
    const isDenied = running.denied > 0 || isDeniedBehind(words, at + length)
    for (let nth = at; nth < at + length; nth++) roles.denied[nth] = isDenied
    take(roles, readings, span.map(({ text }) => text).join(' '), isDenied, running, words, at + length)
    at += length - 1
    if (running.act?.role === 'comparator' && !continuesList(words[at + 1], words[at + 2])) running.act = null
    if (!continuesList(words[at + 1], words[at + 2])) running.denied = 0
  }
  return withAskedAct(withStates(withEffects(roles)))
}

/** The allergy of 'codeine allergy, morphine?' is to what stands before it. */
function isSpent(words: readonly QuestionWord[], at: number): boolean {
  const word = words[at]
  return (
    word?.gap === 'none' &&
    words[at - 1]?.isNamed === true &&
    word.cues.some(({ cue }) => cue === 'allergy-after')
  )
}

/** 'With or without diabetes' denies nothing. */
function isEither(words: readonly QuestionWord[], at: number): boolean {
  return (
    /^(?:or|and|o|e|oder|und)$/u.test(words[at - 1]?.folded ?? '') &&
    /^(?:with|con|mit)$/u.test(words[at - 2]?.folded ?? '')
  )
}

/** 'no asthma or COPD' goes on; 'no asthma, start …' does not. */
function continuesList(next: QuestionWord | undefined, afterwards: QuestionWord | undefined): boolean {
  if (next === undefined || next.gap === 'hard' || next.gap === 'soft') return false
  return (
    (joining.test(next.folded) && afterwards?.name != null) || (next.gap === 'join' && next.name !== null)
  )
}

function isDeniedBehind(words: readonly QuestionWord[], at: number): boolean {
  const next = words[at]
  return next !== undefined && next.gap !== 'hard' && next.cues.some(({ cue }) => cue === 'denied-after')
}

/** 'Wrist fracture as a schoolboy, healed': said within the next few words, before anything else is named. */
function isFormer(words: readonly QuestionWord[], at: number): boolean {
  const next = words.slice(at, at + reach.former)
  const end = next.findIndex(({ gap, name }) => gap === 'hard' || name !== null)
  return next
    .slice(0, end === -1 ? undefined : end)
    .some(({ cues }) => cues.some(({ cue }) => cue === 'history-after'))
}

function take(
  roles: Roles,
  readings: readonly LexiconConcept[],
  text: string,
  isDenied: boolean,
  running: Running,
  words: readonly QuestionWord[],
  behind: number,
): void {
  const [concept] = readings
  if (concept === undefined) return
  // 'No DM' denies whatever the letters may mean.
  if (isDenied && readings.length > 1) {
    for (const reading of readings)
      if (reading.type === 'condition')
        roles.problems.push({ concept: reading, certainty: 'ruled-out', text })
    return
  }
  if (readings.length > 1) roles.unsure.push({ text, readings: [...readings] })
  const next = words[behind]
  const followedBy = (cue: CueName) => next?.gap === 'none' && next.cues.some((each) => each.cue === cue)
  const isAllergy = running.act?.role === 'allergy' || followedBy('allergy-after')
  if (followedBy('asked-after')) running.act = null
  const isHistory = running.certainty?.value === 'history' || isFormer(words, behind)
  switch (concept.type) {
    case 'drug':
    case 'procedure': {
      if (isAllergy && concept.type === 'drug') roles.allergies.push(concept)
      const role = isAllergy || isDenied ? 'refused' : (running.act?.role ?? (isHistory ? 'past' : 'asked'))
      if (running.act !== null) running.act.left = reach.act
      const act: Act = {
        concept,
        role: role === 'allergy' ? 'refused' : role,
        text,
        dose: doseBehind(words, behind),
      }
      roles.acts.push(act)
      if (act.role === 'past' && isHistory) roles.former.push(act)
      return
    }
    case 'condition':
      // 'No previous preterm birth' denies a history, not the disease.
      if (isDenied && isHistory) return
      const problem: Problem = {
        concept,
        certainty: isDenied ? 'ruled-out' : isHistory ? 'history' : (running.certainty?.value ?? 'present'),
        text,
      }
      roles.problems.push(problem)
      if (running.effect > 0 && problem.certainty === 'present') roles.affected.push(problem)
      if (!continuesList(next, words[behind + 1])) running.effect = 0
      running.act = null
      return
    case 'population':
      if (!isDenied) roles.people.push(concept)
      return
    case 'outcome':
      running.effect = 0
      if (!isDenied) roles.concern.push(concept)
      return
    case 'test':
      roles.tests.push(concept)
      if (running.act?.role === 'current' || followedBy('found-after') || isFigure(next))
        roles.findings.push(concept)
      running.act = null
  }
}

function isFigure(word: QuestionWord | undefined): boolean {
  return word !== undefined && word.gap === 'none' && /^\d/u.test(word.folded)
}

/** The stroke of 'prevent stroke in atrial fibrillation' is an outcome. Where no other disease is told, it is what the question is about, too. */
function withEffects(roles: Roles): Roles {
  const isHeld = (problem: Problem) => problem.certainty !== 'ruled-out' && !roles.affected.includes(problem)
  return {
    ...roles,
    problems: roles.problems.some(isHeld)
      ? roles.problems.filter((problem) => !roles.affected.includes(problem))
      : roles.problems,
    concern: [...roles.concern, ...roles.affected.map(({ concept }) => concept)],
  }
}

function isState({ concept: { type, state }, role }: Act): boolean {
  return type !== 'drug' && state && role !== 'refused'
}

/** Breastfeeding or dialysis beside a drug is the state of the people, unless the two are compared. */
function withStates(roles: Roles): Roles {
  const isOfDrug = roles.acts.some(({ concept, role }) => concept.type === 'drug' && role === 'asked')
  const isCompared = roles.acts.some(({ role }) => role === 'comparator')
  if (!isOfDrug || isCompared) return roles
  return {
    ...roles,
    acts: roles.acts.filter((act) => !isState(act)),
    people: [...roles.people, ...roles.acts.filter(isState).map(({ concept }) => concept)],
  }
}

/** Something is asked of: where every act is named as compared or past, the last of them is it. What the patient takes stays theirs. */
function withAskedAct(roles: Roles): Roles {
  if (roles.acts.some(({ role }) => role === 'asked' || role === 'current')) return roles
  const last = roles.acts.findLast(
    (act) => (act.role === 'comparator' || act.role === 'past') && !roles.former.includes(act),
  )
  if (last === undefined) return roles
  return { ...roles, acts: roles.acts.map((act) => (act === last ? { ...act, role: 'asked' } : act)) }
}
