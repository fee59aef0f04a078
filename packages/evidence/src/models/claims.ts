import { isTreatment } from '../concepts/treatment.ts'
import type { Language } from '@auscult/contract/language.ts'
import { contentTerms } from '../text/terms.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import { type Claim, claimNames, cuesByLanguage } from './claim-cues.ts'

/** One thing a text claims: about what, and of which treatment. */
export type ClaimMade = {
  claim: Claim
  /** Stems and concepts of the clause, without its treatments. */
  about: Set<string>
  /** The concepts among them, which are the same in every language. */
  concepts: Set<string>
  /** Treatments that it is said of; empty where the text does not tell. */
  subjects: Set<string>
}

/** A clause with a figure after 'vs' or '=' is no new one. */
const punctuation = /[;:()–—“”"]|[.,](?!\d)/u
const turnedByNegation: ReadonlySet<Claim> = new Set(['less', 'more', 'good', 'safe', 'bad'])

/** The concepts a text names, by preferred term. */
export function conceptsIn(text: string, language: Language, lexicon: Lexicon): LexiconConcept[] {
  return lexicon.match(readWords(text), language).flatMap(({ concepts }) => concepts)
}

/** Words of any comparison, which tell nothing of what was compared. */
const anyComparison: ReadonlySet<string> = new Set(
  contentTerms(
    `risk rate ratio hazard odds relative difference interval ci compared comparison versus patient patients people adults participants
     group groups treatment treated trial study evidence outcome outcomes result results year years month months day days daily dose mg
     clear clearly significant significantly`,
  ),
)

/** What a text claims, clause by clause, of other things than `people`: whom it is asked about stands in every clause. A list that goes on ('stroke, infarction and death') belongs to the clause before it. */
export function readClaims(
  text: string,
  language: Language,
  lexicon: Lexicon,
  people: readonly string[] = [],
): ClaimMade[] {
  const asked = new Set(people)
  const askedStems = new Set(people.flatMap(contentTerms))
  const { claims } = cuesByLanguage[language]
  const isCue = (word: string) => claimNames.some((name) => claims[name].exec(word)?.index === 0)
  let subjects = new Set<string>()
  return listClauses(text, language).flatMap((clause) => {
    const concepts = conceptsIn(clause, language, lexicon)
    const treatments = new Set(concepts.filter(isTreatment).map(({ term }) => term))
    const others = concepts
      .filter((concept) => !isTreatment(concept) && !asked.has(concept.term))
      .map(({ term }) => term)
    const treatmentStems = new Set([...treatments].flatMap(contentTerms))
    const stems = readWords(clause)
      .filter(({ folded }) => !/^\d/u.test(folded) && !isCue(folded))
      .flatMap(({ text: word }) => contentTerms(word))
      .filter((stem) => ![treatmentStems, askedStems, anyComparison].some((left) => left.has(stem)))
    return findClaims(clause, language).map(({ claim, at }) => {
      const named = subjectsOf(clause, at, language, lexicon)
      if (named.size > 0) subjects = named
      return { claim, about: new Set([...stems, ...others]), concepts: new Set(others), subjects }
    })
  })
}

function listClauses(text: string, language: Language): string[] {
  const { joint } = cuesByLanguage[language]
  const pieces = text
    .split(punctuation)
    .flatMap((piece) => piece.split(joint))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const clauses: string[] = []
  let opening = ''
  for (const piece of pieces) {
    if (findClaims(piece, language).length > 0) {
      clauses.push(`${opening} ${piece}`.trim())
      opening = ''
    } else if (clauses.length === 0) opening = `${opening} ${piece}`
    else clauses.push(`${clauses.pop() ?? ''} ${piece}`)
  }
  return clauses
}

/** The claims of one clause and where they stand; a negation before one makes it the absence of a difference. */
function findClaims(clause: string, language: Language): { claim: Claim; at: number }[] {
  const { claims, negation } = cuesByLanguage[language]
  const found: { claim: Claim; at: number }[] = []
  const denied = negation.exec(clause)?.index ?? Number.POSITIVE_INFINITY
  for (const claim of claimNames) {
    const at = claims[claim].exec(clause)?.index
    if (at === undefined) continue
    found.push({ claim: turnedByNegation.has(claim) && denied < at ? 'no-difference' : claim, at })
  }
  return found
}

/** Treatments named before the claim, else after it, in both cases without what they were compared with. */
function subjectsOf(clause: string, at: number, language: Language, lexicon: Lexicon): Set<string> {
  const name = (text: string) =>
    new Set(
      conceptsIn(withoutComparison(text, language), language, lexicon)
        .filter(isTreatment)
        .map(({ term }) => term),
    )
  const before = name(clause.slice(0, at))
  return before.size > 0 ? before : name(clause.slice(at))
}

function withoutComparison(text: string, language: Language): string {
  const found = cuesByLanguage[language].comparison.exec(text)
  return found === null ? text : text.slice(0, found.index)
}
