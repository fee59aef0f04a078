import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'
import { sumUp } from './testing/tool-questions.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

function filledIn(question: string): Record<string, unknown> {
  return sumUp(offerTools(readQuestion(question, shippedLexicon), tools)).filled
}

it.each([
  'chadsvasc 72m, mother diabetic',
  'chadsvasc 72m mother had diabetes, hypertension and a stroke',
  'chadsvasc 72m FH stroke',
  'chadsvasc Mann 72, Vater hatte Schlaganfall',
  'chadsvasc varón 72 años, padre con infarto, madre diabética',
  'chadsvasc uomo 72 anni, madre diabetica',
])('fills in nothing that a relative has: %s', (question) => {
  expect(filledIn(question)).toEqual({ age_group: '65to74', sex: 'male' })
})

it('fills in nothing that a relative does', () => {
  expect(filledIn('has-bled 70m, father drinker')).toEqual({ age_over_65: true })
})

it.each([
  ['curb-65 80f chronic confusion', { age_65_or_more: true }],
  ['curb-65 80f new confusion', { age_65_or_more: true, confusion: true }],
  ['CURB-65 80f chronische Verwirrtheit', { age_65_or_more: true }],
  ['qsofa 80f confused as usual', {}],
  ['has-bled 70m quit alcohol', { age_over_65: true }],
  ['has-bled 70m, alcohol stopped 2010', { age_over_65: true }],
  ['has-bled uomo 70 anni ha smesso alcol', { age_over_65: true }],
  ['has-bled varón 70 años dejó el alcohol', { age_over_65: true }],
  ['wells dvt 60f benign tumour', {}],
  ['wells tvp donna 60 anni tumore benigno', {}],
  ['wells tvp mujer 60 años, tumor benigno', {}],
  ['chadsvasc 80y, htn', { age_group: 'gte75', hypertension: true }],
  ['chadsvasc 72M, son diabetic', { age_group: '65to74', sex: 'male' }],
])('fills in what is so now and new, and no more: %s', (question, filled) => {
  expect(filledIn(question)).toEqual(filled)
})
