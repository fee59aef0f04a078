import type { Calculator } from '../calculator.ts'
import type { PartlyKnown } from '../possible-outcomes.ts'
import { canonicalOf, codingOf, type QuestionnaireTexts, scoreLinkId, systemOf } from './questionnaire.ts'

type Answer =
  | { valueBoolean: boolean }
  | { valueCoding: { system: string; code: string; display: string } }
  | { valueDecimal: number }

/** FHIR R4 `QuestionnaireResponse`, the parts of it that are used here; it names no patient. */
export type QuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse'
  questionnaire: string
  status: 'completed' | 'in-progress'
  authored: string
  item: { linkId: string; text: string; answer: Answer[] }[]
}

type Given = {
  texts: QuestionnaireTexts
  answers: PartlyKnown
  /** Null where something is unknown. */
  score: number | null
  base: string
  /** ISO 8601. */
  authored: string
}

/** Answers and score as FHIR R4 `QuestionnaireResponse`; in progress where an answer is unknown, which is left out. */
export function toQuestionnaireResponse(
  { id, items }: Calculator,
  { texts, answers, score, base, authored }: Given,
): QuestionnaireResponse {
  const answered = items.flatMap((item, nth) => {
    const own = texts.items[nth]
    const option = item.options.find(({ value }) => value === answers[item.name])
    if (own === undefined || option === undefined) return []
    const { system, code, display } = codingOf(item, option, own, systemOf(base, id))
    const answer: Answer =
      own.options === null
        ? { valueBoolean: option.value === true }
        : { valueCoding: { system, code, display } }
    return [{ linkId: item.name, text: own.label, answer: [answer] }]
  })
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: canonicalOf(base, id),
    status: score === null ? 'in-progress' : 'completed',
    authored,
    item: [
      ...answered,
      ...(score === null ? [] : [{ linkId: scoreLinkId, text: 'Score', answer: [{ valueDecimal: score }] }]),
    ],
  }
}
