import type { Document } from '../../corpus/document.ts'
import { subjectText } from '../../search/subject-lines.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { conceptsIn } from '../document/subject.ts'
import { listTold, tellsOf, type Told } from '../document/told.ts'
import { type Comparison, knownConcepts } from './asked.ts'
import type { Degree } from './fit.ts'
import { lacksAge } from './people/fit-age.ts'
import { lacksMeasured } from './people/fit-measured.ts'

export type IntentFit = {
  degree: Degree
  /** What the source does not speak to: it compared no doses, began later or earlier than asked, or enrolled other ages or values. */
  unmet: 'dose' | 'time' | 'age' | 'value' | null
  /** The record's words on what was asked, where its arms do not hold it. */
  told: Told[]
}

const match: IntentFit = { degree: 'match', unmet: null, told: [] }
const mismatch: IntentFit = { degree: 'mismatch', unmet: null, told: [] }

const stopping =
  /\b(?:discontinu|withdraw|stop|interrupt|cessation|deprescri|taper|continued|continuing|maintenance|maintaining|completed|no bridging|without bridging)/iu
const leavingOff = /\b(?:discontinu|withdraw|interrupt|cessation|stopping)/iu
const amount = /\d\s*(?:mg|micrograms?|mcg|µg|g|mL|units?|IU|mmHg|g\/dL|mmol\/L|%)(?![\p{L}])/iu
const aim = /\b(?:target|threshold|goal|dose|doses|intensive|intensity|strict|lenient|below|above)\b/iu
const lasting =
  /(?:\d|\b(?:one|two|three|four|five|six|nine|ten|twelve))\s*(?:-|to\s+\d+\s*)?(?:days?|weeks?|months?|years?)\b|\b(?:extended|prolonged|shorter?|longer?|indefinite|duration|completed)\b/iu

/** Whether the source's arms are about what is to be done: a study of beginning a treatment says nothing of ending it. */
export function fitIntent(comparison: Comparison): IntentFit {
  const fit = fitWhatIsDone(comparison)
  if (fit !== match) return fit
  if (lacksMeasured(comparison)) return { ...match, unmet: 'value' }
  return lacksAge(comparison) ? { ...match, unmet: 'age' } : match
}

function fitWhatIsDone(comparison: Comparison): IntentFit {
  const { understood, candidate } = comparison
  const [treatment, control] = armTexts(comparison)
  const arms = `${treatment} . ${control}`
  if (understood.intent === 'stop') return fitStopping(comparison, treatment, control)
  if (understood.intent === 'combine') return fitCombination(comparison)
  if (understood.intent === 'duration') return lasting.test(arms) ? match : mismatch
  if (understood.intent === 'dose') return fitDose(comparison, treatment, control)
  const { facts } = candidate.document
  // What happens to those who stop tells of beginning only from afar.
  if (facts !== null && leavingOff.test(facts.intervention ?? '')) return { ...match, degree: 'partial' }
  return fitTime(comparison)
}

const bothWays = /\bcontinu\w+\b.*\b(?:stop\w+|interrupt\w+)|\b(?:stop\w+|interrupt\w+)\b.*\bcontinu\w+/u

/** One arm stops or goes on, leaves one of two drugs off or stops sooner; or the record tells of those who stopped and those who went on. */
function fitStopping({ candidate: { document } }: Comparison, treatment: string, control: string): IntentFit {
  const isLeftOff = /\balone\b/iu.test(treatment) && /\bplus\b/iu.test(control)
  const isSooner = lasting.test(document.facts?.intervention ?? '') && lasting.test(control)
  if (stopping.test(`${treatment} . ${control}`) || isLeftOff || isSooner) return match
  const told = listTold(document).filter(({ text }) => bothWays.test(text))
  return told.length === 0 ? mismatch : { degree: 'partial', unmet: null, told }
}

/**
 * What the arms got, and who they were where that tells how long they had been treated. A body says it in what it advises, an
 * abstract in its title, its objective and its conclusion; the rest of its text names much in passing.
 */
function armTexts({ candidate: { document } }: Comparison): [string, string] {
  const { facts, kind, sections } = document
  if (kind === 'guideline')
    return [
      sections
        .filter(({ label }) => !/diagnos/iu.test(label ?? ''))
        .map(({ text }) => text)
        .join(' . '),
      '',
    ]
  if (facts === null) return [subjectText(document, { withConclusion: true }), '']
  return [`${facts.intervention} . ${facts.population} . ${document.title}`, facts.comparator ?? '']
}

/** Both treatments in one arm, or told of beside the main comparison; where only one is known by name, the words are left to the match of the treatment. */
function fitCombination({ understood, subject, lexicon, candidate: { document } }: Comparison): IntentFit {
  const treatmentsIn = (terms: readonly string[]) =>
    knownConcepts(terms, lexicon).filter(({ type }) => type === 'drug' || type === 'procedure')
  const together = treatmentsIn(understood.intervention)
  // Two together against a third: 'atezolizumab plus bevacizumab versus sorafenib'.
  const asked = together.length > 1 ? together : [...together, ...treatmentsIn(understood.comparator)]
  if (asked.length < 2) return match
  if (document.facts === null) return namesEither(document, asked, lexicon) ? mismatch : match
  const isTogether = [subject.intervention, subject.comparator].some((arm) =>
    asked.every((concept) => arm.some((other) => isWithin(other, concept))),
  )
  if (isTogether) return match
  const told = listTold(document).filter(
    (each) =>
      (/\bcombin|\bplus\b|\bboth\b|\btogether\b/iu.test(each.text) &&
        asked.every((concept) => tellsOf(each, concept, lexicon))) ||
      /\bboth (?:drugs|treatments) together\b/iu.test(each.text),
  )
  return told.length === 0 ? mismatch : { degree: 'partial', unmet: null, told }
}

/** A body that advises one or the other says nothing of the two together. */
function namesEither(
  { kind, sections }: Document,
  asked: readonly LexiconConcept[],
  lexicon: Lexicon,
): boolean {
  if (kind !== 'guideline') return false
  const advised = sections.flatMap(({ text }) => text.split(/;|\. /u))
  const naming = advised.filter((each) =>
    asked.every((concept) => conceptsIn(each, lexicon).some((other) => isWithin(other, concept))),
  )
  return naming.every((each) => /\bor\b/u.test(each))
}

function namesDose(arm: string): boolean {
  return amount.test(arm) || aim.test(arm)
}

/** Two amounts of one treatment or two targets are a comparison of doses; one amount at least names it, for what was asked about. */
function fitDose(comparison: Comparison, treatment: string, control: string): IntentFit {
  const { understood, candidate, subject, lexicon } = comparison
  if (candidate.document.facts === null) return namesDose(treatment) ? match : mismatch
  const asked = knownConcepts(understood.intervention, lexicon).filter(({ type }) => type === 'drug')
  const isIn = (arm: typeof subject.comparator) =>
    asked.some((concept) => arm.some((other) => isWithin(other, concept)))
  const isSameDrug = asked.length === 0 || (isIn(subject.intervention) && isIn(subject.comparator))
  if (namesDose(treatment) && namesDose(control) && isSameDrug) return match
  return understood.population.length + understood.outcome.length === 0
    ? mismatch
    : { degree: 'partial', unmet: 'dose', told: [] }
}

const window =
  /(?:\bwithin|\bup to|(?<from>\d+(?:\.\d+)?)\s*(?:to|-|–))\s*(?<to>\d+(?:\.\d+)?)\s*(?<unit>hours?|h|days?)\b/iu

const late: IntentFit = { degree: 'partial', unmet: 'time', told: [] }

/** Hours since onset: a study whose people came at another time, or that does not say when, was not done at this one. */
function fitTime({ understood: { timeHours, isAfterTime }, candidate: { document } }: Comparison): IntentFit {
  if (timeHours === null || document.kind === 'guideline') return match
  // When it was done stands with the people, or with what was done: 'accelerated surgery (within 6 hours)'.
  const described =
    document.facts === null ? [document.title] : [document.facts.population, document.facts.intervention]
  const { from, to, unit } =
    described.map((text) => window.exec(text ?? '')?.groups).find((found) => found !== undefined) ?? {}
  if (to === undefined) return late
  const hours = unit?.startsWith('d') === true ? 24 : 1
  const isLater = isAfterTime ? timeHours >= Number(to) * hours : timeHours > Number(to) * hours
  const isEarlier = from !== undefined && timeHours < Number(from) * hours
  return isLater || isEarlier ? late : match
}
