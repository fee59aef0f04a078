import type { Act, Problem } from './question.ts'
import { withReactedTo } from './reacted-to.ts'
import type { Roles } from './roles.ts'
import type { QuestionWord } from './segments.ts'
import { sentencesOf } from './sentences.ts'

/** What only the whole question tells of its names, once each was read in its place. */
export function settleRoles(roles: Roles, words: readonly QuestionWord[]): Roles {
  return withAskedAct(
    withStates(withEffects(withOwn(withReactions(withContext(withReactedTo(roles, words), words))))),
  )
}

const isOwn = ({ certainty }: Problem) => certainty !== 'relative' && certainty !== 'ruled-out'

/** What a relative has or takes is what the question is about only where nothing is told of the patient. */
function withOwn(roles: Roles): Roles {
  const hasOwn = roles.problems.some(isOwn)
  const takesOwn = roles.acts.some((act) => !roles.ofKin.includes(act))
  return {
    ...roles,
    problems: hasOwn ? roles.problems.filter(({ certainty }) => certainty !== 'relative') : roles.problems,
    acts: hasOwn || takesOwn ? roles.acts.filter((act) => !roles.ofKin.includes(act)) : roles.acts,
  }
}

/** An anaphylaxis to a drug is a history where the patient has something else; alone it is what is asked about. */
function withReactions(roles: Roles): Roles {
  const reactions = roles.anaphylaxisTo.length > 0 ? roles.reactions : []
  const isReaction = (problem: Problem) => reactions.some((each) => each.problem === problem)
  if (reactions.length === 0 || !roles.problems.some((each) => isOwn(each) && !isReaction(each))) return roles
  return {
    ...roles,
    problems: roles.problems.map((each) => (isReaction(each) ? { ...each, certainty: 'history' } : each)),
    certainties: roles.certainties.map((certainty, at) =>
      reactions.some(({ from, to }) => from <= at && at < to) ? 'history' : certainty,
    ),
  }
}

/** A sentence so short is no story: 'Dapagliflozin. Stop before surgery?' */
const leastTold = 4

/**
 * What a sentence tells, without asking, was given, where a later one asks or any has a question mark: the adrenaline of '4 rounds adrenaline, ROSC.
 * Cool or normothermia?', the vaccine of 'pred 5 or 14 d? 67m, had his flu jab'.
 */
function withContext(roles: Roles, words: readonly QuestionWord[]): Roles {
  const sentences = sentencesOf(words)
  const sentenceOf = (act: Act) => {
    const behind = roles.places.get(act)?.behind ?? 0
    return sentences.findLastIndex(({ from }) => from < behind)
  }
  const asked = roles.acts.filter(({ role }) => role === 'asked').map(sentenceOf)
  const last = Math.max(-1, ...asked)
  const hasQuestionMark = asked.some((nth) => sentences[nth]?.isAsked)
  const isTold = (act: Act) => {
    const place = roles.places.get(act)
    if (place === undefined || place.isSaid || act.role !== 'asked') return false
    const nth = sentenceOf(act)
    const sentence = sentences[nth]
    if (sentence === undefined || sentence.isAsked || sentence.to - sentence.from < leastTold) return false
    return nth < last || hasQuestionMark
  }
  return { ...roles, acts: roles.acts.map((act) => (isTold(act) ? { ...act, role: 'current' } : act)) }
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
