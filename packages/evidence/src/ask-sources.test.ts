import type { FoundSources } from '@auscult/contract/ai/stream.ts'
import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStarterParts, type StarterParts } from './answer/testing/starter-parts.ts'
import { ask } from './ask.ts'

const question = 'Do SGLT2 inhibitors reduce hospitalisation in heart failure?'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

const directions = (entries: { id: string; direction: string }[]) =>
  entries.map(({ id, direction }) => `${id} ${direction}`).toSorted()

/** The answer with what was shown before it, in the order in which both came. */
async function askWatched<Type extends AgentType>(asked: string, type: Type) {
  const found: FoundSources[] = []
  const onSources = async (sources: FoundSources) => void found.push(sources)
  const response = await ask(asked, type, { ...starter.parts, onSources })
  return { found, response }
}

describe('what is shown before the answer', () => {
  test('are the very sources of a clinical answer, in its order', async () => {
    const { found, response } = await askWatched(question, 'clinical')

    expect(found).toHaveLength(1)
    expect(found[0]?.sources).toEqual(response.evidence)
    expect(found[0]?.understood).toEqual(response.understood)
  })

  test('are the studies of a consensus with the direction they have in it, and nothing that is still to come', async () => {
    const { found, response } = await askWatched(question, 'consensus')

    const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak } = response
    expect(directions(found[0]?.sources ?? [])).toEqual(directions([...high, ...emerging, ...weak]))
  })

  test('are the guidelines of a comparison by the names of their columns', async () => {
    const { found, response } = await askWatched('Hypertension', 'guideline')

    const names = found[0]?.sources.map(({ name }) => name)
    expect(names?.toSorted()).toEqual(response.guidelines.map(({ name }) => name).toSorted())
  })

  test('is nothing where nothing was found', async () => {
    const { found, response } = await askWatched(
      'Does moonstone powder cure hereditary angioedema?',
      'clinical',
    )

    expect(response.evidence).toEqual([])
    expect(found).toEqual([])
  })

  test('is said with the notice of an emergency', async () => {
    const { found, response } = await askWatched(
      'Patient collapsed now with ST elevation: does aspirin reduce mortality in myocardial infarction?',
      'clinical',
    )

    expect(found[0]?.notice).toBe(response.notice)
    expect(response.notice).not.toBeNull()
  })
})

test('nothing is composed before the sources have been shown, nor after the asker has left', async () => {
  const controller = new AbortController()
  const onSources = vi.fn<(found: FoundSources) => Promise<void>>(async () => {
    controller.abort(new Error('the asker left'))
  })
  const { signal } = controller

  const asked = ask(question, 'clinical', { ...starter.parts, onSources, signal })

  await expect(asked).rejects.toThrow('the asker left')
  expect(onSources).toHaveBeenCalledOnce()
})
