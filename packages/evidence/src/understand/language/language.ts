import type { Language } from '@auscult/contract/language.ts'
import type { Word } from '../words.ts'
import { joinsSentence } from './function-words.ts'

const foreign = ['it', 'de', 'es'] as const
type ForeignLanguage = (typeof foreign)[number]

/** Function words that tell one language from the others; words two of them share are left out. */
const tellingWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the is are does do what which who how should with for of and or to on better than can when'.split(' '),
  ),
  it: new Set(
    'la o dopo va il lo gli nell dell all dall sull quell un d nello alla allo un una uno del al di da riduce previene cura migliora della delle dei degli nel nella nei nelle che quale quali qual per con come negli sono è e ad su tra fra se ha hanno più piu ed ai dai sui alle sulle dalle dagli riduce pazienti terapia trattamento migliore efficacia rispetto'.split(
      ' ',
    ),
  ),
  de: new Set(
    'nach soll man wird nicht sich auch nur noch war hat haben werden wurde wurden ein einen zu unter vor oder der die das den bei dem als kann kein verringert verhindert hilft  dem des ist sind und oder bei mit für fur zur zum welche welcher welches wie wirkt senkt reduziert eine einer einem patienten behandlung therapie wirksamkeit gegenüber von im'.split(
      ' ',
    ),
  ),
  es: new Set(
    'tras hay a por no muy más mas este esta lo le ha han fue desde hasta entre sin su el los las del al de se sus con previene mejora sirve  en la que cual cuál para con como cómo es son y o reduce pacientes tratamiento mejor eficacia frente una un'.split(
      ' ',
    ),
  ),
}

const capitalLetter = /^[A-Z]$/u

/** Whether the word joins sentences of this language, letters of the alphabet aside. */
export function isTellingWord(word: Word, language: Language): boolean {
  return tellingWords[language].has(word.folded) && !capitalLetter.test(word.text)
}

/** Whether a word only holds a sentence of that language together; the letter of 'hepatitis A' does not. */
export function isFunctionWord(word: Word, language: Language): boolean {
  if (capitalLetter.test(word.text) || meaningful.has(word.folded)) return false
  return (
    tellingWords[language].has(word.folded) ||
    sharedArticles.has(word.folded) ||
    joinsSentence(word.folded, language)
  )
}

/** What turns a name into its opposite, or is a name itself, joins nothing. */
const meaningful = new Set(
  'no non nicht ni ne les sin senza kein unter vor trattamento terapia behandlung therapie tratamiento'.split(
    ' ',
  ),
)

const sharedArticles = new Set(
  `la le il el los las un una uno unos unas al de del di da en in im e y und o a der die das lo gli i su sus suo sua suoi sue le les se si ha han hanno he ho
  que che ya muy molto ed ad ma pero mas ni ne no non es e sono sia era fue sido stato stata essere ser estar haber aver avere cui ci vi l d ella el egli`.split(
    /\s+/u,
  ),
)

/** Words of one language alone: where nothing sounds English, one of them is enough for a question without verbs. */
const decisiveWords = {
  it: new Set('nel nello nella nei negli nelle dei degli della dello delle gli rispetto quale'.split(' ')),
  de: new Set('bei beim mit und oder für zur zum nach gegen gegenüber welche welches eine einer'.split(' ')),
  es: new Set('los las para en cuál cómo frente'.split(' ')),
}

/** Whether the word is one of that language and not of English. */
export type KnowsWord = (word: Word, language: ForeignLanguage) => boolean

/** 'IL-6' and 'IM' are short forms in any language. */
const shortForm = /^\p{Lu}{2,3}$/u

/**
 * English unless another language has clearly more of its words: those that join a sentence and, by `knowsWord`, those the lexicon
 * has; or unless the question opens as Spanish alone does. Of two that have as many, the one in whose names more of the words stand as
 * they are typed (`spells`).
 */
export function detectLanguage(
  typed: readonly Word[],
  question = '',
  knowsWord: KnowsWord = () => false,
  spells: KnowsWord = () => false,
): Language {
  if (/[¿¡]/u.test(question)) return 'es'
  const words =
    question === question.toUpperCase() ? typed : typed.filter((word) => !shortForm.test(word.text))
  const english = words.filter((word) => tellingWords.en.has(word.folded)).length
  const heard = foreign.map((language) => {
    const own = words.filter((word) => isTelling(word, language) || knowsWord(word, language))
    return { language, count: own.length, spelled: own.filter((word) => spells(word, language)).length }
  })
  // One inflection fits two languages ('ictus', 'tenecteplasa'), one spelling hardly does.
  const [best] = heard.toSorted((a, b) => b.count - a.count || b.spelled - a.spelled)
  if (best !== undefined && best.count > english + 1) return best.language
  return english === 0 ? findDecisive(words) : 'en'
}

/** The letter of 'vitamina D' is no preposition. */
function isTelling(word: Word, language: ForeignLanguage): boolean {
  return tellingWords[language].has(word.folded) && !capitalLetter.test(word.text)
}

function findDecisive(words: readonly Word[]): Language {
  const heard = foreign.filter((language) =>
    words.some((word) => decisiveWords[language].has(word.text.toLowerCase())),
  )
  return heard.length === 1 && heard[0] !== undefined ? heard[0] : 'en'
}
