import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStarterParts, type StarterParts } from './answer/testing/starter-parts.ts'
import { ask } from './ask.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

/** Every document that a sentence of the answer rests on. */
async function listCited(question: string): Promise<string[]> {
  const { sentences } = await ask(question, 'clinical', starter.parts)
  return sentences.flatMap(({ citations }) => citations.map(({ id }) => id))
}

describe('a person with an artificial heart valve', () => {
  test('whose valve is of tissue is shown nothing of metal ones', async () => {
    expect(await listCited('Should a bioprosthetic valve be anticoagulated with a DOAC?')).toEqual([])
  })

  test.each([
    'Does dabigatran work in patients with mechanical heart valves?',
    'Does apixaban work in patients with mechanical heart valves?',
    'DOAC for AF with mechanical mitral valve',
  ])('of metal is warned before anything else, and told no benefit: %s', async (question) => {
    const { sentences } = await ask(question, 'clinical', starter.parts)

    expect(sentences[0]).toMatchObject({ role: 'safety', citations: [] })
    expect(sentences.filter(({ role }) => role === 'lead')).toEqual([])
  })

  test('is told of the trial in just these people as it was, not as one in others', async () => {
    const { sentences } = await ask(
      'Does dabigatran work in patients with mechanical heart valves?',
      'clinical',
      starter.parts,
    )

    expect(sentences[1]?.citations).toMatchObject([{ id: 'pmid:23991661' }])
    expect(sentences[1]?.text).not.toContain('in others')
  })
})

describe('the trial on the matter comes first, however the question words it', () => {
  test.each([
    ['Should patients with atrial fibrillation be bridged with heparin before surgery?', 'pmid:26095867'],
    ['heparin bridging AF periop??', 'pmid:26095867'],
    ['Should rivaroxaban be combined with aspirin in stable coronary artery disease?', 'pmid:28844192'],
    ['Is lenient rate control as good as strict rate control in atrial fibrillation?', 'pmid:20231232'],
    ['early rhythm control in newly diagnosed AF', 'pmid:32865375'],
    ['antibiotics vs appendicectomy for uncomplicated appendicitis', 'pmid:30264120'],
  ])('%s: %s', async (question, trial) => {
    const [first] = await listCited(question)

    expect(first).toBe(trial)
  })

  test.fails('and of several the one that compared the most', async () => {
    const [first] = await listCited('Which antithrombotic after stenting in atrial fibrillation?')

    expect(first).toBe('pmid:30883055')
  })
})
