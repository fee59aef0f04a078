import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import { figuresIn, foldWhiteSpace, hasKnownFigures, verifySentences } from '../answer/verify.ts'
import type { Document } from '../corpus/document.ts'
import { contentTerms } from '../text/terms.ts'
import { detectLanguage } from '../understand/language/language.ts'
import { readWords } from '../understand/words.ts'
import type { Claim } from './claim-cues.ts'
import { type ClaimMade, readClaims } from './claims.ts'
import { groundOf, isGrounded } from './grounding.ts'
import { isOnSide, licensedFigures, mayClaim } from './allowed-claims.ts'
import type { QuotableSource } from './passages.ts'
import { isPlainProse } from './plain-prose.ts'
import type { WritingRequest } from './writing-request.ts'

/** Why a sentence of a model is not shown. */
export type Objection =
  | 'no-plain-prose'
  | 'other-language'
  | 'foreign-citation'
  | 'altered-quote'
  | 'untraceable-number'
  | 'ungrounded'
  | 'other-side'
  | 'unlicensed-claim'
  | 'other-stance'
  | 'not-the-lead'
  | 'nothing-to-keep'

/** Shorter ones are found in any text and so prove nothing. */
const shortestQuote = 15
/** What the engine's own sentence says of these a lead must say, and may not add. */
const decisive: readonly Claim[] = ['bad', 'no-difference', 'divided', 'gap', 'weak']
const pointing: readonly Claim[] = ['good', 'less', 'more', 'advised']
/** Of the words of a sentence that may not be lost. */
const leastKept = 0.6

/** Judges the sentences of a model for one answer. */
export type SentenceCheck = {
  /** The first objection to a lead or a supporting sentence; undefined where it holds. */
  objectionTo(sentence: AnswerSentence): Objection | undefined
  /** The engine's own sentence which this one words anew without losing anything of it. */
  findKept(sentence: AnswerSentence): AnswerSentence | undefined
}

/** Rules that need no model to be kept: all are read off the stored words and the engine's own composition. */
export function createSentenceCheck(
  request: WritingRequest,
  quotable: readonly QuotableSource[],
): SentenceCheck {
  const { understood, composed, lexicon } = request
  const { language } = understood
  const documents = new Map(request.sources.map(({ document }) => [document.id, document]))
  const sources = new Map(request.sources.map((source) => [source.document.id, source]))
  const passages = new Map(quotable.map(({ id, passages: texts }) => [id, texts]))
  const lead = composed.find(({ role }) => role === 'lead')
  // A frame in one language may hold a quotation in English, so both are read.
  const languages = [...new Set([language, 'en'] as const)]
  const ownClaims = ({ text }: AnswerSentence) =>
    languages.flatMap((each) => readClaims(text, each, lexicon, understood.population))

  function objectionToAny(sentence: AnswerSentence): Objection | undefined {
    const { text, citations } = sentence
    if (!isPlainProse(text)) return 'no-plain-prose'
    if (detectLanguage(readWords(text), text) !== language) return 'other-language'
    if (citations.some(({ id }) => !passages.has(id))) return 'foreign-citation'
    const isVerbatim = citations.every(({ id, quote }) => {
      const words = foldWhiteSpace(quote)
      return (
        words.length >= shortestQuote && (passages.get(id) ?? []).some((passage) => passage.includes(words))
      )
    })
    if (!isVerbatim) return 'altered-quote'
    const cited = citations.flatMap(({ id }) => documents.get(id) ?? [])
    if (verifySentences([sentence], cited, language).length === 0) return 'untraceable-number'
    if (!figuresAreQuoted(sentence)) return 'untraceable-number'
    return isUngrounded(sentence, cited) ? 'ungrounded' : undefined
  }

  /** Beside the document the very words it rests on, or the engine's own, must hold a figure: 0.74 of another outcome is no support. */
  function figuresAreQuoted({ text, citations }: AnswerSentence): boolean {
    const said = sayingsOn(citations).map(withoutReports)
    const quoted = citations.flatMap(({ id, quote }) => {
      const source = sources.get(id)
      return source === undefined ? [] : licensedFigures(source, quote)
    })
    const known = new Set([...figuresIn(said.join(' '), language), ...quoted])
    return hasKnownFigures(text, known, language)
  }

  /** What the engine says itself: where it reports an uncurated paper, the words are the paper's. */
  function withoutReports({ text, citations }: AnswerSentence): string {
    return citations
      .filter(({ id }) => documents.get(id)?.facts === null && documents.get(id)?.kind !== 'guideline')
      .reduce((left, { quote }) => left.replace(quote, ' '), text)
  }

  /** The engine's sentences on the same sources. */
  function sayingsOn(citations: AnswerSentence['citations']): AnswerSentence[] {
    const ids = new Set(citations.map(({ id }) => id))
    return composed.filter((each) => each.citations.some(({ id }) => ids.has(id)))
  }

  function isUngrounded({ text, citations }: AnswerSentence, cited: readonly Document[]): boolean {
    const sayings = [...sayingsOn(citations).map((each) => each.text), request.question]
    return !isGrounded(text, groundOf(cited, sayings, language, lexicon), language, lexicon)
  }

  /** Every claim must be made by the words it cites or by the engine, of the same matter and not of another treatment. */
  function isLicensed(sentence: AnswerSentence): boolean {
    // A bottom line names both arms in few words: what it says of one is no licence to say it of the other.
    const sayings = sayingsOn(sentence.citations).filter(
      ({ role }) => role !== 'lead' || sentence.role === 'lead',
    )
    const engine = sayings.flatMap((each) => ownClaims({ ...each, text: withoutReports(each) }))
    const quoted = sentence.citations.flatMap(({ id, quote }) => {
      const source = sources.get(id)
      const claims = readClaims(quote, 'en', lexicon, understood.population)
      return source === undefined ? [] : claims.filter(({ claim }) => mayClaim(source, claim))
    })
    return ownClaims(sentence).every((made) => {
      return (
        engine.some((known) => isSame(made, known, made.about)) ||
        quoted.some((known) => isSame(made, known, language === 'en' ? made.about : made.concepts))
      )
    })
  }

  function leadObjection(sentence: AnswerSentence): Objection | undefined {
    if (lead === undefined) return 'not-the-lead'
    const ids = new Set(lead.citations.map(({ id }) => id))
    if (!sentence.citations.some(({ id }) => ids.has(id))) return 'not-the-lead'
    const said = claimsOf(ownClaims(sentence))
    const wanted = claimsOf(ownClaims(lead))
    const isDecided = decisive.every((claim) => said.has(claim) === wanted.has(claim))
    const losesPoint = points(wanted) && !points(said)
    const addsSurety = said.has('strong') && !wanted.has('strong')
    return isDecided && !losesPoint && !addsSurety ? undefined : 'other-stance'
  }

  return {
    objectionTo(sentence) {
      const objection = objectionToAny(sentence)
      if (objection !== undefined) return objection
      if (sentence.role === 'lead') {
        const stance = leadObjection(sentence)
        if (stance !== undefined) return stance
      }
      const cited = sentence.citations.flatMap(({ id }) => sources.get(id) ?? [])
      if (!cited.every((source) => isOnSide(source, request))) return 'other-side'
      return isLicensed(sentence) ? undefined : 'unlicensed-claim'
    },
    findKept(sentence) {
      if (objectionToAny(sentence) !== undefined || !isLicensed(sentence)) return undefined
      return composed.find((own) => own.role === sentence.role && keepsAllOf(sentence, own, ownClaims))
    },
  }
}

/** Whether anything is said to be better, worse or advised at all. */
function points(claims: ReadonlySet<Claim>): boolean {
  return pointing.some((claim) => claims.has(claim))
}

function claimsOf(made: readonly ClaimMade[]): Set<Claim> {
  return new Set(made.map(({ claim }) => claim))
}

/** `about` is what the two must have a part of in common, in words both can be compared by. */
function isSame(made: ClaimMade, known: ClaimMade, about: ReadonlySet<string>): boolean {
  if (made.claim !== known.claim) return false
  const isOtherSubject =
    made.subjects.size > 0 && known.subjects.size > 0 && !overlaps(made.subjects, known.subjects)
  return !isOtherSubject && (about.size === 0 || overlaps(about, known.about))
}

function overlaps(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((each) => others.has(each))
}

/** Reworded, not cut: all citations, all figures, all claims and most of the words. */
function keepsAllOf(
  sentence: AnswerSentence,
  own: AnswerSentence,
  read: (sentence: AnswerSentence) => ClaimMade[],
): boolean {
  const isCited = own.citations.every(({ id, quote }) =>
    sentence.citations.some((each) => each.id === id && foldWhiteSpace(each.quote) === foldWhiteSpace(quote)),
  )
  const figures = figuresIn(sentence.text)
  const hasFigures = [...figuresIn(own.text)].every((figure) => figures.has(figure))
  const claims = claimsOf(read(sentence))
  const hasClaims = [...claimsOf(read(own))].every((claim) => claims.has(claim))
  const terms = new Set(contentTerms(own.text))
  const kept = contentTerms(sentence.text)
  const share = [...terms].filter((term) => kept.includes(term)).length / Math.max(1, terms.size)
  return isCited && hasFigures && hasClaims && share >= leastKept
}
