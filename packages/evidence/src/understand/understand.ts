import type { Concept, Language, QuestionKind, Understood } from '@auscult/contract/ai.ts'
import { withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import { fold } from '../text/terms.ts'
import { isCaseStory, sayCase } from './case-story.ts'
import { countClinicalSigns, isOtherRequest } from './clinical-signal.ts'
import { findIntent } from './intent.ts'
import { splitCompounds } from './language/compounds.ts'
import { foreignStem } from './language/foreign-stem.ts'
import type { ForeignLanguage } from './language/languages.ts'
import { readLanguage } from './language/read-language.ts'
import { renderWords } from './language/rendering.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { findAge, nameAge } from './people/age.ts'
import { findMeasured } from './people/measured.ts'
import { findTimeSinceOnset } from './people/time-since-onset.ts'
import { type Piece, readPieces } from './pieces.ts'
import { findKind } from './question-cues.ts'
import { type Cast, castRoles, type Role } from './roles.ts'
import { searchForms } from './search-forms.ts'
import { findMend } from './typos.ts'
import { readWords, type Word } from './words.ts'

/**
 * What the question was taken to ask. `searchText` is all of it in the corpus' language; of a case (`isCase`) it is what the story is about.
 * `isClearlyClinical` is false where nothing in it sounds of medicine: then only a corpus that knows its words may make it a clinical question.
 */
export type Understanding =
  | {
      outcome: 'understood'
      understood: Understood
      isClearlyClinical: boolean
      searchText: string
      isCase: boolean
    }
  | { outcome: 'not-clinical' }
  | { outcome: 'ambiguous'; typed: string; readings: string[] }

/** Questions are capped by the contract; a longer text is read this far. */
const mostWords = 120

/** Reads a question in plain words: language, concepts, kind and PICO, mended spelling. Never throws. */
export function understand(question: string, lexicon: Lexicon): Understanding {
  if (isOtherRequest(question)) return { outcome: 'not-clinical' }
  const anonymous = withoutIdentifiers(question)
  const typed = readWords(anonymous).slice(0, mostWords)
  const language = readLanguage(question, lexicon)
  const { words, corrections } = readIn(language, typed, lexicon)
  const rendered = renderWords(words, lexicon, language)
  const pieces = readPieces(words, lexicon, language, rendered)
  if (!Array.isArray(pieces))
    return {
      outcome: 'ambiguous',
      typed: pieces.typed,
      readings: pieces.readings.map((reading) => reading.term),
    }
  const folded = language === 'en' ? fold(anonymous) : rendered.map((word) => word.folded).join(' ')
  const cast = castRoles(pieces, findKind(folded, 'other') === 'prognosis')
  if (cast.length === 0) return { outcome: 'not-clinical' }
  const named = (role: Role) => namesInRole(cast, role)
  const kind = readKind(folded, cast)
  const isCase = isCaseStory(question, typed, language)
  const knownConcepts = cast.filter(({ piece }) => piece.kind === 'concept').length
  return {
    outcome: 'understood',
    isCase,
    searchText: isCase
      ? sayCase(pieces)
      : language === 'en'
        ? anonymous
        : sayInEnglish(pieces, lexicon, language),
    isClearlyClinical: countClinicalSigns(words) + knownConcepts > 0 && isAboutMedicine(cast, words),
    understood: {
      language,
      kind,
      intent: findIntent(pieces, folded),
      ...findTimeSinceOnset(folded),
      measured: findMeasured(pieces, anonymous),
      population: withAge(named('population'), question),
      intervention: named('intervention'),
      comparator: unique([...named('comparator'), ...namedControl(words)]),
      outcome: withImplied(named('outcome'), kind, folded),
      excluded: unique(cast.filter(({ isExcluded }) => isExcluded).map(({ piece }) => nameOf(piece))),
      concepts: listConcepts(cast, anonymous),
      corrections,
    },
  }
}

/** Terms of one role; words that stand side by side are one phrase: 'preserved ejection fraction'. */
function namesInRole(cast: readonly Cast[], role: Role): string[] {
  const names: string[] = []
  let lastWordEnd: number | undefined
  for (const member of cast) {
    if (member.role !== role || isQualifier(member)) continue
    const first = member.piece.words[0]
    const isNext =
      member.piece.kind === 'word' && first !== undefined && first.start - (lastWordEnd ?? -9) === 1
    const previous = names.at(-1)
    if (isNext && previous !== undefined) names[names.length - 1] = `${previous} ${termOf(member)}`
    else names.push(termOf(member))
    lastWordEnd = member.piece.kind === 'word' ? member.piece.words.at(-1)?.end : undefined
  }
  return unique(names)
}

/** The words to read by: misspelt ones mended in English, compounds parted in German. */
function readIn(language: Language, typed: readonly Word[], lexicon: Lexicon) {
  if (language === 'en') return mend(typed, lexicon)
  return { words: language === 'de' ? splitCompounds(typed, lexicon) : typed, corrections: [] }
}

function mend(typed: readonly Word[], lexicon: Lexicon) {
  const corrections: Understood['corrections'] = []
  const words = typed
    .flatMap((word) => splitNon(word, lexicon))
    .map((word) => {
      const meant = findMend(word, lexicon)
      if (meant === undefined) return word
      corrections.push({ from: word.text, to: meant })
      const [read] = readWords(meant)
      return read === undefined ? word : { ...read, start: word.start, end: word.end }
    })
  return { words, corrections }
}

/** 'Nonsmokers' is 'non-smokers', unless the lexicon has it as a word of its own ('nonsteroidal'). */
function splitNon(word: Word, lexicon: Lexicon): Word[] {
  if (!/^non\p{L}{5,}$/u.test(word.folded) || lexicon.hasWord(word.key)) return [word]
  const middle = word.start + 3
  const [rest] = readWords(word.text.slice(3))
  if (rest === undefined || !lexicon.hasWord(rest.key)) return [word]
  return [
    { ...word, text: word.text.slice(0, 3), folded: 'non', key: 'non', end: middle },
    { ...rest, start: middle, end: word.end },
  ]
}

function isQualifier({ piece }: Cast): boolean {
  return piece.kind === 'word' && piece.isQualifier
}

/** What the people must not have is named as such: 'without diabetes'. */
function termOf({ piece, isExcluded }: Cast): string {
  const term = nameOf(piece)
  return isExcluded ? `without ${term}` : term
}

function nameOf(piece: Cast['piece']): string {
  return piece.kind === 'concept' ? piece.concept.term : piece.words.map((word) => word.text).join(' ')
}

/** Populations and outcomes alone ('who are the men that win?') do not make a question clinical. */
function isAboutMedicine(cast: readonly Cast[], words: readonly Word[]): boolean {
  const strong = cast.some(
    ({ piece }) => piece.kind === 'concept' && !['population', 'outcome'].includes(piece.concept.type),
  )
  return strong || countClinicalSigns(words) > 0 || cast.every(({ piece }) => piece.kind === 'concept')
}

/**
 * All pieces of a question in their order: names by the preferred term, everyday words as English has them ('woman' for 'donna', where the
 * concept is 'women'). Words that only join a sentence are left out.
 */
function sayInEnglish(pieces: readonly Piece[], lexicon: Lexicon, language: ForeignLanguage): string {
  return pieces
    .map((piece) => {
      const [first, ...rest] = piece.words
      const everyday =
        first === undefined || rest.length > 0
          ? undefined
          : lexicon.translate(foreignStem(first.folded, language), language)
      if (piece.kind === 'concept')
        return everyday ?? (lexicon.isEnglishName(piece.words) ? typedAs(piece.words) : piece.concept.term)
      return piece.words.map(({ text, folded }) => (piece.kind === 'asking' ? folded : text)).join(' ')
    })
    .join(' ')
}

const typedAs = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

const controls = /^(?:placebo|sham)$/u

/** What a control arm got, where the question says so; it is shown, not searched for. */
function namedControl(words: readonly Word[]): string[] {
  const control = words.find((word) => controls.test(word.folded))
  return control === undefined ? [] : [control.folded]
}

const harmConcepts: ReadonlySet<string> = new Set(['adverse events', 'drug interaction', 'contraindication'])

/** A risk that no treatment carries is a course of the disease. */
function readKind(folded: string, cast: readonly Cast[]): QuestionKind {
  const asksHarms = cast.some(({ piece }) => harmConcepts.has(nameOf(piece)))
  const found = findKind(folded, fallbackKind(cast))
  // English harms are told by their words; those of other languages by the concept.
  const kind = asksHarms && (found === 'treatment' || found === 'prevention') ? 'harm' : found
  const hasTreatment = cast.some(({ role }) => role === 'intervention')
  const isRisk = kind === 'harm' && /\brisks? of\b/u.test(folded)
  const isCount =
    kind === 'other' && /\b(?:mortality|death|survival|recurrence)(?: rates?)? (?:after|of)\b/u.test(folded)
  return !hasTreatment && (isRisk || isCount) ? 'prognosis' : kind
}

/** 'Safety' and 'risks' of a treatment count whatever went wrong with it. */
function withImplied(outcome: string[], kind: QuestionKind, folded: string): string[] {
  const asksAll =
    kind === 'harm' && outcome.length === 0 && /\b(?:safety|toxicity|harms|risks)\b/u.test(folded)
  return asksAll ? ['adverse events'] : outcome
}

function fallbackKind(cast: readonly Cast[]): QuestionKind {
  const types = new Set(cast.map(({ piece }) => (piece.kind === 'concept' ? piece.concept.type : 'word')))
  if (types.has('drug') || types.has('procedure')) return 'treatment'
  if (types.has('test')) return 'diagnosis'
  return 'other'
}

function listConcepts(cast: readonly Cast[], question: string): Concept[] {
  const concepts = new Map<string, Concept>()
  for (const { piece } of cast) {
    const first = piece.words[0]
    const last = piece.words.at(-1)
    if (first === undefined || last === undefined) continue
    const matched = question.slice(first.start, last.end)
    const term = piece.kind === 'concept' ? piece.concept.term : first.text
    if (concepts.has(term)) continue
    const forms = piece.kind === 'concept' ? withTyped(searchForms(piece.concept), piece.words) : [first.text]
    concepts.set(term, { term, type: piece.kind === 'concept' ? piece.concept.type : 'word', matched, forms })
  }
  return [...concepts.values()].filter(({ term }) => !controls.test(term))
}

function withAge(population: string[], question: string): string[] {
  const age = findAge(question)
  return age === undefined ? population : unique([...population, nameAge(age)])
}

/** The question's own words for the concept are searched for too, unless they are a short abbreviation. */
function withTyped(forms: string[], words: readonly Word[]): string[] {
  const typed = words.map((word) => word.text).join(' ')
  return forms.some((form) => fold(form) === fold(typed)) || typed.length < 3 ? forms : [...forms, typed]
}

function unique(terms: readonly string[]): string[] {
  return [...new Set(terms)]
}
