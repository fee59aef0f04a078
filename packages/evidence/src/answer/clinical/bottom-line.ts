import { type Advice, type BottomLine, summaryLimits } from '@auscult/contract/evidence/answer-summary.ts'
import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import { type Direction } from '@auscult/contract/evidence/evidence.ts'
import { countWords } from '@auscult/contract/ai/ai.ts'
import { isRelated } from '../../concepts/relation.ts'
import type { Caveat } from '../../fit/caveats.ts'
import type { Grammar } from '../../question/grammar.ts'
import type { Question } from '../../question/question.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { StudyKind } from '../frames/glance-frames.ts'
import type { Topic } from '../frames/frames.ts'
import { guidelineTopic } from '../document/study-name.ts'
import { cite, type Source } from '../source/source.ts'
import type { Lead } from './choose-lead.ts'
import { adviceClause } from './guideline-clause.ts'
import { quoteOf } from './sentences.ts'
import { useLines } from './use-line.ts'

/** All that a bottom line is made from. */
export type Asked = {
  lead: Lead
  question: Question
  topic: Topic
  frames: AnswerFrames
  measures: Grammar['measures']
}

/** Each says the line where it applies; the first that does and is short enough is taken. The order is that of what must be known first. */
const ways: readonly ((asked: Asked) => BottomLine | undefined)[] = [
  sayOutside,
  sayDivided,
  sayUse,
  sayGuideline,
  sayCurated,
  sayAdvised,
  sayQuoted,
  sayRead,
]

/** What to do in at most twenty words; undefined where no way of saying it is that short. */
export function bottomLine(asked: Asked): BottomLine | undefined {
  for (const way of ways) {
    const said = way(asked)
    if (said !== undefined && isShort(said.text)) return said
  }
  return undefined
}

const notForThisPatient: ReadonlySet<Caveat['kind']> = new Set([
  'limit',
  'excluded',
  'not-pregnant',
  'adults-only',
  'children-only',
])

function isShort(text: string): boolean {
  return countWords(text) <= summaryLimits.bottomLineWords
}

/** Outside its own limits what a source advises is not for this patient. */
export function isForOthers({ fit: { caveats } }: Source): boolean {
  const [caveat] = caveats
  return caveat !== undefined && notForThisPatient.has(caveat.kind)
}

function sayOutside({ lead, frames }: Asked): BottomLine | undefined {
  const [caveat] = lead.best.fit.caveats
  if (caveat === undefined || !isForOthers(lead.best)) return undefined
  return {
    advice: 'depends',
    text: frames.caveat(caveat),
    ...certaintyOf(lead, frames),
    citations: cite([lead.best]),
  }
}

/** Trials that their curators hold against each other: neither leads alone. */
function sayDivided({ lead: { best, conflicting }, frames }: Asked): BottomLine | undefined {
  const [other] = conflicting
  if (other === undefined || best.record.maker !== 'curated' || stops(best) !== stops(other)) return undefined
  const camps = [best, other].flatMap(({ stance, name }) =>
    stance === 'unclear' ? [] : [{ stance, names: [name] }],
  )
  if (camps.length < 2 || best.stance === other.stance) return undefined
  return {
    advice: 'depends',
    text: frames.glance.bottomLine.divided(camps),
    band: bandOf(best),
    certainty: frames.glance.certainty.divided,
    citations: cite([best, other]),
  }
}

/** That stopping a drug did worse, beside a trial of starting it, would read as if the drug did. */
function stops({ record }: Source): boolean {
  return record.profile.contrasts.includes('stop')
}

/** The dose, the time or how long, as the study gave it, where that is what is asked; of what did harm nobody is told how much to give. */
function sayUse({ lead, question, frames }: Asked): BottomLine | undefined {
  const { study } = lead.best.document
  if (study == null || study.bottomLine.advice === "don't") return undefined
  if (lead.best.fit.isControlArm || !isOfAsked(lead.best, question)) return undefined
  const text = useLines(study, question, lead.best.name, frames).find(isShort)
  if (text === undefined) return undefined
  const { advice } = study.bottomLine
  return { advice, text, ...certaintyOf(lead, frames), citations: cite([lead.best]) }
}

/** How long apixaban was given in a trial says nothing on 'on apixaban, how long aspirin beside it'. */
function isOfAsked({ fit }: Source, { acts }: Question): boolean {
  const asked = acts.filter(({ role }) => role === 'asked' || role === 'comparator')
  return asked.some(({ concept }) => fit.compared.asked.some((studied) => isRelated(studied, concept)))
}

function sayGuideline({ lead: { best }, question, frames, measures }: Asked): BottomLine | undefined {
  if (best.document.kind !== 'guideline') return undefined
  const { guideline } = frames.glance.bottomLine
  const name = nameWithTopic(best)
  const room = summaryLimits.bottomLineWords - countWords(guideline(name, ''))
  const clause = adviceClause(best, question, { room, measures })
  return {
    advice: clause === undefined ? 'depends' : clause.isProhibition ? "don't" : 'do',
    // Half a clause may say the opposite: where none is short enough the advice stands whole below.
    text: clause === undefined ? frames.glance.bottomLine.below(name) : guideline(name, clause.words),
    band: null,
    certainty: frames.glance.certainty.guideline,
    citations: cite([best]),
  }
}

/** A body that speaks of a kind of the disease asked about must not seem to speak of all of it. */
function nameWithTopic({ name, document, fit }: Source): string {
  const topic = guidelineTopic(document)
  const isOnAsked = ['same', 'not-asked'].includes(fit.judgement.problem.degree)
  return isOnAsked || topic === '' ? name : `${name} (${topic})`
}

/** 'In HFrEF add dapagliflozin …': what to do, in the curator's words. */
function sayCurated({ lead, frames }: Asked): BottomLine | undefined {
  const line = lead.best.document.study?.bottomLine
  if (line === undefined) return undefined
  const text = frames.language === 'en' ? line.text : line.in?.[frames.language]
  if (text === undefined) return undefined
  return {
    advice: line.advice,
    text: frames.say(text),
    ...certaintyOf(lead, frames),
    citations: cite([lead.best]),
  }
}

/** The same advice by the names of what was tried and in whom, where nobody has put it into the reader's language; of long names the first alone. */
function sayAdvised({ lead, topic, frames }: Asked): BottomLine | undefined {
  const { study, facts } = lead.best.document
  if (study == null || facts === null) return undefined
  const advice: Advice = lead.best.fit.isControlArm ? 'depends' : study.bottomLine.advice
  const treatment = frames.phrase(facts.intervention ?? study.arms[0]?.drugs[0] ?? '')
  const { advised } = frames.glance.bottomLine
  const text = [advised(advice, treatment, topic.people), advised(advice, treatment, '')].find(isShort)
  // Of a treatment that takes many words the study's name stands for it.
  const line = text ?? advised(advice, lead.best.name, '')
  return { advice, text: line, ...certaintyOf(lead, frames), citations: cite([lead.best]) }
}

/** The authors' own conclusion: a direction read from an abstract is right often, not always. */
function sayQuoted({ lead: { best }, frames }: Asked): BottomLine | undefined {
  if (best.record.maker !== 'read') return undefined
  const quote = quoteOf(best)
  return {
    advice: 'depends',
    text: frames.glance.bottomLine.quoted(best.name, quote.text),
    band: bandOf(best),
    certainty: frames.glance.certainty.abstract(bandOf(best)),
    citations: [{ id: best.document.id, quote: quote.text }],
  }
}

function sayRead({ lead, topic, frames }: Asked): BottomLine | undefined {
  const { best } = lead
  if (best.record.maker !== 'read') return undefined
  const { read } = frames.glance.bottomLine
  const name = shortened(best.name)
  const treatment = topic.treatment === '' ? name : topic.treatment
  const lines = [read(best.stance, treatment, topic.people), read(best.stance, treatment, '')]
  return {
    advice: 'depends',
    text: lines.find(isShort) ?? read(best.stance, name, ''),
    band: bandOf(best),
    certainty: frames.glance.certainty.abstract(bandOf(best)),
    citations: cite([best]),
  }
}

const mostWordsOfName = 8

/** A paper without authors goes by its title, which may be longer than the whole line. */
function shortened(name: string): string {
  const words = name.split(/\s+/u)
  if (words.length <= mostWordsOfName) return name
  return `${words.slice(0, mostWordsOfName).join(' ')} …${name.endsWith('”') ? '”' : ''}`
}

/** How sure a study makes, and those that found the same of the same treatment. */
function certaintyOf(
  { best, agreeing }: Lead,
  { glance }: AnswerFrames,
): Pick<BottomLine, 'band' | 'certainty'> {
  const band = bandOf(best)
  const count = 1 + agreeing.filter(({ stance }) => isKnown(stance)).length
  return { band, certainty: glance.certainty.studies(band, kindOf(best), count) }
}

function isKnown(stance: Direction): boolean {
  return stance !== 'unclear'
}

function bandOf({ appraisal }: Source) {
  return strengthBand(appraisal.strength.score)
}

function kindOf({ appraisal: { design } }: Source): StudyKind {
  if (design === 'systematic-review-of-trials' || design === 'systematic-review-of-observational')
    return 'review'
  return design === 'randomised-trial' || design === 'clustered-or-crossover-trial' ? 'trial' : 'study'
}
