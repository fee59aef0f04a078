import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../../text/terms.ts'
import { asQuestionWord } from '../language/foreign-question-words.ts'
import { detectLanguage } from '../language/language.ts'
import type { Lexicon, LexiconConcept } from '../lexicon/lexicon.ts'
import { type Piece, readPieces } from './pieces.ts'
import { isWithin } from '../search-forms.ts'
import { readWords, type Word } from '../words.ts'
import { type FollowUpWords, followUpWords } from './follow-up-words.ts'

/** A concept of a follow-up with the characters it was typed in. */
export type Named = { concept: LexiconConcept; typed: string }

/** What a follow-up names, and how it leans on the question before. */
export type ParsedFollowUp = {
  language: Language
  words: FollowUpWords
  /** Without what only opens or ends it: 'in pregnancy' of 'and in pregnancy?'. */
  rest: string
  hasOpening: boolean
  /** Asks with a verb or question word of its own. */
  isSentence: boolean
  isComparing: boolean
  isAdding: boolean
  isHaving: boolean
  isInstead: boolean
  /** People are named who have what follows: 'in patients with diabetes'. */
  isOfPeople: boolean
  hasPronoun: boolean
  hasPreposition: boolean
  treatments: Named[]
  /** What could be the illness asked about. */
  conditions: Named[]
  /** What people have beside it. */
  comorbidities: Named[]
  persons: Named[]
  outcomes: Named[]
  /** Words the lexicon does not know, that are no question words either. */
  hasUnknown: boolean
}

/** Asked of a treatment for something else more often than as the illness itself. */
const comorbid = [
  'chronic kidney disease',
  'acute kidney injury',
  'kidney failure',
  'cirrhosis',
  'liver failure',
  'obesity',
  'frailty',
  'dialysis',
  'drug allergy',
  'G6PD deficiency',
]
const sentenceWord =
  /^(?:is|are|does|do|did|can|could|should|may|might|will|would|has|have|which|what|how|when|why|who|where|reduces|improves|increases|prevents|causes|help|worsens|lowers|tell|recommend)$/u
const preposition =
  /^(?:in|with|for|during|after|among|without|on|nel|nello|nella|nei|negli|nelle|nell|con|durante|per|senza|dopo|tra|bei|beim|im|mit|fur|wahrend|ohne|nach|en|para|sin|tras)(?= |['’])/u
const controlWords =
  /\b(?:placebo|sham|usual care|standard care|no treatment|scheinbehandlung|cure usuali|tratamiento habitual)\b/u

/** Reads a follow-up in its own language, or that of the question before where it is too short to tell. */
export function parseFollowUp(typed: string, previous: Language, lexicon: Lexicon): ParsedFollowUp {
  const whole = typed.normalize('NFC').trim()
  const spoken = detectLanguage(readWords(whole), whole)
  const language = spoken === 'en' && readWords(whole).length < 6 ? previous : spoken
  const words = followUpWords[language]
  const isInstead = words.instead.test(flat(whole))
  const text = isInstead ? without(whole, words.instead) : whole
  const opened = stripStart(
    text.replace(/^[¿¡\s]+/u, '').replace(/(?<![\s?.!])[\s?.!]+$/u, ''),
    words.opening,
  )
  const isComparing = words.comparing.test(flat(opened))
  const isAdding = words.adding.test(flat(opened))
  const rest = stripStart(stripStart(opened, words.comparing), words.adding)
  const heardWords = readWords(rest)
  const read = readPieces(heardWords, lexicon, language)
  const pieces = Array.isArray(read) ? read : []
  const named = nameAll(pieces, rest)
  const ofType = (...types: string[]) => named.filter(({ concept }) => types.includes(concept.type))
  const isComorbid = ({ concept }: Named) => comorbid.some((term) => isUnder(concept, term, lexicon))
  const treatments = ofType('drug', 'procedure', 'test').filter((each) => !isComorbid(each))
  return {
    language,
    words,
    rest,
    hasOpening: opened.length < text.replace(/^[¿¡\s]+/u, '').replace(/(?<![\s?.!])[\s?.!]+$/u, '').length,
    isSentence: heardWords.length > 1 && startsSentence(heardWords[0], language),
    isComparing: isComparing || (treatments.length === 0 && controlWords.test(flat(rest))),
    isAdding,
    isHaving: words.having.test(flat(rest)),
    isInstead,
    isOfPeople: words.people.test(flat(rest)),
    hasPronoun: words.pronoun.test(flat(rest)),
    hasPreposition: preposition.test(flat(rest)),
    treatments,
    conditions: ofType('condition').filter((each) => !isComorbid(each)),
    comorbidities: named.filter(isComorbid),
    persons: ofType('population'),
    outcomes: ofType('outcome'),
    hasUnknown: !Array.isArray(read) || pieces.some(({ kind }) => kind === 'word'),
  }
}

/** Lower case without accents, character for character. */
export function flat(text: string): string {
  return text.toLowerCase().replaceAll(/\P{ASCII}/gu, (letter) => {
    const plain = fold(letter)
    return plain.length === letter.length ? plain : letter
  })
}

function stripStart(text: string, start: RegExp): string {
  return text.slice(start.exec(flat(text))?.[0].length ?? 0)
}

function without(text: string, said: RegExp): string {
  const found = said.exec(flat(text))
  if (found === null) return text
  return (text.slice(0, found.index) + text.slice(found.index + found[0].length)).replaceAll(
    /\s+(?=[\s?]|$)/gu,
    '',
  )
}

function nameAll(pieces: readonly Piece[], text: string): Named[] {
  return pieces.flatMap((piece) => {
    const [first, last] = [piece.words[0], piece.words.at(-1)]
    if (piece.kind !== 'concept' || first === undefined || last === undefined) return []
    return [{ concept: piece.concept, typed: text.slice(first.start, last.end) }]
  })
}

function startsSentence(word: Word | undefined, language: Language): boolean {
  return word !== undefined && sentenceWord.test(asQuestionWord(word, language).folded)
}

function isUnder(concept: LexiconConcept, term: string, lexicon: Lexicon): boolean {
  const wider = lexicon.find(term)
  return wider !== undefined && isWithin(concept, wider)
}
