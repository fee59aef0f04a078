import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'
import { isReassuring } from './reassurance.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

const harmsOf = (documents: StarterParts['starter']) =>
  documents.flatMap(({ sections }) => sections.flatMap(({ label, text }) => (label === 'HARMS' ? text : [])))

test.each([
  'Major bleeding and intracranial haemorrhage were less frequent with apixaban than with warfarin.',
  'Serious adverse events were not more frequent with dapagliflozin than with placebo.',
  'Adverse events were about as frequent with dapagliflozin as with placebo.',
  'Symptomatic intracranial haemorrhage was equally rare with an early and with a later start.',
  'Serious adverse events were less frequent with tranexamic acid than with placebo, and thromboembolism was not clearly more frequent.',
  'Exposure to glucocorticoids was considerably smaller with the shorter course.',
])('harms that were not more frequent do not argue against: %s', (harms) => {
  expect(isReassuring(harms)).toBe(true)
})

test.each([
  'Hyperkalaemia was more frequent with finerenone than with placebo.',
  'Major bleeding was less frequent with edoxaban than with warfarin, but gastrointestinal bleeding was more frequent with the higher dose.',
  'Major bleeding was about as frequent with rivaroxaban as with warfarin: gastrointestinal bleeding was more frequent, intracranial and fatal bleeding less.',
  'Diabetic ketoacidosis was more frequent with canagliflozin than with placebo; amputation and fracture were not clearly more frequent.',
  'Major haemorrhage, atrial fibrillation and hypertension were reported with ibrutinib.',
])('harms of which one was more frequent do: %s', (harms) => {
  expect(isReassuring(harms)).toBe(false)
})

test('no record of the starter corpus that tells of more harm is taken for a reassurance', () => {
  const taken = harmsOf(starter.starter).filter(isReassuring)

  expect(taken.length).toBeGreaterThan(30)
  expect(taken.filter((text) => /(?<!not |not clearly )\bmore (?:frequent|often)\b/u.test(text))).toEqual([])
})

test('a reassurance stands with what supports the answer', async () => {
  const { sentences } = await ask(
    'Is apixaban better than warfarin in atrial fibrillation?',
    'clinical',
    starter.parts,
  )

  const harms = sentences.find(({ text }) => text.startsWith('Harms in ARISTOTLE'))
  expect(harms?.role).toBe('support')
})

test('a price stands with what argues against it', async () => {
  const { sentences } = await ask(
    'Does finerenone help in chronic kidney disease with type 2 diabetes?',
    'clinical',
    starter.parts,
  )

  const against = sentences.filter(({ role }) => role === 'against').map(({ text }) => text)
  expect(against.join(' ')).toContain('yperkalaemia')
})
