import type { Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../../search/search.ts'
import { fold } from '../../text/terms.ts'
import { isEnglishWord } from '../../understand/language/english-words.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { yearsOf } from '../../understand/people/age.ts'
import { readSubject, type Subject } from '../document/subject.ts'

/** One candidate beside the question: what was asked, what the source is about, which of the question's terms stand in its text. */
export type Comparison = {
  understood: Understood
  candidate: Candidate
  lexicon: Lexicon
  subject: Subject
  matched: ReadonlySet<string>
  /** A curator wrote down what the source is about, so that a word in passing need not count. */
  isCurated: boolean
}

export function compareWith(understood: Understood, candidate: Candidate, lexicon: Lexicon): Comparison {
  return {
    understood,
    candidate,
    lexicon,
    subject: readSubject(candidate.document, lexicon),
    matched: new Set(candidate.matched),
    isCurated: candidate.document.facts !== null || candidate.document.kind === 'guideline',
  }
}

export function knownConcepts(terms: readonly string[], lexicon: Lexicon): LexiconConcept[] {
  return terms.map((term) => lexicon.find(term)).filter((concept) => concept !== undefined)
}

const exclusion = 'without '

/** Terms the lexicon does not know, those that exclude ('without diabetes') left out. */
export function unknownWords(terms: readonly string[], lexicon: Lexicon): string[] {
  return terms
    .filter(
      (term) =>
        lexicon.find(term) === undefined && !term.startsWith(exclusion) && yearsOf(term) === undefined,
    )
    .flatMap((phrase) => phrase.split(' '))
}

/** What the people asked about must not have, as terms of the lexicon where it has them. */
export function excludedTerms({ population, excluded }: Understood): string[] {
  const named = population.filter((term) => term.startsWith(exclusion))
  return [...new Set([...excluded, ...named.map((term) => term.slice(exclusion.length))])]
}

/** Endings of drug names: such a word may not be missing, however many others are there. */
const drugLikeWord =
  /(?:mab|nib|statin|prazole|sartan|pril|olol|gliptin|gliflozin|glutide|xaban|cillin|mycin|floxacin|vir|triptan|gepant|cept|ciclib|parib|platin)$/iu

/** Where a cancer grows, and the unborn: adjuvant treatment of the colon is none of the breast. */
const sites: ReadonlySet<string> = new Set(
  'bladder breast cervix colon fetal fetus foetal foetus lung ovarian ovary pancreas prostate rectal rectum stomach thyroid'.split(
    ' ',
  ),
)

/** A word no English list has is the name of something, and so is one that ends like a drug's or names the site of a cancer. */
function isName(word: string): boolean {
  return drugLikeWord.test(word) || sites.has(fold(word)) || !isEnglishWord(fold(word))
}

/** At least half of the words stand in the source, a single one in any case, and every one that is a name. */
export function hasWords(words: readonly string[], matched: ReadonlySet<string>): boolean {
  if (words.length === 0) return true
  if (!hasNames(words, matched)) return false
  const missing = words.filter((word) => !matched.has(word))
  return words.length === 1 ? missing.length === 0 : missing.length * 2 <= words.length
}

/** The least to ask of words beside known concepts: English ones ('beat', 'boost') may be missing, names may not. */
export function hasNames(words: readonly string[], matched: ReadonlySet<string>): boolean {
  return words.every((word) => matched.has(word) || !isName(word))
}
