import type { Understood } from '@auscult/contract/ai.ts'
import { fold } from '../../../text/terms.ts'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { qualifiers } from '../../../understand/question-words.ts'
import { readWords } from '../../../understand/words.ts'
import { type Comparison, unknownWords } from '../asked.ts'

export type QualifierFit = {
  /** The source says of its people the opposite of what was asked. */
  isOpposite: boolean
  /** What narrows the people and stands nowhere in the source, as it was asked: 'valvular', 'mild', 'long term'. */
  unspoken: string[]
  /** All that colours the question stands in the source, its course ('acute'), time ('early') and route among it. */
  isQualified: boolean
}

/** Degrees of an illness; they belong to the people though no role of the question names them. */
const severities: ReadonlySet<string> = new Set([
  'low',
  'mild',
  'moderate',
  'severe',
  'symptomatic',
  'asymptomatic',
  'complicated',
  'uncomplicated',
])

/** They grade what follows, so that standing elsewhere they say nothing. */
const ofGrade = /^(?:low|high|normal|intermediate|long|short|term)$/iu

/** Whether the source speaks of what the question says of its people in words the lexicon does not know. */
export function fitQualifiers(comparison: Comparison): QualifierFit {
  const { understood, lexicon, matched, candidate } = comparison
  const phrases = understood.population.filter((term) => unknownWords([term], lexicon).length > 0)
  const asked = [...phrases, ...severitiesIn(understood), ...durationIn(understood)]
  const people = fold(`${candidate.document.title} . ${candidate.document.facts?.population ?? ''}`)
  return {
    isOpposite:
      isOfOtherCourse(comparison) ||
      [...phrases, ...unknownWords(understood.intervention, lexicon)].some((phrase) =>
        contradicts(phrase, people),
      ),
    isQualified: understood.concepts.every(
      ({ type, term }) =>
        type !== 'word' || !qualifiers.has(fold(term)) || ofGrade.test(term) || matched.has(term),
    ),
    unspoken: asked.filter((phrase) => phrase.split(' ').some((word) => !matched.has(word))),
  }
}

function severitiesIn({ concepts }: Understood): string[] {
  return concepts.flatMap(({ type, term }) => (type === 'word' && severities.has(fold(term)) ? term : []))
}

function durationIn({ concepts }: Understood): string[] {
  const words = new Set(concepts.flatMap(({ type, term }) => (type === 'word' ? fold(term) : [])))
  return words.has('long') && words.has('term') ? ['long term'] : []
}

const courses = ['acute', 'chronic'] as const

/** 'Acute back pain' against 'chronic back pain'; in the name of a disease ('COPD', 'acute kidney injury') the word tells no course. */
function isOfOtherCourse({ understood, candidate: { document }, lexicon }: Comparison): boolean {
  const asked = coursesIn(understood.concepts.map(({ matched }) => matched).join(' . '), lexicon)
  const here = coursesIn(document.facts?.population ?? '', lexicon)
  return asked.size === 1 && here.size === 1 && [...asked].every((course) => !here.has(course))
}

function coursesIn(text: string, lexicon: Lexicon): ReadonlySet<string> {
  const words = readWords(text)
  const named = new Set(
    lexicon
      .match(words)
      .filter(({ concepts }) => concepts.some(({ term }) => /\b(?:acute|chronic)\b/u.test(term)))
      .flatMap(({ from, to }) => words.slice(from, to)),
  )
  const plain = words.filter((word) => !named.has(word)).map(({ folded }) => folded)
  return new Set(courses.filter((course) => plain.includes(course)))
}

const poles = [
  ['negative', 'positive'],
  ['positive', 'negative'],
] as const

/** 'Receptor negative' against 'receptor-positive', 'valvular' against 'non-valvular'. */
function contradicts(phrase: string, people: string): boolean {
  const here = people.split(/[^\p{L}\p{N}]+/u)
  const words = fold(phrase).split(/[^\p{L}\p{N}]+/u)
  const isTurned = poles.some(
    ([asked, opposite]) =>
      words.includes(asked) &&
      here.includes(opposite) &&
      !here.includes(asked) &&
      words.some((word) => word !== asked && here.includes(word)),
  )
  const isDenied = words.some((word, nth) => {
    const isBare = here.some((other, at) => other === word && here[at - 1] !== 'non')
    const isPrefixed =
      here.includes(`non${word}`) || here.includes(`un${word}`) || (here.includes(word) && !isBare)
    return isPrefixed && !isBare && words[nth - 1] !== 'non'
  })
  return isTurned || isDenied
}
