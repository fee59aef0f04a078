import type { MustNotMiss } from '@auscult/contract/evidence/answer-summary.ts'
import type { Language } from '@auscult/contract/language.ts'
import { isOfChildren } from '../concepts/child.ts'
import { ancestorsOf } from '../concepts/relation.ts'
import type { Question, SpeechAct } from '../question/question.ts'
import { contentTerms, fold, tokenize } from '../text/terms.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import { loadPresentingProblems, type PresentingProblem } from './must-not-miss-content.ts'

const mostItems = 3
/** Other words that may stand between those of a term: 'fever for two days, then a rash'. */
const mostBetween = 3

/** `phrase` is set where little is left without the words that carry nothing ('passed out'): then every word must stand, side by side. */
type Term = { stems: readonly string[]; phrase: readonly string[] | null; language: Language }

/**
 * A presenting problem with the terms it is told by, ready to be looked for; `findings` are the diseases that a term of several is made of:
 * 'fever in asplenia'.
 */
export type CompiledProblem = {
  problem: PresentingProblem
  terms: readonly Term[]
  findings: readonly (readonly string[])[]
}

/** The presenting problems of a content folder. Throws ContentError. */
export async function loadMustNotMiss(contentFolder: string, lexicon: Lexicon): Promise<CompiledProblem[]> {
  return compileMustNotMiss(await loadPresentingProblems(contentFolder), lexicon)
}

/** Done once: the stems of every term a problem is typed by, in each language. */
export function compileMustNotMiss(
  problems: readonly PresentingProblem[],
  lexicon: Lexicon,
): CompiledProblem[] {
  return problems.map((problem) => ({
    problem,
    findings: problem.terms.flatMap((term) => findingsOf(term, lexicon)),
    terms: [
      ...toTerms(problem.terms, 'en'),
      ...toTerms(problem.it, 'it'),
      ...toTerms(problem.de, 'de'),
      ...toTerms(problem.es, 'es'),
    ],
  }))
}

function toTerms(terms: readonly string[], language: Language): Term[] {
  return terms.flatMap((term) => {
    const [stems, words] = [contentTerms(term), tokenize(term)]
    if (words.length === 0) return []
    return [{ stems, phrase: stems.length < 2 && words.length > 1 ? words : null, language }]
  })
}

/** The diseases that a term names, where it names several and nothing else. */
function findingsOf(term: string, lexicon: Lexicon): string[][] {
  const words = readWords(term)
  const named = lexicon.match(words)
  const isNamed = (nth: number) => named.some(({ from, to }) => nth >= from && nth < to)
  const isWhole = words.every(({ folded }, nth) => isNamed(nth) || contentTerms(folded).length === 0)
  const diseases = named.flatMap(({ concepts: [first, ...others] }) =>
    first !== undefined && others.length === 0 && isFinding(first) ? [first.term] : [],
  )
  return isWhole && diseases.length > 1 && diseases.length === named.length ? [diseases] : []
}

const isFinding = ({ type }: LexiconConcept) => type === 'condition'

/** Questions about a treatment that is under way: what has to be excluded was excluded long ago. */
const aboutTreatment: ReadonlySet<SpeechAct> = new Set(['dose', 'duration', 'stop', 'harm', 'screen'])

/**
 * What must not be overlooked in the presenting problem a question tells of, the longest term first; null where it tells of none, or asks
 * about a treatment rather than a patient who comes with it.
 */
export function findMustNotMiss(
  question: Question,
  problems: readonly CompiledProblem[],
): MustNotMiss | null {
  if (aboutTreatment.has(question.speechAct)) return null
  // What the patient once had is no problem they come with.
  const past = new Set(
    question.problems
      .filter(({ certainty }) => certainty === 'history')
      .flatMap(({ text }) => tokenize(text)),
  )
  const told = question.tokens.filter(({ text, isDenied }) => !isDenied && !past.has(fold(text)))
  const names = question.problems.map(({ text }) => contentTerms(text))
  const own = wordsOf(told.map(({ text }) => text))
  const english = wordsOf(told.map((token) => token.english))
  const found = problems
    .filter(({ problem }) => concerns(problem, question))
    .map(({ problem, terms, findings }) => ({
      problem,
      length: Math.max(
        lengthOfDeduced(problem, question),
        ...findings.filter((each) => areTold(each, question)).map(({ length }) => length),
        ...terms
          .filter(({ language }) => language === 'en' || language === question.language)
          .filter(
            (term) => stands(term, term.language === 'en' ? english : own) && !isWithinName(term, names),
          )
          .map(({ stems, phrase }) => (phrase ?? stems).length),
      ),
    }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)[0]
  return found === undefined ? null : present(found.problem)
}

/** Each is told, under whatever name, or is a kind of what is told. */
function areTold(findings: readonly string[], { problems, deduced }: Question): boolean {
  const told = [
    ...problems.filter(({ certainty }) => certainty === 'present' || certainty === 'suspected'),
    ...deduced,
  ].map(({ concept }) => new Set([...ancestorsOf(concept)].map(({ term }) => term)))
  return findings.every((term) => told.some((terms) => terms.has(term)))
}

/** Words of the name by which a disease that nobody named is one of the problem: 38.4 nine days after docetaxel is febrile neutropenia. */
function lengthOfDeduced({ terms }: PresentingProblem, { deduced }: Question): number {
  const names = new Set(deduced.flatMap(({ concept: { term, synonyms } }) => [term, ...synonyms]).map(fold))
  return Math.max(0, ...terms.filter((term) => names.has(fold(term))).map((term) => tokenize(term).length))
}

/** 'Hereditary angioedema' and 'tension headache' are diseases of their own, not what a patient comes with. */
function isWithinName({ stems }: Term, names: readonly (readonly string[])[]): boolean {
  return names.some((name) => name.length > stems.length && stems.every((stem) => name.includes(stem)))
}

type Words = { all: readonly string[]; stems: readonly string[] }

function wordsOf(texts: readonly string[]): Words {
  return { all: texts.flatMap(tokenize), stems: texts.flatMap(contentTerms) }
}

/** All words of the term stand in the question, near each other and in any order; those of a phrase side by side. */
function stands({ stems, phrase }: Term, words: Words): boolean {
  if (phrase !== null)
    return words.all.some((_, from) => phrase.every((word, nth) => words.all[from + nth] === word))
  const width = stems.length === 1 ? 1 : stems.length + mostBetween
  return words.stems.some((stem, from) => {
    if (!stems.some((each) => isForm(each, stem))) return false
    const window = words.stems.slice(from, from + width)
    return stems.every((each) => window.some((told) => isForm(each, told)))
  })
}

/** Letters that two forms of a word begin with alike, and how many more either may have: 'testicolo' and 'testicolare'. */
const sameBeginning = 7
const mostEnding = 3

function isForm(stem: string, told: string): boolean {
  if (stem === told) return true
  const [short, long] = stem.length < told.length ? [stem, told] : [told, stem]
  return short.length >= sameBeginning && long.length - short.length <= mostEnding && long.startsWith(short)
}

const grownUpFrom = 18

/** A child's fever is another matter than a grown-up's; what is of all ages, or of pregnancy, says so in its terms. */
function concerns({ who }: PresentingProblem, { patient, people }: Question): boolean {
  const isChild = (patient.ageYears !== null && patient.ageYears < grownUpFrom) || people.some(isOfChildren)
  if (who === 'adults') return !isChild
  if (who === 'children' || who === 'infants') return patient.ageYears === null || isChild
  return true
}

function present({ problem, mustNotMiss, source }: PresentingProblem): MustNotMiss | null {
  const [first] = source
  if (first === undefined) return null
  return { problem, items: mustNotMiss.slice(0, mostItems), source: first }
}
