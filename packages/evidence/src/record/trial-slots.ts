import type { Document } from '../corpus/document.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { nameTerms } from './named-terms.ts'
import type { Named } from './evidence-record.ts'
import type { Slots } from './slots.ts'
import { readZones } from './zones.ts'

const isDone = ({ type }: LexiconConcept) => type === 'drug' || type === 'procedure' || type === 'test'
const longestClause = 90
const exclusions = /\bexclusion criteria\b\s*:?/iu
/** 'Active comparator: warfarin', as the sections name arms. */
const comparator = /\((?:active|placebo|sham|no intervention)[ _]comparator\)|\(no intervention\)/iu

/** The clauses of the exclusion criteria that name a disease, as they stand: 'severe' and 'recent' limit what is excluded. */
export function listTrialExclusions(document: Document, lexicon: Lexicon): Named[] {
  const text = document.sections.find(({ label }) => label === 'Eligibility')?.text ?? ''
  const [, ...left] = text.split(exclusions)
  return left
    .join('\n')
    .split(/[\n,;]|\.\s|\bor\b/u)
    .flatMap((clause) => {
      const concepts = nameTerms(clause, lexicon).terms.flatMap(({ concept }) =>
        concept.type === 'condition' ? [concept.term] : [],
      )
      const said = clause.replace(/^[\s*•\d.)-]+/u, '').trim()
      return concepts.length === 0 || said.length > longestClause
        ? []
        : [{ text: said, concepts: [...new Set(concepts)] }]
    })
}

/** What a registration states: its interventions, those of comparator arms apart, its conditions, outcomes and exclusions. */
export function readTrialSlots(document: Document, lexicon: Lexicon): Slots {
  const named = (text: string) => nameTerms(text, lexicon).terms.map(({ concept }) => concept)
  const textOf = (label: string) => document.sections.find((section) => section.label === label)?.text ?? ''
  const { conditions = [], interventions = [], primaryOutcomes = [] } = document.trial ?? {}
  const title = readZones(document.title, nameTerms(document.title, lexicon).terms)
  const compared = textOf('Interventions')
    .split('\n')
    .filter((line) => line.startsWith('Arm: ') && comparator.test(line))
    .flatMap(named)
    .filter(isDone)
  const inControl = new Set([
    ...compared,
    ...title.flatMap(({ concept, zone }) => (zone === 'control' && isDone(concept) ? [concept] : [])),
  ])
  const inTitle = title.flatMap(({ concept, zone }) => (zone === 'act' && isDone(concept) ? [concept] : []))
  const given = interventions.flatMap(named).filter(isDone)
  const act = [...inTitle, ...given.filter((concept) => !inControl.has(concept))]
  const ofTitle = title.flatMap(({ concept, zone }) =>
    concept.type === 'condition' && zone === 'people' ? [concept] : [],
  )
  const stated = conditions.flatMap(named).filter(({ type }) => type === 'condition')
  return {
    // A trial whose arms are all comparators tries each of them.
    act: act.length > 0 ? act : given,
    control: act.length > 0 ? [...inControl] : [],
    problem: stated.length > 0 ? stated : ofTitle,
    people: ofTitle,
    background: title.flatMap(({ concept, zone }) => (zone === 'background' ? [concept] : [])),
    outcome: primaryOutcomes
      .flatMap(named)
      .filter(({ type }) => type === 'outcome' || type === 'test' || type === 'condition'),
    measured: named(textOf('Secondary outcomes')).filter(({ type }) => type === 'outcome'),
    excluded: [],
  }
}
