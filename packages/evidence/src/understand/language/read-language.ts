import type { Language } from '@auscult/contract/ai.ts'
import { withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import { languageOfAlert } from '../alerts/alerts.ts'
import type { Lexicon, LexiconConcept } from '../lexicon/lexicon.ts'
import { questionVocabulary } from '../question-words.ts'
import { readWords, type Word } from '../words.ts'
import { isEnglishWord } from './english-words.ts'
import { isQuestionWord } from './foreign-question-words.ts'
import { foreignKey, foreignStem } from './foreign-stem.ts'
import { type ForeignLanguage, foreignLanguages } from './languages.ts'
import { detectLanguage, isFunctionWord } from './language.ts'

/**
 * The language to answer in. Joining words tell; a question without any is told by what asks in it, and by names that one language alone
 * has or, where inflection makes one name fit two, spells so. A cry for help is often too short for either, so its own words tell.
 */
export function readLanguage(question: string, lexicon: Lexicon): Language {
  const words = readWords(withoutIdentifiers(question))
  const detected = detectLanguage(
    words,
    question,
    (word, language) => isForeignWord(word, language, lexicon),
    (word, language) => isSpelledIn(word, language, lexicon),
  )
  if (detected !== 'en') return detected
  const alarmed = languageOfAlert(question)
  if (alarmed !== undefined) return alarmed
  if (words.some(isEnglishOnly)) return 'en'
  // 'IM' is an English route and a German word; the D of 'vitamin D' is no Italian preposition and 'IL' in 'IL-6' no article.
  const strange = words.filter(
    ({ folded, text }) =>
      folded.length > 1 &&
      !/^\p{Lu}{2,3}$/u.test(text) &&
      !isEnglishWord(folded) &&
      !questionVocabulary.has(folded),
  )
  return (
    only((language) => strange.filter((word) => isQuestionWord(word, language)).length) ??
    only((language) => countNamed(words, lexicon, language)) ??
    only((language) => countSpelled(words, lexicon, language)) ??
    'en'
  )
}

/** A joining word of English that other languages do not have, as they have 'a' and 'in'. */
function isEnglishOnly(word: Word): boolean {
  return isFunctionWord(word, 'en') && !foreignLanguages.some((language) => isFunctionWord(word, language))
}

/** The language with the most signs, where it has some and no other has as many. */
function only(count: (language: ForeignLanguage) => number): ForeignLanguage | undefined {
  const counts = foreignLanguages.map((language) => ({ language, signs: count(language) }))
  const most = Math.max(...counts.map(({ signs }) => signs))
  const leading = counts.filter(({ signs }) => signs === most)
  return most > 0 && leading.length === 1 ? leading[0]?.language : undefined
}

/** Words that stand in names of the language and in no English one. */
function countNamed(words: readonly Word[], lexicon: Lexicon, language: ForeignLanguage): number {
  return lexicon.match(words, language).reduce((sum, { from, to, concepts }) => {
    const run = words.slice(from, to)
    if (lexicon.match(run).some(({ concepts: named }) => named.some((one) => isEnglishName(run, one))))
      return sum
    return concepts.some((concept) => isNameOnlyIn(language, run, concept)) ? sum + run.length : sum
  }, 0)
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

/** A word or name of that language which English does not have, long enough not to be one by chance. */
function isForeignWord(word: Word, language: ForeignLanguage, lexicon: Lexicon): boolean {
  if (word.folded.length < 4 || isEnglishWord(word.folded) || lexicon.hasEnglishWord(word.key)) return false
  const stem = foreignStem(word.folded, language)
  return lexicon.translate(stem, language) !== undefined || lexicon.hasName([word], language)
}
