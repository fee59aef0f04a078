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
