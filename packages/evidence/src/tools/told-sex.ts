import type { Question } from '../question/question.ts'

/** The patient's sex; that of the people asked about where no one patient is told of: 'Prostatitis man', 'in women'. */
export function toldSex({ patient, people }: Question): 'female' | 'male' | null {
  if (patient.sex !== null) return patient.sex
  const sexes = new Set(people.flatMap(({ term }) => sexOf[term] ?? []))
  const [sex = null] = sexes
  return sexes.size === 1 ? sex : null
}

const sexOf: Readonly<Record<string, 'female' | 'male'>> = { women: 'female', men: 'male' }
