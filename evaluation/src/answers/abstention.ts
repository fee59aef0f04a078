import { loadContentSafety } from '../corpus/content-lexicon.ts'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { ask } from '@auscult/evidence/ask.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'

export type AbstentionQuestion = {
  id: string
  question: string
  /** Sources of which one has to be cited; empty where nothing in the corpus answers. */
  expected: readonly string[]
}

/** `missed` cites none of the sources that answer; `asked back` wants one thing cleared up first, or takes it for no clinical question. */
export type Outcome = 'answered' | 'missed' | 'refused' | 'asked back'

export type Asked = { id: string; question: string; outcome: Outcome; cited: string[]; lead: string }

export function citedIds(response: ClinicalResponse): string[] {
  return [...new Set(response.sentences.flatMap(({ citations }) => citations.map((citation) => citation.id)))]
}

function outcomeOf(response: ClinicalResponse, expected: readonly string[]): Outcome {
  if (response.status_code !== 200) return 'asked back'
  if (response.clinical_recommendation === '') return 'refused'
  return citedIds(response).some((id) => expected.includes(id)) ? 'answered' : 'missed'
}

/** Asks the clinical agent each question, one after the other. */
export async function askEach(
  index: EvidenceIndex,
  lexicon: Lexicon,
  questions: readonly AbstentionQuestion[],
): Promise<Asked[]> {
  const asked: Asked[] = []
  const safety = await loadContentSafety(lexicon)
  for (const { id, question, expected } of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as people ask
    const response = await ask(question, 'clinical', { index, lexicon, safety, clock: () => new Date() })
    asked.push({
      id,
      question,
      outcome: outcomeOf(response, expected),
      cited: citedIds(response),
      lead: response.sentences[0]?.text ?? response.message,
    })
  }
  return asked
}

/** Shares are 0 to 1, null of no questions. */
export type AbstentionFigures = {
  answerable: number
  notAnswerable: number
  /** Of the questions nothing answers: those not answered. */
  abstainsWhenDue: number | null
  /** Of the questions that have an answer: those refused or asked back. */
  refusesWrongly: number | null
  /** Of the questions that have an answer: those answered from a source that gives it. */
  answeredFromExpected: number | null
  /** Of the questions that have an answer: those answered, but from none of the sources that give it. */
  answeredFromOthers: number | null
}

export function judgeAbstention(
  asked: readonly Asked[],
  questions: readonly AbstentionQuestion[],
): AbstentionFigures {
  const due = new Set(questions.filter(({ expected }) => expected.length === 0).map(({ id }) => id))
  const share = (isDue: boolean, outcomes: readonly Outcome[]) => {
    const rows = asked.filter(({ id }) => due.has(id) === isDue)
    return rows.length === 0
      ? null
      : rows.filter((row) => outcomes.includes(row.outcome)).length / rows.length
  }
  return {
    answerable: questions.length - due.size,
    notAnswerable: due.size,
    abstainsWhenDue: share(true, ['refused', 'asked back']),
    refusesWrongly: share(false, ['refused', 'asked back']),
    answeredFromExpected: share(false, ['answered']),
    answeredFromOthers: share(false, ['missed']),
  }
}
