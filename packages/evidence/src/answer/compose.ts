import type { AnswerSentence, Understood } from '@auscult/contract/ai.ts'
import type { Frames, Topic } from './frames/frames.ts'
import { readFinding } from './finding.ts'
import type { Source } from './source.ts'
import { reachVerdict, type Verdict } from './verdict.ts'

const mostSupporting = 3
const mostNames = 3

/** Three to six sentences from the sources that answer, each citing what it rests on; the first one answers the question. */
export function composeSentences(
  sources: readonly Source[],
  understood: Understood,
  topic: Topic,
  frames: Frames,
): AnswerSentence[] {
  const studies = sources.filter((source) => source.document.kind !== 'guideline')
  const guidelines = sources.filter((source) => source.document.kind === 'guideline')
  const asksForTreatment = understood.intervention.length === 0
  const leadsWithGuideline =
    guidelines.length > 0 && (asksForTreatment || understood.kind === 'guideline' || studies.length === 0)
  const verdict = reachVerdict(studies)
  const first = leadsWithGuideline
    ? guidelineSentence(guidelines[0], understood, 'lead', frames)
    : leadFromStudies(studies, verdict, asksForTreatment, topic, frames)
  const furtherGuidelines = leadsWithGuideline ? guidelines.slice(1, 4) : guidelines.slice(0, 1)
  const ordered = orderStudies(studies, verdict).slice(0, leadsWithGuideline ? 1 : mostSupporting)
  return [
    first,
    ...(leadsWithGuideline
      ? furtherGuidelines.map((source) => guidelineSentence(source, understood, 'support', frames))
      : []),
    ...ordered.map((source, nth) => supportSentence(source, nth === 0, frames)),
    ...verdict.against.slice(0, 1).map((source) => againstSentence(source, verdict, frames)),
    ...(leadsWithGuideline
      ? []
      : furtherGuidelines.map((source) => guidelineSentence(source, understood, 'support', frames))),
    applicabilitySentence(
      leadsWithGuideline ? guidelines[0] : (verdict.for[0] ?? studies[0]),
      understood,
      frames,
    ),
  ]
    .filter((sentence) => sentence !== undefined)
    .slice(0, 6)
}

/** Those that carry the verdict first, then drugs of the same class; what points elsewhere has its own sentence. */
function orderStudies(studies: readonly Source[], verdict: Verdict): Source[] {
  const others = studies.filter(
    (source) => !verdict.for.includes(source) && !verdict.against.includes(source),
  )
  const siblings = others.filter((source) => source.sibling !== null)
  const rest = others.filter((source) => source.sibling === null)
  const main = verdict.for.slice(0, siblings.length > 0 ? 2 : mostSupporting)
  return verdict.for.length > 0
    ? [...main, ...siblings.slice(0, 1), ...rest.slice(0, 1)]
    : [...siblings, ...rest]
}

function cite(sources: readonly Source[]): AnswerSentence['citations'] {
  return sources.map((source) => ({ id: source.document.id, quote: source.quote.text }))
}

function leadFromStudies(
  studies: readonly Source[],
  verdict: Verdict,
  asksForTreatment: boolean,
  topic: Topic,
  frames: Frames,
): AnswerSentence | undefined {
  const carrying = verdict.for.slice(0, mostNames)
  const names = carrying.map((source) => source.name)
  const best = carrying[0]
  const lead = (text: string, sources: readonly Source[]): AnswerSentence => ({
    text,
    role: 'lead',
    citations: cite(sources),
  })
  if (best === undefined) {
    const closest = studies.slice(0, 2)
    return closest.length === 0
      ? undefined
      : lead(
          frames.lead.open(
            topic,
            closest.map((source) => source.name),
          ),
          closest,
        )
  }
  if (asksForTreatment) return leadByBest(best, verdict, topic, frames)
  if (verdict.isIndirect) {
    const drugs = [...new Set(carrying.flatMap((source) => source.sibling?.term ?? []))]
    return lead(frames.lead.indirect(topic, drugs, names), carrying)
  }
  if (verdict.stance === 'conflicting') {
    const against = verdict.against.slice(0, mostNames)
    return lead(
      frames.lead.conflicting(
        topic,
        names,
        against.map((source) => source.name),
      ),
      [...carrying, ...against],
    )
  }
  const outcome = best.document.facts?.outcome ?? null
  const frame = {
    benefit: frames.lead.benefit,
    harm: frames.lead.harm,
    'no-difference': frames.lead.noDifference,
    open: frames.lead.benefit,
  }[verdict.stance]
  const sameOutcome = carrying.every((source) => source.document.facts?.outcome === outcome)
  return lead(
    frame(topic, verdict.band, names, sameOutcome || carrying.length === 1 ? outcome : null),
    carrying,
  )
}

/** The question names no treatment: the best study says which one. */
function leadByBest(
  best: Source,
  verdict: Verdict,
  topic: Topic,
  frames: Frames,
): AnswerSentence | undefined {
  const { facts } = best.document
  const text =
    facts?.intervention == null || facts.comparator == null
      ? frames.lead.open(topic, [best.name])
      : best.stance === 'benefit'
        ? frames.lead.favoured(topic, verdict.band, facts.intervention, facts.comparator, best.name)
        : best.stance === 'harm'
          ? frames.lead.favoured(topic, verdict.band, facts.comparator, facts.intervention, best.name)
          : frames.lead.undecided(topic, facts.intervention, facts.comparator, best.name)
  return { text, role: 'lead', citations: cite([best]) }
}

function supportSentence(source: Source, isFirst: boolean, frames: Frames): AnswerSentence {
  return { text: frames.support(readFinding(source), isFirst), role: 'support', citations: cite([source]) }
}

function againstSentence(source: Source, verdict: Verdict, frames: Frames): AnswerSentence {
  const kind =
    source.stance === 'no-difference' || verdict.stance === 'no-difference' ? 'no-difference' : 'opposite'
  return { text: frames.against(readFinding(source), kind), role: 'against', citations: cite([source]) }
}

function guidelineSentence(
  source: Source | undefined,
  understood: Understood,
  role: 'lead' | 'support',
  frames: Frames,
): AnswerSentence | undefined {
  if (source === undefined) return undefined
  const label = source.quote.section ?? ''
  const part = /diagnos/iu.test(label) ? 'diagnosis' : /first-line/iu.test(label) ? 'first-line' : 'other'
  // Condensed sections of our own say body and topic before the colon; what follows is what the body advises.
  const words = source.quote.text.includes(': ')
    ? source.quote.text.split(': ').slice(1).join(': ')
    : source.quote.text
  return { text: frames.guideline(source.name, part, words), role, citations: cite([source]) }
}

function applicabilitySentence(
  source: Source | undefined,
  understood: Understood,
  frames: Frames,
): AnswerSentence | undefined {
  if (source === undefined) return undefined
  const { document, fit } = source
  const sentence = (text: string): AnswerSentence => ({
    text,
    role: 'applicability',
    citations: cite([source]),
  })
  if (document.kind === 'guideline') return sentence(frames.applicability.guideline(source.name))
  const people = document.facts?.population ?? null
  if (people === null)
    return document.readPart === 'abstract'
      ? sentence(frames.applicability.text(source.name, 'abstract'))
      : undefined
  const counted = document.facts?.outcome ?? null
  if (fit.directness.population === 'partial')
    return sentence(frames.applicability.partly(frames.list(understood.population), people, source.name))
  if (fit.directness.outcome === 'partial' && counted !== null && understood.outcome.length > 0)
    return sentence(frames.applicability.outcome(frames.list(understood.outcome), counted, source.name))
  return sentence(frames.applicability.studied(people, source.name))
}
