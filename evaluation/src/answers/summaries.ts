import { countWords } from '@auscult/contract/ai/ai.ts'
import { summaryLimits } from '@auscult/contract/evidence/answer-summary.ts'
import { ask } from '@auscult/evidence/ask.ts'
import { readQuestion } from '@auscult/evidence/question/read-question.ts'
import { findMustNotMiss, loadMustNotMiss } from '@auscult/evidence/safety/must-not-miss.ts'
import { resolve } from 'node:path'
import { checkAbsoluteEffects } from './absolute-check.ts'
import { chooseQuestions, type CliniciansOptions, withStarterParts } from '../clinicians/evaluate.ts'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import { table } from '../report/page.ts'

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %)`

/**
 * What an answer shows at a glance: how short its bottom line is, whether its figures hold when they are worked out a second time, whether the
 * questions it offers are answered, and whether what must not be missed stands where it is due.
 */
export async function evaluateSummaries(options: CliniciansOptions): Promise<void> {
  const questions = await chooseQuestions(options)
  const counts = { answers: 0, short: 0, sure: 0, numbers: 0, offered: 0, answered: 0 }
  await withStarterParts(async (parts) => {
    for (const { question } of questions) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, as people ask
      const { summary, nextQuestions } = await ask(question, 'clinical', parts)
      if (summary === null) continue
      counts.answers += 1
      counts.short += Number(countWords(summary.bottomLine.text) <= summaryLimits.bottomLineWords)
      counts.sure += Number(countWords(summary.bottomLine.certainty) <= summaryLimits.certaintyWords)
      counts.numbers += Number(summary.benefit !== null || summary.harm !== null)
      for (const next of nextQuestions) {
        counts.offered += 1
        // oxlint-disable-next-line no-await-in-loop -- as above
        counts.answered += Number((await ask(next.question, 'clinical', parts)).summary !== null)
      }
    }
  })
  const { records, computed, figures, disagreements } = await checkAbsoluteEffects()
  const { due, shown, noise, falsely } = await countMustNotMiss()
  console.log(
    table(
      ['measure', 'measured', 'goal'],
      [
        [
          `bottom line of at most ${summaryLimits.bottomLineWords} words`,
          share(counts.short, counts.answers),
          '100 %',
        ],
        [
          `how sure, in at most ${summaryLimits.certaintyWords} words`,
          share(counts.sure, counts.answers),
          '100 %',
        ],
        ['answers with benefit or harm in absolute numbers', share(counts.numbers, counts.answers), ''],
        ['records with an absolute primary effect', share(computed, records), '60 %'],
        ['figures that a second program finds too', share(figures - disagreements.length, figures), '100 %'],
        ['next questions offered that are answered', share(counts.answered, counts.offered), '100 %'],
        ['must not miss: shown when due', share(shown, due), '90 %'],
        ['must not miss: shown falsely', share(falsely, noise), '2 %'],
      ],
    ),
  )
  for (const disagreement of disagreements) console.error(disagreement)
}

/** On the examples of the content, which were partly written with its terms in view. */
async function countMustNotMiss() {
  const lexicon = await loadContentLexicon()
  const problems = await loadMustNotMiss(resolve(import.meta.dirname, '../../../content'), lexicon)
  const finds = (question: string) => findMustNotMiss(readQuestion(question, lexicon), problems) !== null
  const examples = problems.flatMap(({ problem }) => problem.examples)
  const others = problems.flatMap(({ problem }) => problem.mustNotFire)
  return {
    due: examples.length,
    shown: examples.filter(finds).length,
    noise: others.length,
    falsely: others.filter(finds).length,
  }
}
