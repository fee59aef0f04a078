import { type StrengthBand, strengthBand } from '@auscult/contract/ai.ts'
import { isLikePeople, isSameComparison, isSamePeople } from '../document/same-comparison.ts'
import type { Source } from '../source/source.ts'

type Stance = 'benefit' | 'harm' | 'no-difference'

/** Sources of one stance, best first. */
export type Camp = { stance: Stance; sources: Source[] }

/** Where the best sources point, taken together. `open` when none of them says. */
export type Verdict = {
  stance: Stance | 'divided' | 'open'
  band: StrengthBand
  /** Divided only in what could be shown: a null result whose interval holds the effect that the others found. */
  isCompatible: boolean
  /** The weightiest camp carries the verdict; the others do not agree. */
  camps: Camp[]
  /** True when nothing studied the treatment itself, only others of its class. */
  isIndirect: boolean
}

/** Sources weaker than the best one by more than this do not change where the evidence points. */
const comparableWithin = 3
/** A source this close to the most relevant one is on the same question. */
const nearlyAsRelevant = 0.8
/** A stance carries the verdict when it holds this share of the weight. */
const clearMajority = 0.7
const stances = ['benefit', 'harm', 'no-difference'] as const

/** Big trials weigh more than small ones, but no single one silences the rest. */
function weightOf(source: Source): number {
  const participants = source.appraisal.participants ?? 100
  return source.appraisal.strength.score * Math.sqrt(Math.min(Math.max(participants, 50), 20_000))
}

/** The sources that pass the first test any passes, so that a closer one is never outvoted by those further off. */
function closest(sources: readonly Source[], ...tests: ((source: Source) => boolean)[]): Source[] {
  return tests.reduce<Source[]>((kept, test) => (kept.some(test) ? kept.filter(test) : kept), [...sources])
}

/** A study that found the treatment itself to harm. */
function isHarming({ stance, sibling, fit: { directness } }: Source): boolean {
  const isDirect = directness.intervention === 'match' && directness.population !== 'mismatch'
  return stance === 'harm' && sibling === null && isDirect
}

/** Weighs directions by strength and size, never by a bare count; sources on what exactly was asked count alone where there are any; where harms are asked
 * about and none by name, those that found harm. */
export function reachVerdict(
  studies: readonly Source[],
  isOpenQuestion: boolean,
  isOnAnyHarm = false,
): Verdict {
  const harming = isOnAnyHarm ? studies.filter(isHarming) : []
  const telling = (harming.length > 0 ? harming : studies)
    .filter((source) => source.stance !== 'unclear')
    .filter((source) => !studies.some((later) => later.stance !== source.stance && isRefuted(source, later)))
  const isSomeInArms = telling.some(({ fit, document }) => document.facts !== null && fit.isInArms)
  const mostRelevant = Math.max(0, ...telling.map((source) => source.relevance))
  const relevant = closest(
    telling,
    (source) => source.sibling === null,
    (source) => source.fit.missing.treatment.length === 0,
    (source) => source.fit.directness.intervention === 'match',
    (source) => source.fit.missing.words.length === 0,
    (source) => !isSomeInArms || source.document.facts === null || source.fit.isInArms,
    (source) => source.fit.directness.population === 'match',
    (source) => source.fit.isOfAge,
    (source) => source.fit.isOfMeasured,
    (source) => source.fit.isQualified,
    (source) => source.fit.directness.outcome === 'match',
    (source) => source.relevance >= mostRelevant * nearlyAsRelevant,
  )
  const best = Math.max(0, ...relevant.map(scoreOf))
  const comparable = relevant.filter((source) => scoreOf(source) > best - comparableWithin)
  const camps = stances
    .map((stance): Camp => ({ stance, sources: comparable.filter((source) => source.stance === stance) }))
    .filter((camp) => camp.sources.length > 0)
    .toSorted((a, b) => weigh(b) - weigh(a))
  if (isOpenQuestion) return verdictOfBest(camps)
  const [leading] = camps
  const total = camps.reduce((sum, camp) => sum + weigh(againstWhat(camp, leading)), 0)
  return {
    stance:
      leading === undefined ? 'open' : weigh(leading) / total >= clearMajority ? leading.stance : 'divided',
    band: strengthBand(Math.max(1, ...(leading?.sources ?? []).map(scoreOf))),
    camps,
    isCompatible: isCompatible(camps),
    isIndirect: telling.length > 0 && telling.every((source) => source.sibling !== null),
  }
}

/** 'What helps in …?' compares nothing, so no study speaks against another: what helps comes first. */
function verdictOfBest(camps: readonly Camp[]): Verdict {
  const leading = camps.find(({ stance }) => stance === 'benefit') ?? camps[0]
  return {
    stance: leading?.stance ?? 'open',
    band: strengthBand(Math.max(1, ...(leading?.sources ?? []).map(scoreOf))),
    camps: leading === undefined ? [] : [leading],
    isCompatible: false,
    isIndirect: false,
  }
}

/** Of another camp, what compared the same in like people and was not overtaken: all else is told and divides nothing. */
function againstWhat(camp: Camp, leading: Camp | undefined): Camp {
  if (leading === undefined || camp === leading) return camp
  const isComparable = ({ fit }: Source) =>
    leading.sources.some((source) => {
      const isUnread = source.fit.compared.asked.length === 0 || fit.compared.asked.length === 0
      const isSame = isUnread || isSameComparison(source.fit.compared, fit.compared)
      const isOpposite = camp.stance !== 'no-difference' && leading.stance !== 'no-difference'
      const isAlike = isOpposite ? isLikePeople : isSamePeople
      return isSame && isAlike(source.fit.compared, fit.compared)
    })
  const isStanding = (source: Source) => !leading.sources.some((later) => isOvertaken(source, later))
  return { ...camp, sources: camp.sources.filter(isComparable).filter(isStanding) }
}

/** Two ratios of one direction, the one imprecise: they do not contradict each other. */
function isCompatible(camps: readonly Camp[]): boolean {
  const silent = camps.find(({ stance }) => stance === 'no-difference')
  const [telling, ...others] = camps.filter((camp) => camp !== silent)
  if (silent === undefined || telling === undefined || others.length > 0) return false
  return silent.sources.every((source) => telling.sources.every((other) => holds(source, other)))
}

const isRatio = /^(?:(?:common |generalised )?odds ratio|hazard ratio|relative risk|risk ratio|rate ratio)$/u

function holds({ appraisal: { effect: wide } }: Source, { appraisal: { effect } }: Source): boolean {
  if (wide === null || effect === null || wide.low === null || wide.high === null) return false
  if (!isRatio.test(wide.measure) || !isRatio.test(effect.measure)) return false
  return wide.low <= effect.estimate && effect.estimate <= wide.high
}

/** Times as many participants as the earlier study: no longer a matter of one trial against another. */
const clearlyLarger = 2.5
const notConfirmed = /\bnot confirm|\blater\b.*\bfound no (?:clear )?(?:difference|benefit)/u

/** The record of the one says itself that the other did not confirm it. */
function isRefuted(early: Source, later: Source): boolean {
  return early.document.sections.some(({ text }) => notConfirmed.test(text) && text.includes(later.name))
}

/** A later study overtakes one whose own record says so, and one that was much smaller and no stronger. */
function isOvertaken(early: Source, later: Source): boolean {
  const isLater = (early.document.year ?? Infinity) < (later.document.year ?? 0)
  const [few, many] = [early.appraisal.participants, later.appraisal.participants]
  const isLarger = few !== null && many !== null && many >= few * clearlyLarger
  return isRefuted(early, later) || (isLater && isLarger && scoreOf(early) <= scoreOf(later))
}

function weigh(camp: Camp): number {
  return camp.sources.reduce((sum, source) => sum + weightOf(source), 0)
}

function scoreOf(source: Source): number {
  return source.appraisal.strength.score
}
