import { join } from 'node:path'
import { readQuestion } from '../../question/read-question.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import { checkSafety } from '../check-safety.ts'
import { loadSafetyRules } from '../compile-rules.ts'

const content = join(import.meta.dirname, '../../../../../content')
export const shippedRules = await loadSafetyRules(join(content, 'safety'), lexicon)

/** The ids of the shipped rules that speak to a question. */
export function firedBy(question: string): string[] {
  return checkSafety(readQuestion(question, lexicon), shippedRules).map(({ rule }) => rule.id)
}
