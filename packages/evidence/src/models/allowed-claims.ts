import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { Source } from '../answer/source/source.ts'
import { figuresIn } from '../answer/verify.ts'
import type { Claim } from './claim-cues.ts'
import type { WritingRequest } from './writing-request.ts'

/*
 * A paper that nobody has curated may say anything, also that of its own treatment, and it may have been planted. So the model takes
 * from it only what the engine read in it by rule; records of our own and guidelines speak for themselves.
 */

const byDirection: Record<Direction, readonly Claim[]> = {
  benefit: ['less', 'more', 'good'],
  harm: ['less', 'more', 'bad'],
  'no-difference': ['no-difference'],
  unclear: [],
}
/** What to do and how sure it is, no single study says. */
const bodiesOnly: ReadonlySet<Claim> = new Set(['advised', 'strong'])

/** Whether a claim may rest on a source's own words. */
export function mayClaim({ document, appraisal }: Source, claim: Claim): boolean {
  if (document.kind === 'guideline') return true
  if (bodiesOnly.has(claim)) return false
  return document.facts !== null || byDirection[appraisal.direction].includes(claim)
}

const dose =
  /\d[\d.,·]*\s?(?:mg|µg|μg|mcg|micrograms?|g|kg|ml|l|iu|ie|ui|units?|einheiten|unità|unidades|mmol|mval|meq)\b/giu

/** The figures of a quote that may be told: of an uncurated paper those beside the effect that was read, and never a dose. */
export function licensedFigures({ document, appraisal }: Source, quote: string): string[] {
  if (document.facts !== null || document.kind === 'guideline')
    return [...figuresIn(quote, document.language)]
  const participants = appraisal.participants === null ? [] : [String(appraisal.participants)]
  const { effect } = appraisal
  if (effect === null || !quote.includes(effect.text)) return participants
  return [...figuresIn(quote.replaceAll(dose, ' '), document.language), ...participants]
}

/** A source that the engine tells for its answer, or that points where those do: the model takes no other side. */
export function isOnSide(source: Source, { composed, sources }: WritingRequest): boolean {
  const told = composed.filter(({ role }) => role === 'lead' || role === 'support')
  const ids = new Set(told.flatMap(({ citations }) => citations.map(({ id }) => id)))
  if (ids.has(source.document.id)) return true
  const leading = sources.filter(({ document }) => ids.has(document.id))
  return source.stance !== 'unclear' && leading.some(({ stance }) => stance === source.stance)
}
