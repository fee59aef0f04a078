import { addPoints, type Calculator, choice, type Item, levelWords } from './calculator.ts'

/** Best response first; a page that nobody has touched has 'none' for each, which is not 'not tested'. */
const items: readonly Item[] = [
  ['eye_response', 4] as const,
  ['verbal_response', 5] as const,
  ['motor_response', 6] as const,
].map(([name, best]) => ({
  ...choice(
    name,
    Array.from({ length: best }, (_, nth) => [best - nth, best - nth]),
  ),
  initial: 1,
}))

type GcsAnswer = {
  gcs_total: number
  gcs_category: string
  eye_response: number
  verbal_response: number
  motor_response: number
}

/** Teasdale and Jennett 1974 (Lancet 2:81), with the six motor responses in use since 1976. */
export const gcs: Calculator<GcsAnswer> = {
  id: 'gcs',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    return { score, levels: [score <= 8 ? 'severe' : score <= 12 ? 'moderate' : 'mild'], risks: [] }
  },
  present: (outcome, words, answers) => ({
    gcs_total: outcome.score,
    gcs_category: levelWords(outcome, words).label,
    eye_response: Number(answers['eye_response']),
    verbal_response: Number(answers['verbal_response']),
    motor_response: Number(answers['motor_response']),
  }),
}
