import { expect, test } from 'vitest'
import { makeArticle } from '../record/testing/article.fixture.ts'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { namesStudy } from './named-study.ts'

const names = (typed: string, title: string) =>
  namesStudy(readQuestion(typed, shippedLexicon), makeArticle({ title }))

test.each([
  ['ttm2 result', 'TTM2: Hypothermia versus Normothermia'],
  ['what did SPRINT show', 'SPRINT: Intensive versus Standard Blood-Pressure Control'],
  ['poet trial results', 'POET: Partial Oral versus Intravenous Antibiotic Treatment'],
  ['ACCORD glucose deaths', 'ACCORD (glucose): Intensive Glucose Lowering'],
  ['does east-afnet 4 hold in the elderly', 'EAST-AFNET 4: Early Rhythm Control'],
  ['risultati di SABATO nella batteriemia', 'SABATO: Early Oral Switch'],
  ['Ergebnis ttm2 nach Reanimation', 'TTM2: Hypothermia versus Normothermia'],
  ['Was zeigte die POET Studie', 'POET: Partial Oral versus Intravenous Antibiotic Treatment'],
])('%s names the study', (typed, title) => {
  expect(names(typed, title)).toBe(true)
})

test.each([
  ['a che ora chiude la farmacia il sabato', 'SABATO: Early Oral Switch'],
  ['a poet with endocarditis', 'POET: Partial Oral versus Intravenous Antibiotic Treatment'],
  ['is there a study of how to start metformin', 'START: Initiation of Antiretroviral Therapy'],
  ['start metformin?', 'START: Initiation of Antiretroviral Therapy'],
  ['START METFORMIN IN CKD?', 'START: Initiation of Antiretroviral Therapy'],
  ['ttm in cardiac arrest', 'TTM2: Hypothermia versus Normothermia'],
])('%s does not', (typed, title) => {
  expect(names(typed, title)).toBe(false)
})
