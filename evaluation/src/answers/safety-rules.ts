import { resolve } from 'node:path'
import { readQuestion } from '@auscult/evidence/question/read-question.ts'
import { checkSafety } from '@auscult/evidence/safety/check-safety.ts'
import { loadSafetyRules } from '@auscult/evidence/safety/compile-rules.ts'
import { measureSafety, type SafetyMiss } from '@auscult/evidence/safety/testing/measure-safety.ts'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { type Figure, higher, lower } from '../report/figure.ts'
import { quantile } from '../report/quantile.ts'

const safetyFolder = resolve(import.meta.dirname, '../../../content/safety')

export const safetyMethod = `Safety: each rule is asked with its own examples and counter-examples, with its drug and each of up to three of its conditions in four
languages, with figures 8 % beyond and short of its limit in each unit that is typed, with the condition denied and, where it passes, in the
history, and with another drug of the class in the place of its own. The phrases of the rules were fitted on the examples, so questions from
elsewhere will come out lower.`

/** How often a rule speaks when due and when not, and how long all rules take for a question. */
export async function measureSafetyRules(): Promise<Figure[]> {
  const lexicon = await loadContentLexicon()
  const rules = await loadSafetyRules(safetyFolder, lexicon)
  const { due, silent, missed, wrong } = measureSafety(rules, lexicon)
  const questions = rules.rules
    .flatMap(({ rule }) => rule.examples)
    .map((text) => readQuestion(text, lexicon))
  const times = questions.map((question) => {
    const started = performance.now()
    checkSafety(question, rules)
    return performance.now() - started
  })
  list('missed', missed)
  list('falsely fired', wrong)
  return [
    {
      id: 'safety-fired',
      measure: 'Safety rules',
      set: `${due + silent} made and written questions in four languages`,
      parts: [
        higher('fired when due', 1 - missed.length / due, 'percent', 0.99, 0.99),
        lower('falsely fired', wrong.length / silent, 'percent', 0.005, 0.005),
      ],
    },
    {
      id: 'safety-time',
      measure: 'Safety check, p95',
      set: `${questions.length} examples, ${rules.rules.length} rules`,
      parts: [lower('', quantile(times, 0.95), 'milliseconds', 2, 2)],
    },
  ]
}

function list(what: string, misses: readonly SafetyMiss[]): void {
  for (const { rule, text, from, language } of misses)
    console.error(`${what}: ${rule.id} (${from}, ${language}): ${text}`)
}
