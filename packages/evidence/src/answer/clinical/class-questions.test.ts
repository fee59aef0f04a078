import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

async function leadOf(question: string): Promise<string> {
  const { summary, evidence } = await ask(question, 'clinical', starter.parts)
  const id = summary?.bottomLine.citations[0]?.id
  return evidence.find((source) => source.id === id)?.name ?? ''
}

test.each([
  ['SGLT2 inhibitor in heart failure?', /EMPEROR|DAPA-HF|DELIVER/u],
  ['do beta-blockers help in heart failure', /MERIT-HF|COPERNICUS|CIBIS/u],
  ['thrombolysis for stroke?', /WAKE-UP|NINDS|ECASS|AcT/u],
])('a class in a disease is answered by a study of it: %s', async (question, names) => {
  expect(await leadOf(question)).toMatch(names)
})

test('embolism in cancer is led by a study in cancer', async () => {
  expect(await leadOf('pancreatic cancer, new pulmonary embolism: apixaban or dalteparin?')).toMatch(
    /Caravaggio/u,
  )
})

test('a disease that nobody here knows gets no other disease for an answer', async () => {
  const { summary } = await ask(
    'malattia di Erdheim-Chester, vemurafenib che dose?',
    'clinical',
    starter.parts,
  )
  expect(summary).toBeNull()
})
