import type { Language } from '@auscult/contract/language.ts'
import { withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import { languageOfAlert } from '../alerts/alerts.ts'
import type { Lexicon, LexiconConcept } from '../lexicon/lexicon.ts'
import { questionVocabulary } from '../question-words.ts'
import { findMedicineInName } from '../titled-names.ts'
import { readWords, type Word } from '../words.ts'
import { isEnglishWord } from './english-words.ts'
import { isQuestionWord } from './foreign-question-words.ts'
import { foreignKey, foreignStem } from './foreign-stem.ts'
import { stopWords } from '../../text/stop-words.ts'
import { isFunctionWord, isTellingWord } from './language.ts'
import { type ForeignLanguage, foreignLanguages } from './languages.ts'

/** How much a sign tells; chosen so that one word of another language among English ones turns nothing. */
const weights = {
  /** A word that joins or asks in this language and no other. */
  ownJoint: 2,
  /** The same where two or more languages have it: 'no', 'a', 'in'. */
  sharedJoint: 0.4,
  /** An everyday or question word of the language that English does not have. */
  ownWord: 1.5,
  /** A name that the lexicon has in this language alone, and as it is typed there. */
  ownName: 1,
  ownSpelling: 0.5,
  /** A letter that the language writes and the others do not. */
  ownLetter: 1.5,
  englishWord: 1,
} as const
/** The list of English words has letters and short forms, too: 'ef', 'os', 'pos'. */
const shortestTelling = 4
/** Less than this is no sign of another language. */
const least = 1

const letters: Record<ForeignLanguage, RegExp> = { it: /[àèìòù]/u, de: /[äöüß]/u, es: /[ñáíóú¿¡]/u }

/**
 * The language to answer in: the one most of whose signs stand in the question, else that of the asker's screen where as much speaks for it as
 * for any other, else English. Every word tells a little; a cry for help is often too short, so its own words tell.
 */
export function readLanguage(question: string, lexicon: Lexicon, spoken: Language = 'en'): Language {
  const words = readWords(withoutIdentifiers(question, (found) => findMedicineInName(found, lexicon)))
  if (/[¿¡]/u.test(question)) return 'es'
  const alarmed = languageOfAlert(question)
  if (alarmed !== undefined) return alarmed
  const english = words.reduce((sum, word) => sum + englishSigns(word, lexicon), 0)
  const joining = withoutLetters(words, lexicon)
  const heard = foreignLanguages
    .map((language) => ({
      language,
      signs:
        joining.reduce((sum, word) => sum + signsOf(word, language, lexicon), 0) +
        namedIn(words, lexicon, language),
    }))
    .toSorted((one, other) => other.signs - one.signs)
  const [first, second] = heard
  if (first === undefined || first.signs <= english) {
    const told = words.filter((word) => !isWordIn(word, spoken, lexicon))
    if (told.every((word) => englishSigns(word, lexicon) === 0 && !isEnglishWord(word.folded)))
      return byNamesAlone(words, lexicon, spoken)
    return heard.some(({ language, signs }) => language === spoken && signs === english) ? spoken : 'en'
  }
  if (first.signs < least && english > 0) return 'en'
  if (second === undefined || second.signs < first.signs) return first.language
  return heard.some(({ language, signs }) => language === spoken && signs === first.signs) ? spoken : 'en'
}

/** Of a word that the language of the screen has, too, nobody can tell whose it is: 'Natrium', 'Frau'. */
function isWordIn(word: Word, language: Language, lexicon: Lexicon): boolean {
  if (language === 'en') return false
  if (isSpelledIn(word, language, lexicon)) return true
  const isKnown = lexicon.translate(foreignStem(word.folded, language), language) !== undefined
  return isKnown && !lexicon.hasEnglishWord(word.key)
}

/** The letter of 'vitamin d' and 'd-dimer' is a part of an English name, and no preposition of another language. */
function withoutLetters(words: readonly Word[], lexicon: Lexicon): Word[] {
  const inName = lexicon.match(words).flatMap(({ from, to }) => (to - from > 1 ? words.slice(from, to) : []))
  return words.filter((word) => word.folded.length > 1 || !inName.includes(word))
}

/** The 'son' of 'son diabetic' joins nothing. */
function isEnglishKin({ folded }: Word, { grammar }: Lexicon): boolean {
  return (grammar.cues.en.get(folded) ?? []).some(
    ({ words, says }) => words.length === 1 && says === 'relative-beside',
  )
}

/** Routes are typed alike everywhere. */
const routes: ReadonlySet<string> = new Set(['im', 'iv', 'sc', 'po'])

/** Nothing but names and short forms: the language in which most of the words are some, that of the screen where no other has more, else English. */
function byNamesAlone(words: readonly Word[], lexicon: Lexicon, spoken: Language): Language {
  const { measures } = lexicon.grammar
  // 'RR' and 'BP' stand before figures in any language.
  const named = (language: Language) =>
    lexicon
      .match(words, language)
      .filter(({ from, to }) =>
        words.slice(from, to).some(({ text, folded }) => !(shortForm.test(text) && measures.has(folded))),
      )
      .reduce((sum, { from, to }) => sum + to - from, 0)
  return [...new Set([spoken, 'en' as const, ...foreignLanguages])]
    .map((language) => ({ language, words: named(language) }))
    .reduce((best, each) => (each.words > best.words ? each : best)).language
}

/** They join nothing, and tell the language as well as what does: 'Metformin bei Patient ohne Sepsis'. */
const denials: Record<ForeignLanguage, ReadonlySet<string>> = {
  it: new Set(['senza']),
  de: new Set(['ohne', 'kein', 'keine', 'keinen']),
  es: new Set(['sin']),
}

/** Short forms ('IM', 'IL', 'TC') are the same in all languages. */
const shortForm = /^\p{Lu}{1,4}$/u

function englishSigns(word: Word, lexicon: Lexicon): number {
  if (shortForm.test(word.text) || /\d/u.test(word.text)) return 0
  if (foreignLanguages.some((language) => denials[language].has(word.folded))) return 0
  const isForeign = foreignLanguages.some((language) => isJoint(word, language))
  if (isFunctionWord(word, 'en') || questionVocabulary.has(word.folded))
    // 'Patient' is asked about in German, too.
    return isForeign || foreignLanguages.some((language) => isQuestionWord(word, language))
      ? weights.sharedJoint
      : weights.ownJoint
  if (isForeign || word.folded.length < shortestTelling || !isEnglishWord(word.folded)) return 0
  // 'Diabetes' is typed alike in three languages.
  return foreignLanguages.some((language) => isSpelledIn(word, language, lexicon)) ? 0 : weights.englishWord
}

function isJoint(word: Word, language: ForeignLanguage): boolean {
  return isFunctionWord(word, language) || (isQuestionWord(word, language) && !isEnglishWord(word.folded))
}

function signsOf(word: Word, language: ForeignLanguage, lexicon: Lexicon): number {
  if (shortForm.test(word.text)) return 0
  const letter = letters[language].test(word.text.toLowerCase()) ? weights.ownLetter : 0
  if (denials[language].has(word.folded)) return letter + weights.ownJoint
  if (isJoint(word, language)) {
    const isOwn =
      isTellingWord(word, language) &&
      ![...foreignLanguages, 'en' as const].some((other) => other !== language && isTellingWord(word, other))
    const isEnglish =
      isTellingWord(word, 'en') ||
      stopWords.has(word.folded) ||
      routes.has(word.folded) ||
      isEnglishKin(word, lexicon)
    const isShared = isEnglish || foreignLanguages.some((other) => other !== language && isJoint(word, other))
    return letter + (isShared && (!isOwn || isEnglish) ? weights.sharedJoint : weights.ownJoint)
  }
  if (isShortWordOf(word, language, lexicon)) return letter + weights.ownWord
  if (word.folded.length < 4 || isEnglishWord(word.folded) || lexicon.hasEnglishWord(word.key)) return letter
  const isKnown = lexicon.translate(foreignStem(word.folded, language), language) !== undefined
  return letter + (isKnown ? weights.ownWord : 0)
}

/** 'bzgl' and 'pte' are typed short in one language alone; of two letters, a word may be anything. */
function isShortWordOf({ folded, key }: Word, language: ForeignLanguage, lexicon: Lexicon): boolean {
  const { shortWords } = lexicon.grammar
  const isShared = [...foreignLanguages, 'en' as const].some(
    (other) => other !== language && shortWords[other].has(folded),
  )
  const isOwn = shortWords[language].has(folded) && !isShared
  return isOwn && folded.length > 2 && !isEnglishWord(folded) && !lexicon.hasEnglishWord(key)
}

function namedIn(words: readonly Word[], lexicon: Lexicon, language: ForeignLanguage): number {
  return (
    countNamed(words, lexicon, language) * weights.ownName +
    countSpelled(words, lexicon, language) * weights.ownSpelling
  )
}

/** Words that stand in names of the language and in no English one. */
function countNamed(words: readonly Word[], lexicon: Lexicon, language: ForeignLanguage): number {
  return lexicon.match(words, language).reduce((sum, { from, to, concepts }) => {
    const run = words.slice(from, to)
    // 'Calcium' is a German name, and a word of English names all the same.
    if (run.every(({ folded, key }) => isEnglishWord(folded) && lexicon.hasEnglishWord(key))) return sum
    if (lexicon.match(run).some(({ concepts: named }) => named.some((one) => isEnglishName(run, one))))
      return sum
    // Lower-case short forms ('ivig', 'gbs') are typed alike everywhere.
    const tells = run.some(({ folded }) => folded.length > 4) || isOwnShortForm(run, lexicon, language)
    return tells && concepts.some((concept) => isNameOnlyIn(language, run, concept)) ? sum + run.length : sum
  }, 0)
}

/** 'LAE' is a short form in German alone. */
function isOwnShortForm(run: readonly Word[], lexicon: Lexicon, language: ForeignLanguage): boolean {
  return (
    // 'RR' and 'BP' stand before figures in any language.
    run.every(({ text, folded }) => shortForm.test(text) && !lexicon.grammar.measures.has(folded)) &&
    foreignLanguages.every((other) => other === language || lexicon.match(run, other).length === 0)
  )
}

/** 'Osteoporose' may be inflected Italian, but German is it as it is spelled. */
function countSpelled(words: readonly Word[], lexicon: Lexicon, language: ForeignLanguage): number {
  const isNamed = countNamed(words, lexicon, language) > 0
  return isNamed ? words.filter((word) => isSpelledIn(word, language, lexicon)).length : 0
}

/** English too, if of another thing: 'adjuvant' stands in a German name and is an English one. */
function isEnglishName(run: readonly Word[], { term, synonyms, us, abbreviations }: LexiconConcept): boolean {
  const key = keyOf(run)
  return [term, ...synonyms, ...us, ...abbreviations].some((name) => keyOf(readWords(name)) === key)
}

function keyOf(words: readonly Word[]): string {
  return words.map((word) => word.key).join(' ')
}

function isNameOnlyIn(language: ForeignLanguage, run: readonly Word[], concept: LexiconConcept): boolean {
  const foreign = foreignKey(run, language)
  return (
    !isEnglishName(run, concept) &&
    concept[language].some((name) => foreignKey(readWords(name), language) === foreign)
  )
}

/** A name of that language has the word letter for letter, accents aside. */
function isSpelledIn(word: Word, language: ForeignLanguage, lexicon: Lexicon): boolean {
  return lexicon
    .match([word], language)
    .some(({ concepts }) =>
      concepts.some((concept) =>
        concept[language].some((name) => readWords(name).some(({ folded }) => folded === word.folded)),
      ),
    )
}
