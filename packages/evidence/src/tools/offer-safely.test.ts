import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readQuestion } from '../question/read-question.ts'
import { loadSafetyRules } from '../safety/compile-rules.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerSafely, warnOfGuide } from './offer-safely.ts'

const lexicon = shippedLexicon
const tools = await loadTools(contentFolder, lexicon)
const safety = await loadSafetyRules(join(contentFolder, 'safety'), lexicon)
const syndromes = await readFile(join(contentFolder, 'antibiotics/syndromes.json'), 'utf8')
const entries = z.array(AntibioticEntry).parse(JSON.parse(syndromes))
const penicillins = entries.filter(({ first_line: first }) =>
  first.some(({ atc }) => atc?.startsWith('J01C') === true),
)

function ask(typed: string) {
  const { tools: offers, warnings } = offerSafely(readQuestion(typed, lexicon), { lexicon, safety, tools })
  return {
    covers: offers.map(({ covers }) => covers),
    warnings: warnings.map(({ rule, drug }) => [rule.id, drug?.term ?? '']),
  }
}

it.each(penicillins.map((entry) => [entry._id, entry] as const))(
  'an allergy to penicillin warns of the first choice of %s',
  (_id, entry) => {
    const question = readQuestion('antibiotic, anaphylaxis to penicillin', lexicon)
    const offer: ToolOffer = { tool: 'antibiotics', entries: [entry], told: [], covers: false }

    const warnings = warnOfGuide(question, [offer], { lexicon, safety })

    expect(warnings.map(({ rule }) => rule.id)).toContain('penicillin-allergy')
  },
)

it.each([
  ['cystitis antibiotic woman on methotrexate', 'methotrexate-trimethoprim', 'trimethoprim'],
  [
    'antibiotic for community-acquired pneumonia patient on simvastatin',
    'simva-strong-cyp3a4',
    'clarithromycin',
  ],
])('%s: what the patient takes meets the first choice', (question, rule, drug) => {
  const { covers, warnings } = ask(question)

  expect(warnings).toContainEqual([rule, drug])
  expect(covers).not.toContain(true)
})

it.each([
  'Antibiotikum Zystitis Frau Niereninsuffizienz Stadium 4',
  'Antibiotikum Zystitis Frau Niereninsuffizienz',
])('%s tells of kidneys and of nobody by name', (question) => {
  const { covers, warnings } = ask(question)

  expect(warnings.length).toBeGreaterThan(0)
  expect(covers).toEqual([false])
})

function namesIn(typed: string): string[] {
  return readQuestion(typed, lexicon).names.map(({ text }) => text)
}

it('reads what stands behind a surname, and never the surname', () => {
  expect(namesIn('Frau Krebs Vorhofflimmern Apixaban')).toEqual(['Vorhofflimmern', 'Apixaban'])
  expect(namesIn('Mrs Parkinson atrial fibrillation apixaban')).toEqual(['atrial fibrillation', 'apixaban'])
})
