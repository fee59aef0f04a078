import { expect, test } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { checkUnnamed } from './check-unnamed.ts'
import { shippedRules } from './testing/fired-by.ts'

const warned = (question: string, term: string) => {
  const drug = lexicon.find(term)
  if (drug === undefined) throw new Error(`no '${term}'`)
  return checkUnnamed(readQuestion(question, lexicon), [drug], shippedRules).map((fired) => [
    fired.drug?.term,
    fired.level,
    fired.because.kind === 'drug' ? fired.because.concept.term : null,
  ])
}

test('a rule for what the patient takes is said of the drug that the answer names', () => {
  expect(warned('bipolar, on lamotrigine 200, relapse', 'valproate')).toContainEqual([
    'valproate',
    'use with care',
    'lamotrigine',
  ])
})

test('a rule for the drug of the answer stays as it is', () => {
  expect(warned('heart failure, K 6.1', 'spironolactone')).toContainEqual([
    'spironolactone',
    'contraindicated',
    null,
  ])
})
