import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { CueName } from './grammar.ts'
import type { Act, Name, Problem } from './question.ts'
import type { Roles } from './roles.ts'
import { settleRoles } from './settle-roles.ts'
import { reach, RunningCues } from './running-cues.ts'
import { doseBehind } from './dose-behind.ts'
import { article, continuesList, goesOnToAnd, goesOnToName, goesOnToOr, isNor, joining } from './lists.ts'
import { isSwappedOut, standingOf } from './standing.ts'
import { saysBehind, type SaidBehind } from './said-behind.ts'
import { type QuestionWord, saysAside } from './segments.ts'

/** A mutation or marker that nothing knows: of 'no del17p, venetoclax' it is what is denied. */
const code = /^\p{L}+\d+\p{L}*$/u
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
    anaphylaxisTo: [],
    reactions: [],
    affected: [],
    former: [],
    ofKin: [],
    places: new Map(),
    unsure: [],
    denied: words.map(() => false),
    certainties: words.map(() => 'present'),
    standings: words.map(() => 'told'),
    ofOthers: words.map(() => false),
  }
  const running = new RunningCues()
  let answered = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) continue
    running.cross(word, isOfName(words, at - 1))
    // 'Father had a stroke he is on apixaban'.
    if (running.isOfRelative && saysAside(word, 'subject')) running.certainty = null
    roles.ofOthers[at] = running.isOfRelative
    if (word.name === null) {
      if (ofPeople.test(word.folded)) running.effect = 0
      hearCues(running, words, at, answered)
      const isNextDenied = words[at - 1]?.cues.some(({ cue }) => cue === 'denied-next') ?? false
      roles.denied[at] = (running.denied > 0 || isNextDenied) && !word.isCue
      continue
    }
    const { length, readings } = word.name
    const span = words.slice(at, at + length)
    // A name may be a cue as well ('screening', 'insulin therapy'): its first word tells.
    for (const { cue, length: cueLength } of word.cues) if (cueLength >= length) running.hear(cue, 0)
    const place = { from: at, to: at + length }
    const behind = isAttribute(words, place) ? ofRelative : saysBehind(words, at + length)
    answered = Math.max(answered, behind.to)
    const isDenied = running.denied > 0 || behind.says === 'ruled-out'
    const wasOnce = isFormer(words, at + length)
    const standing = standingOf(words, place, running, { isDenied, isFormer: wasOnce })
    for (let nth = at; nth < at + length; nth++) {
      roles.ofOthers[nth] = running.isOfRelative || behind.says === 'relative'
      roles.denied[nth] = isDenied
      roles.certainties[nth] = certaintyOf(isDenied, running, behind, wasOnce)
      roles.standings[nth] = standing
    }
    take(
      roles,
      readings,
      span.map(({ text }) => text).join(' '),
      roles.certainties[at] ?? 'present',
      running,
      words,
      { from: at, behind: at + length, standing },
    )
    takeReaction(roles, place, words, running)
    at += length - 1
    if (running.act?.role === 'comparator' && !continuesList(words[at + 1], words[at + 2])) running.act = null
    if (running.isOfRelative && goesOnToAnd(words, at + 1)) running.isListOfRelative = true
    running.isListDenied =
      running.denied > 0 &&
      (goesOnToOr(words, at + 1) || (running.isListOpened && goesOnToName(words[at + 1])))
    // However much of its reach is used up: the denial holds for the whole list.
    const goesOn = continuesList(words[at + 1], words[at + 2]) || running.isListDenied || isNor(words[at + 1])
    if (running.denied > 0) running.denied = goesOn ? reach.denied : 0
  }
  return settleRoles(roles, words)
}

/** A denial is the strongest, unless a relative is spoken of: 'no family history of stroke' denies the patient nothing. */
function certaintyOf(
  isDenied: boolean,
  { certainty }: RunningCues,
  { says }: SaidBehind,
  wasOnce: boolean,
): Problem['certainty'] {
  if (certainty?.value === 'relative' || says === 'relative') return 'relative'
  if (isDenied) return 'ruled-out'
  if (says === 'suspected') return 'suspected'
  return wasOnce ? 'history' : (certainty?.value ?? 'present')
}

const ofRelative: SaidBehind = { says: 'relative', to: 0 }
const determiner = /^(?:a|his|her|their|whose|with|of|has|had|and|or|eine?[nrm]?|seine?|ihre?|mit|und)$/u

/** 'Has a diabetic father': a name in front of the relative whose it is. */
function isAttribute(words: readonly QuestionWord[], { from, to }: { from: number; to: number }): boolean {
  const [first, kin] = [words[from], words[to]]
  const isKin = kin?.gap === 'none' && kin.cues.some(({ cue }) => cue === 'relative')
  return isKin && (first?.gap !== 'none' || determiner.test(words[from - 1]?.folded ?? ''))
}

/** `answered`: up to where words were said of the name before them. */
function hearCues(running: RunningCues, words: readonly QuestionWord[], at: number, answered: number): void {
  const word = words[at]
  if (word === undefined) return
  const longest = word.cues.toSorted((a, b) => b.length - a.length)
  for (const { cue, length } of longest)
    if (
      !(cue === 'denied' && (isEither(words, at) || at < answered)) &&
      !(cue === 'suspected' && at < answered) &&
      !(cue === 'allergy' && isSpent(words, at))
    )
      running.hear(cue, length)
  if (longest.some(({ cue }) => cue === 'denied')) {
    running.isListOpened = saysAside(word, 'denied-list')
    running.isEverDenied = saysAside(word, 'denied-ever')
  }
  if (word.name === null && code.test(word.folded)) running.denied = 0
  if (longest.length === 0) running.pass(joining.test(word.folded), article.test(word.folded))
  // All words of 'history of' are one step on the way from a denial to its name.
  else if (running.denied > 0 && longest.every(({ cue }) => !cue.startsWith('denied')))
    running.denied += (longest[0]?.length ?? 1) - 2
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

const doseWord =
  /^(?:\d.*|mg|mcg|ug|g|kg|ml|units?|iu|ie|l|bd|od|tds|qds|daily|prn|iv|po|sc|im|nocte|die|max|low|high|dose)$/u

/** Whether a word belongs to a name, or to the dose behind one. */
function isOfName(words: readonly QuestionWord[], at: number): boolean {
  for (let before = at; before >= 0; before--) {
    const word = words[before]
    if (word === undefined) return false
    if (word.isNamed) return true
    if (!doseWord.test(word.folded)) return false
  }
  return false
}

/** The anaphylaxis of 'anaphylaxis to ceftriaxone' and 'ceftriaxone anaphylaxis' tells of an allergy to what stands beside it. */
function takeReaction(
  roles: Roles,
  { from, to }: { from: number; to: number },
  words: readonly QuestionWord[],
  running: RunningCues,
): void {
  const [word, concept] = [words[from], words[from]?.name?.readings[0]]
  const problem = roles.problems.at(-1)
  if (concept?.type === 'condition' && problem?.concept === concept) {
    const isBefore = word?.cues.some(({ cue, length }) => cue === 'allergy' && length > to - from) === true
    if (isBefore) running.act = { role: 'allergy', left: reach.act, isOfRelative: false, isReaction: true }
    if (isBefore || (isReactionName(word) && isAllergen(roles, words, from)))
      roles.reactions.push({ problem, from, to })
    return
  }
  if (concept === undefined || roles.allergies.at(-1) !== concept) return
  if (running.act?.isReaction === true || isReactionName(words[to])) roles.anaphylaxisTo.push(concept)
}

function isAllergen({ anaphylaxisTo }: Roles, words: readonly QuestionWord[], before: number): boolean {
  const name = words.slice(0, before).findLast((word) => word.name !== null)?.name
  return name?.readings.some((concept) => anaphylaxisTo.includes(concept)) === true
}

function isReactionName(word: QuestionWord | undefined): boolean {
  return word?.gap === 'none' && word.name !== null && word.cues.some(({ cue }) => cue === 'allergy-after')
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
  certainty: Problem['certainty'],
  running: RunningCues,
  words: readonly QuestionWord[],
  { from, behind, standing }: { from: number; behind: number; standing: Name['standing'] },
): void {
  const isDenied = running.denied > 0 || certainty === 'ruled-out'
  const [concept] = readings
  if (concept === undefined) return
  // 'No DM' denies whatever the letters may mean.
  if (certainty === 'ruled-out' && readings.length > 1) {
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
  // A relative's denied disease tells nothing of anybody.
  if (certainty === 'relative' && isDenied) return
  switch (concept.type) {
    case 'drug':
    case 'procedure': {
      if (isAllergy && concept.type === 'drug' && certainty !== 'relative') roles.allergies.push(concept)
      // 'Bypass surgery in 2019', 'phenelzine, stopped 8 weeks ago'.
      const wasDone = standing === 'over' || (standing === 'once' && concept.type === 'procedure')
      const told = wasDone ? 'past' : (running.act?.role ?? (isHistory ? 'past' : 'asked'))
      const role = isAllergy || isDenied ? 'refused' : told
      if (running.act !== null) running.act.left = reach.act
      const act: Act = {
        concept,
        role: role === 'allergy' ? 'refused' : role,
        text,
        dose: doseBehind(words, behind),
        ...(isSwappedOut(words, from) && { isGivenUp: true }),
      }
      roles.acts.push(act)
      roles.places.set(act, { behind, isSaid: running.act !== null })
      if (act.role === 'past' && isHistory) roles.former.push(act)
      if (running.act?.isOfRelative === true) roles.ofKin.push(act)
      return
    }
    case 'condition':
      // 'No previous preterm birth' denies a history, not the disease.
      if (isDenied && isHistory) return
      const problem: Problem = {
        concept,
        certainty,
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
