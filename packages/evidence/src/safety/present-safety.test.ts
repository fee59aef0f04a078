import { join } from 'node:path'
import { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import type { Language } from '@auscult/contract/language.ts'
import { expect, test } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { checkSafety } from './check-safety.ts'
import { loadSafetyRules } from './compile-rules.ts'
import { presentSafety, wordSafety } from './present-safety.ts'

const content = join(import.meta.dirname, '../../../../content')
const rules = await loadSafetyRules(join(content, 'safety'), lexicon)

const warned = (question: string, language: Language) =>
  presentSafety(checkSafety(readQuestion(question, lexicon), rules), language)

test.each([
  ['en', 'Do not start spironolactone: potassium 5.9 mmol/L.'],
  ['it', 'Non iniziare spironolattone: potassio 5,9 mmol/L.'],
  ['de', 'Spironolacton nicht beginnen: Kalium 5,9 mmol/L.'],
  ['es', 'No iniciar espironolactona: potasio 5,9 mmol/L.'],
] as const)('%s: the lead says level, drug and reason', (language, lead) => {
  const [first] = warned('start spironolactone in HFrEF, potassium 5.9', language)

  expect(first?.lead).toBe(lead)
})

test.each([
  ['en', 'Do not give glyceryl trinitrate: together with sildenafil.'],
  ['de', 'Nitroglycerin nicht geben: zusammen mit Sildenafil.'],
] as const)('%s: of two drugs both are named', (language, lead) => {
  expect(warned('GTN for chest pain, took sildenafil last night', language)[0]?.lead).toBe(lead)
})

test.each([
  ['en', 'Use colchicine with care: chronic kidney disease, the limit is eGFR < 30 mL/min.'],
  ['it', 'Usare colchicina con cautela: malattia renale cronica, il limite è eGFR < 30 mL/min.'],
  ['de', 'Colchicin mit Vorsicht anwenden: chronische Nierenkrankheit, Grenze ist eGFR < 30 mL/min.'],
  ['es', 'Usar colchicina con precaución: enfermedad renal crónica, el límite es FGe < 30 mL/min.'],
] as const)('%s: of a disease whose grade is not told the limit is said', (language, lead) => {
  expect(warned('colchicine, renal impairment', language)[0]?.lead).toBe(lead)
})

test.each([
  ['en', 'woman, aged 33'],
  ['it', 'donna, età 33 anni'],
  ['de', 'Frau, 33 Jahre alt'],
  ['es', 'mujer, 33 años'],
] as const)('%s: a reason that is a person is told in the language', (language, because) => {
  expect(warned('mycophenolate, 33F', language).map((warning) => warning.because)).toContain(because)
})

test('who takes the drug is not told not to start it', () => {
  expect(warned('pregnant and on warfarin', 'en')[0]?.lead).toBe('Warfarin is contraindicated: pregnancy.')
})

test('a rule against stopping never tells not to give the drug', () => {
  const leads = warned('type 1 diabetes, stop insulin before surgery', 'en').map(({ lead }) => lead)

  expect(leads).toContainEqual(expect.stringMatching(/^Do not stop /u))
  expect(leads).not.toContainEqual(expect.stringMatching(/^Do not give (?:basal )?insulin/u))
})

test('the rule is quoted, with what to do, its source and the advice to check', () => {
  const [warning] = warned('spironolactone, potassium 5.9', 'de')
  const lines = warning === undefined ? [] : wordSafety(warning, 'de')

  expect(lines).toEqual([
    'Spironolactone is contraindicated in hyperkalaemia; heart failure guidance says do not start above 5.0 mmol/L.',
    'Stattdessen: Treat hyperkalaemia; consider potassium binder or specialist advice',
    'Quelle: ESC heart failure guideline; EU SmPC spironolactone 4.3, 2021',
    'Fachinformation prüfen.',
  ])
})

test('a warning is what the contract says', () => {
  const warnings = warned('ibuprofen at 32 weeks pregnant, on lithium', 'en')

  expect(warnings.length).toBeGreaterThan(1)
  for (const warning of warnings) expect(SafetyWarning.parse(warning)).toEqual(warning)
})

test.each([
  ['en', 'DES 5 weeks ago, stop ticagrelor a week for extractions?', 'Avoid stopping ticagrelor like this.'],
  ['de', 'Baclofen heute absetzen?', 'Baclofen möglichst nicht so absetzen.'],
] as const)('%s: that it is stopped is no reason not to stop it', (language, question, lead) => {
  expect(warned(question, language)[0]?.lead).toBe(lead)
})
