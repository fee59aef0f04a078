import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { UnderstoodEdit } from '@auscult/contract/ai/questions.ts'
import type { Reading } from '@auscult/contract/ai/ai.ts'
import { withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import { questionFrames } from './understand/wording/question-frames.ts'
import type { AskParts } from './ask-parts.ts'
import { editedQuestion } from './question/edited-question.ts'
import { presentUnderstood } from './question/present-understood.ts'
import type { Question } from './question/question.ts'
import { readQuestion } from './question/read-question.ts'
import { applyEdit, findAmbiguousEdit } from './understand/follow-up/apply-edit.ts'
import type { Lexicon } from './understand/lexicon/lexicon.ts'
import { questionParts } from './understand/question-parts.ts'

/** A question as it is asked: typed, or with the reading that its asker changed. */
export type Asked = { question: Question; understood: Understood }

export function readAsked(
  typed: string,
  { lexicon, understoodAs, language }: Pick<AskParts, 'lexicon' | 'understoodAs' | 'language'>,
  chosen: ReadonlyMap<string, string> = new Map(),
): Asked {
  const question = readQuestion(typed, lexicon, { chosen, language })
  const understood = presentUnderstood(question)
  if (understoodAs === undefined) return { question, understood }
  const edited = applyEdit(understood, withoutIdentifiedTerms(understoodAs), lexicon)
  return { question: editedQuestion(question, edited, lexicon), understood: edited }
}

/** An abbreviation of several meanings among the changed terms, and the question as it is asked with each. */
export function findDoubtfulEdit(
  typed: string,
  { understoodAs, lexicon, language }: Pick<AskParts, 'lexicon' | 'understoodAs' | 'language'>,
): { typed: string; readings: Reading[] } | undefined {
  if (understoodAs === undefined) return undefined
  const understood = presentUnderstood(readQuestion(typed, lexicon, { language }))
  const found = findAmbiguousEdit(understood, withoutIdentifiedTerms(understoodAs), lexicon)
  if (found === undefined) return undefined
  const readings = found.readings.map(({ term, edit }) => ({
    term,
    question: wordQuestion(applyEdit(understood, edit, lexicon), lexicon),
  }))
  return { typed: found.typed, readings }
}

function wordQuestion(understood: Understood, lexicon: Lexicon): string {
  return questionFrames(understood.language).question(questionParts(understood, lexicon))
}

/** What names a person in a changed term is neither searched for nor sent anywhere, as in a question. */
function withoutIdentifiedTerms({ kind, ...terms }: UnderstoodEdit): UnderstoodEdit {
  const clean = Object.entries(terms).map(([role, named]) => [
    role,
    named?.map((term) => withoutIdentifiers(term).trim()).filter((term) => term !== ''),
  ])
  return { ...(kind && { kind }), ...Object.fromEntries(clean) }
}
