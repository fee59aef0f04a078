import type { Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../../search/search.ts'
import { fold } from '../../text/terms.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { topicOf } from '../document/guideline-record.ts'
import { conceptsIn } from '../document/subject.ts'
import { compareWith, type Comparison, knownConcepts } from './asked.ts'
import { fitTreatment } from './fit-treatment.ts'
import type { Fit, Fitted } from './fit.ts'
import { nothingMissing } from './missing.ts'
import { fitPeople } from './people/fit-people.ts'

/** More than this many topics is a search for everything. */
const mostTopics = 6

/**
 * The relevance floor of a comparison, by topic: where one guideline of a topic fits, all of them do. The condition decides; a treatment
 * counts only where no condition is named, and outcomes and other words ('NICE versus GINA') turn no guideline away.
 */
export function fitTopics(
  candidates: readonly Candidate[],
  understood: Understood,
  lexicon: Lexicon,
): Fitted[] {
  const people = topicPeople(understood, lexicon)
  const asked = { ...understood, population: people, comparator: [], outcome: [] }
  const fitted = candidates.map((candidate) => ({ candidate, fit: fitTopic(candidate, asked, lexicon) }))
  const keyOf = ({ candidate }: Fitted) => topicKey(topicOf(candidate.document), lexicon)
  const answering = new Map(fitted.filter(({ fit }) => fit.answers).map((each) => [keyOf(each), each.fit]))
  return fitted.map((each) => ({ ...each, fit: answering.get(keyOf(each)) ?? each.fit }))
}

function fitTopic(candidate: Candidate, asked: Understood, lexicon: Lexicon): Fit {
  const comparison = compareWith(asked, candidate, lexicon)
  const isForOthers = concernsOthers(comparison)
  const population = isForOthers ? 'mismatch' : fitPeople(comparison).degree
  const hasCondition = asked.population.some((term) => lexicon.find(term)?.type === 'condition')
  const intervention = hasCondition || namesTopic(comparison) ? 'match' : fitTreatment(comparison).degree
  const isOther = population === 'mismatch' || intervention === 'mismatch'
  const obstacle = isForOthers ? 'other-people' : 'other-topic'
  return {
    answers: !isOther,
    obstacle: isOther ? obstacle : null,
    directness: { population, intervention, comparator: 'match', outcome: 'match' },
    sibling: null,
    isControlArm: false,
    isInArms: false,
    turns: 'never',
    isOfAge: true,
    isOfMeasured: true,
    missing: nothingMissing,
    told: [],
    toldOfGap: [],
    toldOfGroup: [],
    countsDisease: true,
    compared: { asked: [], against: [], ill: [] },
    hasPeopleAsNamed: true,
    isQualified: true,
  }
}

/** What is advised for adults with hypertension may harm in pregnancy. */
function concernsOthers({ understood, subject, lexicon }: Comparison): boolean {
  const concerned = knownConcepts(understood.population, lexicon).flatMap(({ concerns }) => concerns)
  const here = new Set(subject.population.flatMap(({ term, concerns }) => [term, ...concerns]))
  return concerned.some((people) => !here.has(people))
}

/** 'H. pylori eradication' is a treatment that says its condition. */
function namesTopic({ understood, subject }: Comparison): boolean {
  const asked = understood.intervention.map(fold)
  const names = subject.population.flatMap(({ term, synonyms }) => [term, ...synonyms]).map(fold)
  return names.some((name) => name.length > 3 && asked.some((term) => term.includes(name)))
}

/** Adults are meant where nobody is named, so 'Asthma' and 'Asthma in adults' are one topic. */
export function topicKey(name: string, lexicon: Lexicon): string {
  const terms = new Set(conceptsIn(name, lexicon).map(({ term }) => term))
  terms.delete('adults')
  return terms.size === 0 ? fold(name) : [...terms].toSorted().join('|')
}

/** What to search for again, so that no guideline of a topic is missing for lack of the question's word for it. */
export function topicsToComplete(fitted: readonly Fitted[]): string {
  const topics = fitted.filter(({ fit }) => fit.answers).map(({ candidate }) => topicOf(candidate.document))
  return [...new Set(topics)].slice(0, mostTopics).join('. ')
}

/** Conditions and people wherever the question names them: 'to prevent pre-eclampsia' asks about pre-eclampsia. */
export function topicPeople(understood: Understood, lexicon: Lexicon): string[] {
  const named = [...understood.population, ...understood.intervention, ...understood.outcome]
  const known = named.filter((term) => {
    const type = lexicon.find(term)?.type
    return type === 'condition' || type === 'population' || term.startsWith('without ')
  })
  const isNamed = known.some((term) => lexicon.find(term)?.type === 'condition')
  return [...new Set(isNamed ? known : [...known, ...understood.population])]
}
