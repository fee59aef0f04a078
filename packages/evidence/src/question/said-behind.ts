import type { CueName } from './grammar.ts'
import type { Problem } from './question.ts'
import type { QuestionWord } from './segments.ts'

/** What the words behind a name say of it, and up to which word (exclusive) they do. */
export type SaidBehind = {
  says: Extract<Problem['certainty'], 'ruled-out' | 'suspected' | 'relative'> | null
  to: number
}

const nothing: SaidBehind = { says: null, to: 0 }

const joining = /^(?:and|or|e|ed|o|und|oder|y|u)$/u
const copula =
  /^(?:is|was|has|have|been|were|are|ist|war|wurde|wurden|sind|e|era|stata|stato|esta|fue|es|ha|sido)$/u
const mostCopulas = 2
const yes = /^(?:yes|y|ja|si)$/u

/**
 * What is said of the name that ends before `at` by what stands behind it: 'stroke: no', 'dm-', 'diabetes denied', 'htn? dm: yes',
 * 'stroke in his father'. Of 'dm no htn' the 'no' may hold for either, and is left to the name after it, unless that one has its own answer.
 */
export function saysBehind(words: readonly QuestionWord[], at: number): SaidBehind {
  const last = words[at - 1]
  if (last === undefined) return nothing
  if (last.isMinus) return { says: 'ruled-out', to: at }
  if (isDoubted(words, at - 1)) return { says: 'suspected', to: at }
  const answer = answerAt(words, at)
  if (answer.says !== null) return answer
  // 'Diabetes and hypertension denied'.
  const next = words[at + 1]
  if (words[at]?.gap !== 'none' || !joining.test(words[at].folded) || next?.name == null) return nothing
  const { says } = saysBehind(words, at + 1 + next.name.length)
  return { says, to: 0 }
}

function answerAt(words: readonly QuestionWord[], at: number): SaidBehind {
  const first = words[at]
  if (first === undefined || (first.gap === 'hard' && !first.isBehindColon)) return nothing
  const isSaid = (nth: number, cue: CueName) => words[nth]?.cues.find((each) => each.cue === cue)?.length
  const relative = isSaid(at, 'relative-after')
  if (relative !== undefined) return { says: 'relative', to: at + relative }
  let from = at
  while (from < at + mostCopulas && copula.test(words[from]?.folded ?? '')) from++
  for (const nth of new Set([at, from])) {
    const plain = isSaid(nth, 'denied-after')
    if (plain !== undefined && (nth > at || first.gap !== 'hard' || first.isBehindColon))
      return { says: 'ruled-out', to: nth + plain }
    const no = isSaid(nth, 'no-after')
    if (no !== undefined && isLast(words, nth + no)) return { says: 'ruled-out', to: nth + no }
    const doubt = isSaid(nth, 'suspected-after')
    if (doubt !== undefined && isLast(words, nth + doubt)) return { says: 'suspected', to: nth + doubt }
  }
  return nothing
}

/** Whether what stands before `at` cannot hold for what follows. */
function isLast(words: readonly QuestionWord[], at: number): boolean {
  const next = words[at]
  if (next === undefined || next.gap !== 'none') return true
  if (next.name === null) return joining.test(next.folded)
  const end = at + next.name.length
  const behind = words[end]
  if (behind === undefined) return false
  if (behind.isBehindColon || yes.test(behind.folded)) return true
  // The second 'no' of 'PE no cancer, no previous DVT' answers nothing.
  const answer = behind.gap === 'none' ? answerLength(behind) : 0
  return answer > 0 && isLast(words, end + answer)
}

function answerLength({ cues }: QuestionWord): number {
  return Math.max(
    0,
    ...cues.flatMap(({ cue, length }) => (cue === 'no-after' || cue === 'denied-after' ? [length] : [])),
  )
}

/** 'chadsvasc htn?': one word that is no name is the score's. */
const mostOthers = 1

/**
 * '?PE', and 'htn? dm denied': a mark within a list of facts doubts the name before it. The mark at the end of a text asks, and so does
 * one behind a sentence of words, unless names stand in it alone.
 */
function isDoubted(words: readonly QuestionWord[], last: number): boolean {
  const word = words[last]
  const start = words.slice(0, last + 1).findLastIndex(({ name }) => name !== null)
  if (word === undefined || start < 0) return false
  if (words[start]?.isQueried === true) return true
  if (!word.isAsked || last === words.length - 1) return false
  const sentence = words.slice(
    words.slice(0, last + 1).findLastIndex(({ gap }) => gap === 'hard'),
    last + 1,
  )
  const others = sentence.filter((each) => !each.isNamed && !each.isCue && !/\d/u.test(each.folded))
  const named = sentence.flatMap(({ name }) => name?.readings ?? [])
  return others.length <= mostOthers && named.every(({ type }) => type === 'condition' || type === 'test')
}
