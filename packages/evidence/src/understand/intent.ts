import type { QuestionIntent } from '@auscult/contract/ai.ts'
import type { Piece } from './pieces.ts'

/** Said before what is stopped ('stop aspirin', 'stop bleeding'), or after it ('aspirin withdrawal'). */
const stoppingNext =
  /^(?:stop|stops|stopping|discontinue|discontinuing|withdraw|withdrawing|deprescribe|deprescribing|interrupt|interrupting|withhold|withholding|taper|tapering|continue|continuing)$/u
const stoppingEither =
  /^(?:stopped|discontinued|discontinuation|withdrawn|withdrawal|deprescribed|interrupted|interruption|withheld|held|tapered|cessation|continued|continuation)$/u
/** 'Denosumab stop after 5 years': what follows tells when, so what came before is what is stopped. */
const whenCues = /^(?:after|when|before|at|if|once|in|and)$/u
/** 'Withdrawal of heart failure drugs': the treatment may have no name. */
const stoppingDrugs =
  /\b(?:stop\w*|withdraw\w*|discontinu\w*|deprescrib\w*|interrupt\w*)\b(?: \w+){0,4} (?:drugs?|medications?|medicines?|treatments?|therapy)\b/u
const combining = /^(?:together|combination|combinations|combine|combined|combining|plus|dual)$/u
const dosing = /^(?:dose|doses|dosage|dosing)$/u
/** 'Low-dose aspirin' names a treatment; 'low dose or high dose' asks for the dose. */
const dosePrefix =
  /^(?:high|low|single|standard|full|half|reduced|loading|moderate|ultra|adjusted|fixed|medium)$/u

/** Between two amounts: 'vs', 'or', and what readers of words leave of '7-14'. */
const between = String.raw`\s*(?:mg(?:\/kg)?|g|mcg|units|days?|weeks?|months?|years?)?\s*(?:vs\.?|versus|or|compared (?:to|with)|rather than|instead of|against)\s*`
const twoDoses = new RegExp(String.raw`\b\d+(?:\.\d+)?${between}\d+(?:\.\d+)?\s*(?:mg|g|mcg|units)\b`, 'u')
const dosePair =
  /\b(?:high|higher|low|lower|standard|full|half|reduced)[- ](?:dose\b)?.{0,30}\b(?:vs|versus|or|compared (?:to|with))\b.{0,30}\b(?:high|higher|low|lower|standard|full|half|reduced)[- ]dose\b/u
const twoDurations = new RegExp(
  String.raw`\b\d+${between}\d+[\s-]*(?:days?|weeks?|months?|years?)\b|\b(?:short|shorter|long|longer|extended)\b.{0,20}\bcourses?\b|\bshort(?:er)?(?:[- ]term)? (?:vs|versus|or|compared (?:to|with)) (?:long|standard|extended)(?:er)?\b`,
  'u',
)
const lasting = /\bhow (?:long|many (?:days|weeks|months|years))\b|\bduration\b|\bextended\b(?![- ]release)/u
/** 'Shortens the duration of illness' asks of an outcome. */
const lastingOutcome =
  /\b(?:reduc\w*|shorten\w*|decreas\w*|lower\w*|effect on|affect\w*)\b.{0,25}\bduration\b/u

/** What is to be done with the treatment, by the pieces of the question and its text in lower case, asking words in English. */
export function findIntent(pieces: readonly Piece[], folded: string): QuestionIntent {
  if (pieces.some((_, at) => hasTwoAmounts(pieces, at))) return 'dose'
  if (twoDurations.test(folded) || (lasting.test(folded) && !lastingOutcome.test(folded))) return 'duration'
  if (stoppingDrugs.test(folded)) return 'stop'
  if (
    pieces.some((piece, at) => isStopping(piece, pieces, at)) ||
    /\bwithout (?:any )?bridging\b/u.test(folded)
  )
    return 'stop'
  if (
    twoDoses.test(folded) ||
    dosePair.test(folded) ||
    pieces.some((piece, at) => asksDose(piece, pieces[at - 1]))
  )
    return 'dose'
  const isCombined = pieces.some((piece) => piece.kind !== 'concept' && combining.test(lastWord(piece)))
  return isCombined && treatments(pieces).length > 1 ? 'combine' : 'start'
}

/** A treatment is what is stopped: 'stop bleeding' stops none. */
function isStopping(piece: Piece, pieces: readonly Piece[], at: number): boolean {
  if (piece.kind === 'concept') {
    const hasWord = piece.words.some(({ folded }) => isStopWord(folded))
    return hasWord && piece.concept.type !== 'condition'
  }
  if (!isStopWord(lastWord(piece))) return false
  const after = pieces[at + 1]
  const endsThought = after === undefined || (after.kind === 'asking' && whenCues.test(lastWord(after)))
  const next = pieces.slice(at + 1).find(({ kind }) => kind !== 'asking')
  const last = pieces.slice(0, at).findLast(({ kind }) => kind !== 'asking')
  // German says at the very end what is done, so that an illness may stand between: 'Betablocker nach Herzinfarkt absetzen'.
  const endsQuestion = after === undefined && stoppingEither.test(lastWord(piece))
  if (endsQuestion && pieces.slice(0, at).some(isTreatment)) return true
  return isTreatment(next) || ((endsThought || stoppingEither.test(lastWord(piece))) && isTreatment(last))
}

function isStopWord(folded: string): boolean {
  return stoppingNext.test(folded) || stoppingEither.test(folded)
}

const number = /^\d+(?:\.\d+)?$/u

/** 'Rivaroxaban 10 vs 20': bare figures behind a drug are amounts of it, unless days or weeks follow. */
function hasTwoAmounts(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  const [first, joint, second, unit] = pieces.slice(at + 1, at + 5).map(lastWord)
  const isDrug = piece?.kind === 'concept' && piece.concept.type === 'drug'
  return (
    isDrug &&
    number.test(first ?? '') &&
    /^(?:vs|versus|or)$/u.test(joint ?? '') &&
    number.test(second ?? '') &&
    !/^(?:days?|weeks?|months?|years?|hours?|d|h)$/u.test(unit ?? '')
  )
}

function asksDose(piece: Piece, before: Piece | undefined): boolean {
  return piece.kind !== 'concept' && dosing.test(lastWord(piece)) && !dosePrefix.test(lastWord(before))
}

function treatments(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(isTreatment)
}

function isTreatment(piece: Piece | undefined): boolean {
  return piece?.kind === 'concept' && ['drug', 'procedure'].includes(piece.concept.type)
}

function lastWord(piece: Piece | undefined): string {
  return piece?.words.at(-1)?.folded ?? ''
}
