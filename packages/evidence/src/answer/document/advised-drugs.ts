import { ancestorsOf } from '../../concepts/relation.ts'
import { isTreatment } from '../../concepts/treatment.ts'
import type { Question } from '../../question/question.ts'
import { readQuestion } from '../../question/read-question.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import type { Advised } from '../agent.ts'
import type { Source } from '../source/source.ts'

/** The drugs that lines of these bodies name, where the question names none itself, for each disease they advise on; what a line forbids is not advised. */
export function adviseByBodies(
  bodies: readonly Source[],
  question: Question,
  lexicon: Lexicon,
  linesOf: (body: Source) => string[],
): Advised[] {
  const namedBy = (some: readonly Source[]) => [
    ...new Set(some.flatMap(linesOf).flatMap((line) => drugsIn(line, lexicon))),
  ]
  if (!namesNone(question, namedBy(bodies))) return []
  const byTopic = Map.groupBy(bodies, ({ document }) => document.guideline?.topic ?? document.id)
  return [...byTopic.values()].map((some) => ({
    drugs: namedBy(some),
    isBeside: false,
    studiedIn: [...new Set(some.flatMap(({ record }) => record.profile.problems))],
  }))
}

/** Whether nothing is asked of but, at most, a class of these: 'antibiotic for cystitis'. */
export function namesNone({ acts }: Question, drugs: readonly LexiconConcept[]): boolean {
  return acts
    .filter(({ role, concept }) => (role === 'asked' || role === 'comparator') && isTreatment(concept))
    .every(({ concept }) => drugs.some((drug) => ancestorsOf(drug).has(concept) && drug !== concept))
}

/** Of a body's whole advice what comes first. */
export function firstSteps({ document: { sections } }: Source): string[] {
  return sections.flatMap(({ label, text }) => (label === 'First-line treatment' ? [text] : []))
}

function drugsIn(line: string, lexicon: Lexicon): LexiconConcept[] {
  return readQuestion(line, lexicon, { language: 'en' })
    .names.filter(({ certainty }) => certainty !== 'ruled-out')
    .flatMap(({ readings: [concept, ...others] }) =>
      concept?.type === 'drug' && others.length === 0 ? [concept] : [],
    )
}
