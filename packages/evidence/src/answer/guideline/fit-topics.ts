import { fold } from '../../text/terms.ts'
import { fitCandidates } from '../../fit/fit-candidates.ts'
import { fitWeights } from '../../fit/fit-weights.ts'
import type { Fitted } from '../../fit/fit-result.ts'
import type { Question } from '../../question/question.ts'
import { conceptsIn } from '../../record/named-concepts.ts'
import type { Candidate } from '../../search/search.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { topicOf } from '../document/guideline-record.ts'

/** More than this many topics is a search for everything. */
const mostTopics = 6

/**
 * Guidelines by topic: where one of a topic is on the disease asked about, or fits as an answer, all of the topic do. Treatments and
 * outcomes turn no guideline away.
 */
export function fitTopics(question: Question, candidates: readonly Candidate[], lexicon: Lexicon): Fitted[] {
  const fitted = fitCandidates({ ...question, speechAct: 'guideline' }, candidates, lexicon)
  const keyOf = ({ candidate }: Fitted) => topicKey(topicOf(candidate.document), lexicon)
  const most = Math.max(...fitted.map(shareOfAdvice))
  const onTopic = new Set(
    fitted
      .filter((each) => isOnTopic(each, most) || isNamedIn(topicOf(each.candidate.document), question))
      .map(keyOf),
  )
  return fitted.map((each) => {
    const answers = onTopic.has(keyOf(each))
    return { ...each, fit: { ...each.fit, answers, obstacle: answers ? null : 'other-topic' } }
  })
}

/** How much of a body's advice is on the treatment asked about; more than this share of the most is its topic, too. */
const asMuch = 0.5

function shareOfAdvice({ fit: { judgement } }: Fitted): number {
  const { treatment, subject } = judgement
  return ['arm', 'member'].includes(treatment.degree) ? (subject.shares['ownActs'] ?? 0) : 0
}

const otherPeople: ReadonlySet<string> = new Set(['not-pregnant', 'pregnant-only', 'children-only'])

function isOnTopic(each: Fitted, most: number): boolean {
  const { problem, people } = each.fit.judgement
  // What is advised for adults may harm in pregnancy, and what is for children may do so in adults.
  if (otherPeople.has(people.degree)) return false
  if (problem.degree === 'not-asked')
    return isAnswer(each) || (most > 0 && shareOfAdvice(each) > most * asMuch)
  return ['same', 'narrower', 'wider', 'broader'].includes(problem.degree)
}

function isAnswer({ fit: { score } }: Fitted): boolean {
  return score >= fitWeights.answersFrom
}

/** Some treatments carry the name of their topic: 'Helicobacter pylori eradication'. */
function isNamedIn(topic: string, { acts, problems }: Question): boolean {
  return problems.length === 0 && acts.some(({ concept }) => fold(concept.term).startsWith(`${fold(topic)} `))
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
