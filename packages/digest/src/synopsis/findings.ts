import type { Appraisal } from '@auscult/evidence/appraise/appraisal.ts'
import type { FindingWords } from './finding-words.ts'

/** Tells which sentences of results say by themselves that something was found. */
export type FindingReader = {
  /**
   * Whether a sentence of results tells a finding: that something happened, changed, differs or goes together. Who took part and what was done
   * is none, and nor is what leans on a sentence that is not told.
   */
  tellsFinding: (
    text: string,
    appraisal: Pick<Appraisal, 'design' | 'effect' | 'directionSentence'>,
  ) => boolean
  /** Whether a sentence says nothing without the one before it. */
  leans: (text: string) => boolean
}

export function createFindingReader(words: FindingWords): FindingReader {
  const isLeaning = leaningOf(words)
  const compares = whole(anyOf(words.comparing))
  const comparesNothing = new RegExp(`${anyOf(words.comparingNothing)}\\b`, 'giu')
  const asks = askingOf(words)
  const happens = whole(anyOf(words.happening))
  const advises = whole(anyOf(words.advising))
  const isOfPeopleAtStart = peopleAtStartOf(words)
  const isOfProcedure = procedureOf(words)

  function leans(text: string): boolean {
    return isLeaning.some((pattern) => pattern.test(text))
  }

  return {
    leans,
    tellsFinding(text, { design, effect, directionSentence }) {
      if (leans(text)) return false
      if (design === 'guideline') return advises.test(text) && !isOfProcedure.test(text)
      if ((effect !== null && text.includes(effect.text)) || text === directionSentence) return true
      if (isOfPeopleAtStart.test(text)) return false
      // 'Studies examining the effect of …': what was asked, whatever came of it.
      const told = text.replaceAll(asks, '').replaceAll(comparesNothing, '')
      return compares.test(told) || (happens.test(text) && !isOfProcedure.test(text))
    },
  }
}

/** 'Of these, …', and at the end '… for either.' */
function leaningOf({ leaning }: FindingWords): RegExp[] {
  const { openers, pointing, pointingUnlessBefore, pointingBefore, pointingUnlessThat, that } = leaning
  const pointers = [
    anyOf(pointing),
    ...Object.entries(pointingUnlessBefore).map(([word, next]) => `${anyOf([word])}(?! ${anyOf(next)}\\b)`),
    ...Object.entries(pointingBefore).map(([word, next]) => `${anyOf([word])}(?= ${anyOf(next)}\\b)`),
    // 'It was shown that …' points at nothing.
    ...Object.entries(pointingUnlessThat).map(
      ([word, next]) => `${anyOf([word])}(?! ${anyOf(next)} (?:\\p{L}+ ){0,5}${anyOf([that])}\\b)`,
    ),
  ]
  return [
    new RegExp(`^(?:${anyOf(openers)} (?:of )?)*(?:${pointers.join('|')})\\b`, 'iu'),
    new RegExp(`\\b${anyOf(leaning.lastBefore)} ${anyOf(leaning.last)}[.?!]$`, 'iu'),
  ]
}

function askingOf({ asking: { verbs, between, matters } }: FindingWords): RegExp {
  return new RegExp(`\\b${anyOf(verbs)} (?:${anyOf(between)} )*(?:\\p{L}+ )?${anyOf(matters)}\\b`, 'giu')
}

/** Who took part, by age, sex and origin, and what they had at the start: no finding, whatever is compared in it. */
function peopleAtStartOf({ atStart }: FindingWords): RegExp {
  const { moments, people, are, phrases, ages, agesAre, shares, shareIs, origins, kinds } = atStart
  return new RegExp(
    [
      `^${anyOf(moments)},`,
      `^${anyOf(people)} ${anyOf(are)}\\b`,
      `\\b${anyOf(phrases)}\\b`,
      `\\b${anyOf(ages)} (?:\\([^)]*\\) )?${anyOf(agesAre)}\\b`,
      `\\b(?:${anyOf(shares)}|\\d+(?:\\.\\d+)?%\\)?)[^.;]{0,40}\\b${anyOf(shareIs)}? ?(?:${anyOf(origins)} \\p{L}+|${anyOf(kinds)})\\b`,
    ].join('|'),
    'iu',
  )
}

/** What was done to find something out. */
function procedureOf({ done }: FindingWords): RegExp {
  const { phrases, passive, participles, investigators, verbs } = done
  return whole(
    `(?:${anyOf(phrases)}|${anyOf(passive)} ${anyOf(participles)}|${anyOf(investigators)} ${anyOf(verbs)})`,
  )
}

function whole(pattern: string): RegExp {
  return new RegExp(`\\b${pattern}\\b`, 'iu')
}

const special = /[.+?^${}()|[\]\\]/gu

/** One of these as a pattern; '*' stands for any ending. */
function anyOf(words: readonly string[]): string {
  const patterns = words.map((word) => word.replaceAll(special, '\\$&').replaceAll('*', '\\w*'))
  return `(?:${patterns.join('|')})`
}
