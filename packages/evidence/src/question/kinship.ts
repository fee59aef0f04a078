import { ancestorsOf } from '../concepts/relation.ts'
import { isOfChildren } from '../concepts/child.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { CueName } from './grammar.ts'
import { type Cue, type QuestionWord, saysAside } from './segments.ts'
import { isAgeAt } from './standing-age.ts'

const kin: ReadonlySet<CueName> = new Set(['relative', 'relative-next', 'relative-beside', 'mother'])

type Place = { from: number; to: number }

/** `ages`: where the typed text has one in shorthand, which no word stands for any more. */
type Told = { hasGestation: boolean; ages: readonly { at: number; text: string }[] }

/**
 * Says of every word for a relative whether somebody else is spoken of: then it is the cue `relative`, and else none. 'Mother' is the
 * patient where she is told to be one (pregnant, breastfeeding, in childbed, so many weeks on) and nobody else is told before; a son is, where nobody else is.
 */
export function settleKinship(words: readonly QuestionWord[], { hasGestation, ages }: Told): void {
  const isAgedBefore = (at: number) => ages.some((age) => age.at < (words[at]?.start ?? 0))
  words.forEach((word, from) => {
    word.cues = word.cues.flatMap((told): Cue[] => {
      const place = { from, to: from + told.length }
      // 'Breastfeeding mother' is one name.
      if (kin.has(told.cue) && word.isNamed && word.name === null) return []
      switch (told.cue) {
        case 'relative':
          takeName(words, place)
          return [told]
        case 'relative-next':
          if (!leadsToFamily(words, place.to)) return []
          takeName(words, place)
          return [{ ...told, cue: 'relative' }]
        case 'relative-beside':
          return isAgedBefore(from) || peopleBefore(words, from).length > 0
            ? [{ ...told, cue: 'relative' }]
            : []
        case 'mother':
          return isPatient(words, place, { hasGestation, ages }) ? [] : [{ ...told, cue: 'relative' }]
        default:
          return [told]
      }
    })
  })
}

/** The 'FH' of 'FH of stroke' is the family's history, whatever else the letters may mean. */
function takeName(words: readonly QuestionWord[], { from, to }: Place): void {
  const first = words[from]
  if (first?.name == null || first.name.length > to - from) return
  for (const word of words.slice(from, from + first.name.length)) {
    word.isNamed = false
    word.isCue = true
  }
  first.name = null
}

/** 'FH stroke', 'FH: diabetes', 'FH: father', 'FH neg'. */
function leadsToFamily(words: readonly QuestionWord[], at: number): boolean {
  const next = words[at]
  if (next === undefined || next.gap === 'soft' || (next.gap === 'hard' && !next.isBehindColon)) return false
  if (next.name !== null) return next.name.readings.every(({ type }) => type === 'condition')
  return next.cues.some(({ cue }) => /^(?:relative|mother|denied|no-after)/u.test(cue))
}

function isPatient(
  words: readonly QuestionWord[],
  { from, to }: Place,
  { hasGestation, ages }: Told,
): boolean {
  const stretch = stretchOf(words, from, to)
  const others = peopleBefore(words, from)
  const start = words[from]?.start ?? 0
  const agesBefore = ages.filter(({ at }) => at < start)
  const isToldMother = words.some((word, at) => isOfMother(word) && (at >= to || stretch.from <= at))
  if (others.length + agesBefore.length === 0) return isToldMother || hasGestation || isAgeAt(words, to)
  // '28F mother with eclampsia' is one person, '34f pregnant, mother had PE' are two.
  const isNear = agesBefore.every(({ at, text }) => at + text.length + 1 === start && !text.endsWith('M'))
  const isSame = isNear && others.every((at) => at >= stretch.from && !isMaleOrChild(words[at]))
  return isSame && words.slice(stretch.from, stretch.to).some(isOfMother)
}

/** The words between two marks. */
function stretchOf(words: readonly QuestionWord[], from: number, to: number): Place {
  const end = words.findIndex((word, at) => at >= to && isMark(word))
  const start = words.findLastIndex((word, at) => at <= from && isMark(word))
  return { from: Math.max(0, start), to: end === -1 ? words.length : end }
}

function isMark({ gap }: QuestionWord): boolean {
  return gap === 'hard' || gap === 'soft'
}

/** Who is told before a word, but for a mother as such: 'new', 'breastfeeding' and '38 weeks' tell of herself. */
function peopleBefore(words: readonly QuestionWord[], before: number): number[] {
  const { from } = stretchOf(words, before, before)
  return words.slice(0, before).flatMap((word, at) => {
    const isHerself = at >= from && isOfMother(word)
    return !isHerself && tellsPerson(words, at) ? [at] : []
  })
}

function tellsPerson(words: readonly QuestionWord[], at: number): boolean {
  const word = words[at]
  if (word === undefined) return false
  return (
    word.cues.some(({ cue }) => cue === 'female' || cue === 'male') ||
    saysAside(word, 'patient') ||
    isOfMother(word) ||
    word.name?.readings.every(({ type }) => type === 'population') === true ||
    isAgeAt(words, at)
  )
}

/** Pregnant, in childbed or breastfeeding, or with an illness of those. */
function isOfMother(word: QuestionWord | undefined): boolean {
  if (word === undefined) return false
  if (word.cues.some(({ cue }) => cue === 'pregnant' || cue === 'breastfeeding')) return true
  return word.name?.readings.some(concernsMothers) === true
}

function concernsMothers(concept: LexiconConcept): boolean {
  return (
    concept.concerns.some((people) => mothers.has(people)) ||
    [...ancestorsOf(concept)].some(({ term }) => mothers.has(term))
  )
}

const mothers: ReadonlySet<string> = new Set(['pregnant women', 'postpartum women', 'breastfeeding women'])

function isMaleOrChild(word: QuestionWord | undefined): boolean {
  if (word === undefined) return false
  return (
    word.cues.some(({ cue }) => cue === 'male') ||
    /^\d{1,3}m$/u.test(word.folded) ||
    word.name?.readings.some((concept) => concept.term === 'men' || isOfChildren(concept)) === true
  )
}
