import type { AnswerSentence, Evidence, StrengthScore } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusBasis, ConsensusEntry, StudySize } from '@auscult/contract/ai/consensus.ts'
import type { Design } from '../../appraise/study-design.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import { presentSource } from '../respond.ts'
import { readFinding } from '../source/finding.ts'
import { cite, type Source } from '../source/source.ts'
import type { ConsensusItem, Standing } from './consensus-groups.ts'
import { isFuture } from './future.ts'

const syntheses: ReadonlySet<Design> = new Set<Design>([
  'systematic-review-of-trials',
  'systematic-review-of-observational',
])

/** What is known of the study beside the others. */
export type Claim = Pick<ConsensusBasis, 'isDirect' | 'claim' | 'comparison'>

/** An entry that has not been grouped yet. */
export type UngroupedEntry = Omit<ConsensusEntry, 'key_reason'>

/** The study before it is grouped; undefined for one that is still to come. */
export function previewStudy(source: Source, frames: AnswerFrames): Evidence | undefined {
  return isFuture(source) ? undefined : { ...presentSource(source, frames), direction: source.stance }
}

/** The study as an entry of one of its tellings. */
export function readEntry(
  source: Source,
  sentence: AnswerSentence,
  claim: Claim,
  frames: AnswerFrames,
): UngroupedEntry {
  const { document, appraisal, stance, fit, sibling, name } = source
  return {
    ...presentSource(source, frames),
    direction: stance,
    title: document.title,
    explaination: sentence.text,
    sentence,
    size: sizeOf(appraisal.participants),
    basis: {
      name,
      isSynthesis: syntheses.has(appraisal.design),
      isSibling: sibling !== null,
      isOnOutcome: fit.directness.outcome === 'match',
      registrations: document.registrations,
      ...claim,
    },
  }
}

/** What the study found, in the engine's words, and its bare quotation for where they do not hold. */
export function tellStudy(source: Source, frames: AnswerFrames): AnswerSentence[] {
  const finding = readFinding(source)
  const quoted = { ...finding, participants: null, isQuotation: true, told: null, result: source.quote.text }
  return [finding, quoted].map(
    (told): AnswerSentence => ({
      text: `${frames.support(told, true)}${tellGap(source, frames)}`,
      role: 'explanation',
      citations: [...cite([source]), ...citeDirection(source)],
    }),
  )
}

/** Where the asker's patient lies outside of what was studied; empty where nowhere. */
function tellGap({ fit: { caveats } }: Source, frames: AnswerFrames): string {
  const [caveat] = caveats
  return caveat === undefined ? '' : ` ${frames.caveat(caveat)}`
}

/** The sentence a direction was read from, where it is not the one that is quoted: so that it can be checked. */
function citeDirection({ document, appraisal, quote }: Source): AnswerSentence['citations'] {
  const words = appraisal.directionSentence
  return words === null || quote.text.includes(words) ? [] : [{ id: document.id, quote: words }]
}

/** Why the entry stands in its group. */
export function explainStanding(
  { strength, direction, basis }: UngroupedEntry,
  { level, cause, agreeing, against }: Standing,
  frames: AnswerFrames,
): string {
  return frames.consensus.keyReason({
    level,
    cause,
    facts: factsOf(strength),
    direction,
    agreeing: listNames(agreeing),
    against: listNames(against),
    isOtherOutcome: !basis.isOnOutcome,
  })
}

function listNames(items: readonly ConsensusItem[]): string[] {
  return items.map(({ basis }) => basis.name)
}

/** The score's own words on design, size and precision, and the cap where one holds it down. */
function factsOf({ reasons, cap }: StrengthScore): string[] {
  const read = (['design', 'size', 'precision'] as const).flatMap(
    (term) => reasons.find((reason) => reason.term === term)?.text ?? [],
  )
  return cap === null ? read : [...read, cap.text]
}

function sizeOf(participants: number | null): StudySize {
  if (participants === null) return 'unknown'
  if (participants >= 10_000) return 'very-large'
  if (participants >= 1_000) return 'large'
  return participants >= 100 ? 'medium' : 'small'
}
