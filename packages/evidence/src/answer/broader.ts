import type { Understood } from '@auscult/contract/ai.ts'
import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { findCandidates } from '../search/search.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { nameIn, questionParts } from '../understand/question-parts.ts'
import { readSubject } from './document/subject.ts'
import { questionFrames, type QuestionParts } from './frames/question-frames.ts'

export type BroaderParts = {
  index: EvidenceIndex
  lexicon: Lexicon
  signal?: AbortSignal | undefined
  /** The agent compares whole topics, so the illness alone is the next best question. */
  isOnTopics: boolean
  /** Whether the agent that refused has an answer to this question. */
  hasAnswer: (question: string) => Promise<boolean>
}

const mostBroader = 5
/** Each is a search, for which the refusal waits; a number, so that the same question is always offered the same. */
const mostTries = 8
/** While the index looks for one, another is read. */
const mostAtOnce = 2

/**
 * Up to five broader questions, in the language of the one that was refused, each of which has an answer here: it was asked. One
 * constraint is let go at a time, the least telling first; then the treatment gives way to its class, or to those best studied in
 * the illness. They are made of what the lexicon knows alone: nobody is offered a word that may mean anything.
 */
export async function findBroader(refused: Understood, parts: BroaderParts): Promise<string[]> {
  const { question } = questionFrames(refused.language)
  const understood = onlyKnown(refused, parts.lexicon)
  const asked = questionParts(understood, parts.lexicon)
  const isOnIllness = understood.population.some((term) => isIllness(term, parts.lexicon))
  const tried = new Set([question(questionParts(refused, parts.lexicon))])
  const found: string[] = []
  let tries = 0
  const mayGoOn = () => found.length < mostBroader && tries < mostTries
  const tryAll = async (all: readonly QuestionParts[]) => {
    // Without a treatment only an illness leaves something to ask: what pregnancy is treated with is no question.
    const sensible = all.filter(({ treatment }) => treatment.length > 0 || isOnIllness)
    const untried = [...new Set(sensible.map(question))].filter((text) => !tried.has(text))
    for (let at = 0; at < untried.length && mayGoOn(); at += mostAtOnce) {
      const texts = untried.slice(at, at + mostAtOnce)
      for (const text of texts) tried.add(text)
      tries += texts.length
      const answered = await Promise.all(texts.map((text) => parts.hasAnswer(text)))
      found.push(...texts.filter((_, nth) => answered[nth]))
    }
  }
  if (parts.isOnTopics) await tryAll(withoutTreatment(asked))
  await tryAll([...withoutOne(asked), ...ofTheClass(understood, asked, parts.lexicon)])
  if (mayGoOn()) await tryAll(await withStudiedTreatments(understood, asked, parts))
  await tryAll(withoutTreatment(asked))
  return found.slice(0, mostBroader)
}

function onlyKnown(understood: Understood, lexicon: Lexicon): Understood {
  const known = (terms: readonly string[]) => terms.filter((term) => lexicon.find(term) !== undefined)
  const { population, intervention, comparator, outcome } = understood
  return {
    ...understood,
    population: known(population),
    intervention: known(intervention),
    comparator: known(comparator),
    outcome: known(outcome),
  }
}

function isIllness(term: string, lexicon: Lexicon): boolean {
  return lexicon.find(term)?.type === 'condition'
}

/** The same question with one constraint less, then with the plain matter alone. */
function withoutOne(asked: QuestionParts): QuestionParts[] {
  const { comparator, outcome, persons, conditions, treatment } = asked
  const plain = { ...asked, intent: 'start' as const }
  const alone = { ...plain, kind: 'treatment' as const, comparator: [], outcome: [], persons: [] }
  const less: QuestionParts[] = []
  if (comparator.length > 0) less.push({ ...plain, comparator: [] })
  if (persons.length > 0) less.push({ ...plain, persons: [] })
  if (asked.intent !== 'start') less.push(plain)
  if (outcome.length > 0) less.push({ ...plain, kind: 'treatment', outcome: [] })
  if (treatment.length > 0 && conditions.length > 0)
    less.push({ ...alone, conditions: conditions.slice(0, 1) })
  if (conditions.length > 1) for (const one of conditions) less.push({ ...plain, conditions: [one] })
  if (treatment.length > 1) for (const one of treatment) less.push({ ...plain, treatment: [one] })
  return less.filter(isQuestion)
}

function ofTheClass(understood: Understood, asked: QuestionParts, lexicon: Lexicon): QuestionParts[] {
  const [treatment, ...others] = understood.intervention.map((term) => lexicon.find(term))
  if (treatment === undefined || others.length > 0) return []
  return treatment.wider
    .filter(({ type, alike }) => type === 'drug' && alike)
    .map((wider) => ({ ...asked, treatment: [nameIn(wider, understood.language)], comparator: [] }))
}

/** The illness with the treatments that most of its best sources are about. */
async function withStudiedTreatments(
  understood: Understood,
  asked: QuestionParts,
  { index, lexicon, signal }: BroaderParts,
): Promise<QuestionParts[]> {
  const illness = understood.concepts.find(
    ({ term, type }) => type === 'condition' && understood.population.includes(term),
  )
  const concept = lexicon.find(illness?.term ?? '')
  if (illness === undefined || concept === undefined) return []
  const candidates = await findCandidates({ ...understood, concepts: [illness] }, index, {
    question: '',
    k: 20,
    signal,
  })
  const counts = new Map<string, number>()
  for (const { document, isWithdrawn } of candidates) {
    const { intervention, population } = readSubject(document, lexicon)
    if (isWithdrawn || !population.includes(concept)) continue
    for (const { term } of new Set(intervention)) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([term]) => lexicon.find(term) ?? [])
    .filter(({ type }) => type === 'drug' || type === 'procedure')
    .slice(0, 3)
    .map((treatment) => ({
      ...asked,
      kind: 'treatment',
      intent: 'start',
      treatment: [nameIn(treatment, understood.language)],
      comparator: [],
      outcome: [],
      persons: [],
      conditions: [
        asked.conditions[understood.population.indexOf(illness.term)] ?? nameIn(concept, understood.language),
      ],
    }))
}

/** What to do in the illness at all. */
function withoutTreatment(asked: QuestionParts): QuestionParts[] {
  const illness = {
    ...asked,
    intent: 'start' as const,
    treatment: [],
    comparator: [],
    outcome: [],
    persons: [],
  }
  return [illness].filter(isQuestion)
}

function isQuestion({ treatment, persons, conditions }: QuestionParts): boolean {
  return treatment.length + persons.length + conditions.length > 0
}
