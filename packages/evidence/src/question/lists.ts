import type { QuestionWord } from './segments.ts'

export const joining = /^(?:and|or|plus|with|e|o|ed|y|und|mit|con|oder|then|u)$/u

export const article = /^(?:a|an|the|ein|eine|einen|un|una|uno|il|la|el)$/u

const andWord = /^(?:and|or|e|ed|o|y|u|und|oder)$/u

const orWord = /^(?:or|nor|o|oder|ni|ne|u|noch)$/u

/** 'A, B or C': behind A, a comma and a name follow and in the end an 'or'. */
export function goesOnToOr(words: readonly QuestionWord[], from: number): boolean {
  return goesOnTo(orWord, words, from)
}

/** 'A, B and a C'. */
export function goesOnToAnd(words: readonly QuestionWord[], from: number): boolean {
  return goesOnTo(andWord, words, from)
}

function goesOnTo(joint: RegExp, words: readonly QuestionWord[], from: number): boolean {
  let at = from
  for (;;) {
    const word = words[at]
    if (word === undefined || word.gap === 'hard') return false
    if (joint.test(word.folded)) {
      const isArticle = article.test(words[at + 1]?.folded ?? '')
      return words[isArticle ? at + 2 : at + 1]?.name != null
    }
    if (word.name === null || word.gap !== 'soft') return false
    at += word.name.length
  }
}

/** 'Negative for A, B'. */
export function goesOnToName(word: QuestionWord | undefined): boolean {
  return word?.gap === 'soft' && word.name !== null
}

/** 'Weder Diabetes noch Hypertonie'. */
export function isNor(word: QuestionWord | undefined): boolean {
  return word !== undefined && word.gap !== 'hard' && /^(?:nor|noch)$/u.test(word.folded)
}

/** 'no asthma or COPD' goes on; 'no asthma, start …' does not. */
export function continuesList(next: QuestionWord | undefined, afterwards: QuestionWord | undefined): boolean {
  if (next === undefined || next.gap === 'hard' || next.gap === 'soft') return false
  return (
    (joining.test(next.folded) && afterwards?.name != null) || (next.gap === 'join' && next.name !== null)
  )
}
