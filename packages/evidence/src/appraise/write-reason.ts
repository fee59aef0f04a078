import type { Effect, ScoreReason } from '@auscult/contract/evidence/evidence.ts'
import type { Directness } from './appraisal.ts'
import type { AppraisalTexts, DesignText, ReasonKey } from './texts/appraisal-texts.ts'

/** What a reason is about, as it was read. `text` holds the source's own words. */
export type GroundValues = {
  design?: DesignText
  participants?: number
  effect?: Effect
  text?: string
  p?: number
  year?: number
  part?: keyof Directness
}

/** A reason of a Strength Score before it is put into words. */
export type Ground = Omit<ScoreReason, 'text'> & { key: ReasonKey; values: GroundValues }

export function writeReason({ term, points, key, values }: Ground, texts: AppraisalTexts): ScoreReason {
  const { design, participants, effect, text, p, year, part } = values
  const words: Record<string, string | undefined> = {
    design: design && texts.designs[design],
    participants: participants === undefined ? undefined : texts.count(participants),
    effect: effect && texts.effect(effect),
    text,
    p: p === undefined ? undefined : texts.decimal(p),
    year: year === undefined ? undefined : String(year),
    part: part && texts.reasons[part],
  }
  // A value that is missing leaves its name standing, so that it is seen.
  const told = texts.reasons[key].replaceAll(/\{(\w+)\}/gu, (whole, name: string) => words[name] ?? whole)
  return { term, points, text: told }
}
