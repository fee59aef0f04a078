import { ancestorsOf } from '../concepts/relation.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { continuesList } from './lists.ts'
import type { Act, Problem } from './question.ts'
import type { Roles } from './roles.ts'
import type { QuestionWord } from './segments.ts'

/** 'Reaction to': between it and the drug there may be 'the first dose of'. */
const mostBetween = 6

/**
 * What reactions are treated with, so that 'anaphylaxis after adrenaline' tells of no allergy: Resuscitation Council UK 2021 (anaphylaxis),
 * EAACI/GA2LEN/EuroGuiDerm/APAAACI 2021 (urticaria), WAO/EAACI 2021 (hereditary angioedema), GINA (bronchospasm).
 */
const remedies: ReadonlySet<string> = new Set([
  'adrenaline',
  'antihistamine',
  'corticosteroid',
  'omalizumab',
  'ciclosporin',
  'icatibant',
  'C1 esterase inhibitor',
  'lanadelumab',
  'berotralstat',
  'tranexamic acid',
  'short-acting beta-agonist',
  'inhaled anticholinergic',
])

/** Reactions that speak against the whole class of a drug. */
const severe: ReadonlySet<string> = new Set([
  'anaphylaxis',
  'angioedema',
  'Stevens-Johnson syndrome',
  'drug reaction with eosinophilia and systemic symptoms',
])
const reactions: ReadonlySet<string> = new Set([...severe, 'urticaria', 'rash', 'bronchospasm'])

type Reaction = { from: number; to: number; isSevere: boolean }

/**
 * A drug that is told to have brought a reaction about is not tolerated, where the patient has something else or another drug is spoken of:
 * 'anaphylaxis after amoxicillin, cellulitis'. Alone the reaction is what is asked about: 'angioedema after ramipril'.
 */
export function withReactedTo(roles: Roles, words: readonly QuestionWord[]): Roles {
  const reactionOf = findReactions(roles, words)
  const told = [...new Set(reactionOf.values())]
  if (told.length === 0) return roles
  const isReaction = (problem: Problem) =>
    told.some(({ from, to }) =>
      words
        .slice(from, to)
        .some(({ name }) => name?.readings.some((concept) => concept === problem.concept) === true),
    )
  const hasOther =
    roles.acts.some((act) => !reactionOf.has(act) && act.role !== 'refused' && !isRemedy(act.concept)) ||
    roles.problems.some((problem) => isHeld(problem.certainty) && !isReaction(problem))
  if (!hasOther) return roles
  const bySevere = [...reactionOf].filter(([, { isSevere }]) => isSevere)
  return {
    ...roles,
    acts: roles.acts.map((act) => (reactionOf.has(act) ? { ...act, role: 'refused' } : act)),
    problems: roles.problems.map((each) =>
      isReaction(each) && isHeld(each.certainty) ? { ...each, certainty: 'history' } : each,
    ),
    certainties: roles.certainties.map((certainty, at) =>
      told.some(({ from, to }) => from <= at && at < to) ? 'history' : certainty,
    ),
    allergies: distinct([...roles.allergies, ...[...reactionOf.keys()].map(({ concept }) => concept)]),
    anaphylaxisTo: distinct([...roles.anaphylaxisTo, ...bySevere.map(([{ concept }]) => concept)]),
  }
}

function findReactions(roles: Roles, words: readonly QuestionWord[]): Map<Act, Reaction> {
  const found = new Map<Act, Reaction>()
  let last: { reaction: Reaction; behind: number } | null = null
  for (const act of roles.acts) {
    const behind = roles.places.get(act)?.behind
    if (behind === undefined || act.concept.type !== 'drug' || roles.ofKin.includes(act)) continue
    const from = words.findLastIndex(({ name }, at) => name !== null && at + name.length === behind)
    // 'Anaphylaxis after amoxicillin and cefalexin'.
    const listed: Reaction | undefined =
      last !== null && from - last.behind <= 1 && continuesList(words[last.behind], words[last.behind + 1])
        ? last.reaction
        : undefined
    const reaction: Reaction | undefined = listed ?? reactionBefore(words, from)
    if (reaction === undefined || !isOfPatient(roles, reaction) || isRemedy(act.concept)) continue
    found.set(act, reaction)
    last = { reaction, behind }
  }
  return found
}

function isOfPatient({ denied, certainties, ofOthers }: Roles, { from }: Reaction): boolean {
  return denied[from] !== true && ofOthers[from] !== true && isHeld(certainties[from] ?? 'present')
}

function isHeld(certainty: Problem['certainty']): boolean {
  return certainty !== 'ruled-out' && certainty !== 'relative'
}

function isRemedy(concept: LexiconConcept): boolean {
  return [concept, ...ancestorsOf(concept)].some(({ term }) => remedies.has(term))
}

/** The reaction that is told right before the drug at `drug`, with nothing else named in between. */
function reactionBefore(words: readonly QuestionWord[], drug: number): Reaction | undefined {
  for (let of = drug - 1; of >= Math.max(1, drug - mostBetween); of--) {
    const between = words.slice(of + 1, drug + 1)
    if (between.some(({ gap }) => gap !== 'none') || between.slice(0, -1).some(({ name }) => name !== null))
      return undefined
    const joint = words[of]
    if (joint?.gap === 'none' && joint.asides.some(({ cue }) => cue === 'reaction-of')) {
      const reaction = reactionEndingAt(words, of)
      if (reaction !== undefined) return reaction
    }
  }
  return undefined
}

function reactionEndingAt(words: readonly QuestionWord[], to: number): Reaction | undefined {
  for (let from = Math.max(0, to - longestReaction); from < to; from++) {
    const { name = null, asides = [] } = words[from] ?? {}
    const isSaid = asides.some(({ cue, length }) => cue === 'reaction' && from + length === to)
    if (name === null && isSaid && !isOfOtherKind(words, from)) return { from, to, isSevere: false }
    const term = name !== null && from + name.length === to ? name.readings[0]?.term : undefined
    if (term !== undefined && reactions.has(term)) return { from, to, isSevere: severe.has(term) }
  }
  return undefined
}

const longestReaction = 4

/** The reaction of 'infusion reaction to rituximab' and 'Jarisch-Herxheimer reaction to penicillin' is no allergy. */
function isOfOtherKind(words: readonly QuestionWord[], at: number): boolean {
  const before = words[at - 1]
  if (words[at]?.gap !== 'none' || before === undefined) return false
  return (
    before.name === null &&
    !before.isCue &&
    before.asides.length === 0 &&
    before.folded.length > mostInArticle
  )
}

/** 'The', 'una', 'had': a longer word tells what kind of reaction it was. */
const mostInArticle = 4

function distinct(concepts: readonly LexiconConcept[]): LexiconConcept[] {
  return [...new Set(concepts)]
}
