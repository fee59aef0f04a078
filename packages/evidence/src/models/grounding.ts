import type { Language } from '@auscult/contract/language.ts'
import type { Document } from '../corpus/document.ts'
import { contentTerms, tokenize } from '../text/terms.ts'
import { hasClinicalEnding } from '../understand/clinical-signal.ts'
import { isEnglishWord } from '../understand/language/english-words.ts'
import { isFunctionWord } from '../understand/language/language.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import { claimNames, cuesByLanguage } from './claim-cues.ts'
import { conceptsIn } from './claims.ts'

/** What a sentence may speak of: the words and concepts of what it cites, of the question and of the engine's own sentences. */
export type Ground = {
  stems: ReadonlySet<string>
  starts: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

/** Share of a sentence's words that must be grounded: in another language than the sources only names and cognates can be. */
const leastShare: Record<Language, number> = { en: 0.6, it: 0.4, de: 0.4, es: 0.4 }
/** 'cardiovascolari' and 'cardiovascular' are one word to this length. */
const cognateLength = 6

export function groundOf(
  documents: readonly Document[],
  sayings: readonly string[],
  language: Language,
  lexicon: Lexicon,
): Ground {
  const stored = documents.flatMap(({ title, sections }) => [title, ...sections.map(({ text }) => text)])
  const words = [...stored, ...sayings].flatMap(tokenize)
  const concepts = [
    ...stored.flatMap((text) => conceptsIn(text, 'en', lexicon)),
    ...sayings.flatMap((text) => conceptsIn(text, language, lexicon)),
  ]
  return {
    stems: new Set([...stored, ...sayings].flatMap(contentTerms)),
    starts: new Set(words.filter((word) => word.length >= cognateLength).map(startOf)),
    concepts: new Set(concepts.map(({ term }) => term)),
  }
}

function startOf(word: string): string {
  return word.slice(0, cognateLength)
}

/** Whether a sentence speaks of what its sources speak of: no other drug, no unheard name, most words theirs. */
export function isGrounded(text: string, ground: Ground, language: Language, lexicon: Lexicon): boolean {
  const words = readWords(text)
  const matches = lexicon.match(words, language)
  const isStrange = matches.some(({ concepts }) => {
    const named = concepts.filter(({ type }) => type === 'drug' || type === 'condition' || type === 'outcome')
    return named.length > 0 && !named.some((concept) => isHeardOf(concept, ground))
  })
  if (isStrange) return false
  const named = new Set(
    matches
      .filter(({ concepts }) => concepts.some(({ term }) => ground.concepts.has(term)))
      .flatMap(({ from, to }) => words.slice(from, to).map(({ start }) => start)),
  )
  const { claims } = cuesByLanguage[language]
  let [asked, grounded] = [0, 0]
  for (const [nth, word] of words.entries()) {
    const stems = contentTerms(word.text)
    const isCue = claimNames.some((name) => claims[name].exec(word.text)?.index === 0)
    if (stems.length === 0 || isCue || isFunctionWord(word, language)) continue
    const isHeard =
      named.has(word.start) ||
      stems.every((stem) => ground.stems.has(stem)) ||
      ground.starts.has(startOf(word.folded))
    if (!isHeard && isUnheardName(word.text, word.folded, nth, language)) return false
    asked += 1
    grounded += Number(isHeard)
  }
  return asked === 0 || grounded / asked >= leastShare[language]
}

/** A disease may be called by its wider name; of a drug what holds for one need not hold for its class. */
function isHeardOf({ term, type, narrower }: LexiconConcept, { concepts }: Ground): boolean {
  return concepts.has(term) || (type !== 'drug' && narrower.some((each) => concepts.has(each.term)))
}

/** A drug by its ending, a name by its capital, in English also what is no word at all. */
function isUnheardName(typed: string, folded: string, nth: number, language: Language): boolean {
  if (/\d/u.test(folded)) return false
  const isNoun = language === 'de'
  const isCapital = nth > 0 && /^\p{Lu}/u.test(typed) && !isNoun
  return isCapital || (language === 'en' && !isEnglishWord(folded)) || hasClinicalEnding(folded)
}
