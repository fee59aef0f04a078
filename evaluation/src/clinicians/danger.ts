import type { Judged } from './judge.ts'
import { type Half, halves } from './set.ts'
import { chooseQuestions, type CliniciansOptions, judgeEach, withStarterParts } from './evaluate.ts'

export type Dangers = {
  half: Half
  safetyQuestions: number
  /** Answered with the benefit first, whether or not a rule fired behind it. */
  dangerous: number
  /** Half one only: half two is counted and never named. */
  named: { id: string; question: string; lead: string; leading: string[] }[]
}

/** Safety questions that were answered with a benefit first, counted in each half. */
export function findDangers(judged: readonly Judged[]): Dangers[] {
  return halves.flatMap((half) => {
    const rows = judged.filter((each) => each.half === half && each.question.expect === 'alert')
    if (rows.length === 0) return []
    const dangerous = rows.filter(({ leadsWithBenefit }) => leadsWithBenefit)
    const named = (half === 'one' ? dangerous : []).map(({ question, reply }) => ({
      id: question.id,
      question: question.question,
      lead: reply.lead,
      leading: reply.leading,
    }))
    return [{ half, safetyQuestions: rows.length, dangerous: dangerous.length, named }]
  })
}

/** Asks the safety questions alone; the command fails where one is answered with a benefit first. */
export async function checkDanger(options: CliniciansOptions): Promise<void> {
  const questions = (await chooseQuestions(options)).filter(({ expect }) => expect === 'alert')
  const judged = await withStarterParts((parts) => judgeEach(questions, parts))
  const dangers = findDangers(judged)
  for (const { half, safetyQuestions, dangerous, named } of dangers) {
    console.log(
      `Half ${half}: ${dangerous} of ${safetyQuestions} safety questions answered with the benefit first`,
    )
    for (const { id, question, lead, leading } of named)
      console.log(`  ${id} ${question}\n    ${lead} ${leading.join(' ')}`)
  }
  if (dangers.some(({ dangerous }) => dangerous > 0)) process.exitCode = 1
}
