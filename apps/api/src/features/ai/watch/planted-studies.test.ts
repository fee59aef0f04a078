import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { neutral, reversing, watchLeads } from './planted-studies.steps.ts'
import { listRetractions, openPlanted, type PlantedServer, watched } from './planted.steps.ts'

// Each asks twenty questions twice.
vi.setConfig({ testTimeout: 180_000 })

let server: PlantedServer
beforeEach(async () => {
  server = await openPlanted()
  return () => server.close()
})

/** What tells that the answer is another. */
const reversals: readonly string[] = ['direction', 'advice', 'contradicted']

describe.each(['clinical', 'consensus'] as const)('to who watches answers of the %s agent', (agent) => {
  test('a study that reverses the answer is told, with the old and the new answer', async () => {
    const all = await watchLeads(server, agent)
    expect(await server.check()).toBe(watched)
    expect((await server.changesOf(all)).flat()).toEqual([])

    const planted = all.map(reversing)
    await server.evidence.index.index(planted)
    await server.check()

    const told = await server.changesOf(all)
    const rightly = told.filter(([change, ...more], nth) => {
      const reverses = change?.differences.find(({ kind }) => reversals.includes(kind))
      return more.length === 0 && reverses?.sources.some(({ id }) => id === planted[nth]?.id)
    })
    expect(rightly).toHaveLength(watched)
    expect(told.map(([change]) => change?.before.agentType)).toEqual(all.map(() => agent))
    expect(told.map(([change]) => wordsOf(change?.before))).toEqual(
      all.map(({ answered }) => wordsOf(answered)),
    )
  })

  test('a study that changes nothing is not told', async () => {
    const all = await watchLeads(server, agent)
    await server.evidence.index.index(all.map(neutral))

    expect(await server.check()).toBe(watched)

    expect(
      (await server.changesOf(all)).flat().map(({ question, differences }) => ({ question, differences })),
    ).toEqual([])
  })

  test('a source that was withdrawn is told where the answer rests on it', async () => {
    const all = await watchLeads(server, agent)
    await server.importFile('list.csv', listRetractions(all.map(({ lead }) => lead.pmid ?? '')))

    await server.check()

    const told = await server.changesOf(all)
    const rightly = told.filter(([change, ...more], nth) => {
      const withdrawn = change?.differences.find(({ kind }) => kind === 'withdrawn')
      return more.length === 0 && withdrawn?.sources.some(({ id }) => id === all[nth]?.lead.id)
    })
    expect(rightly).toHaveLength(watched)
  })
})

/** What an answer says first. */
function wordsOf(answered: AnsweredQuestion | undefined): string | undefined {
  if (answered?.agentType === 'clinical') return answered.responseData.clinical_recommendation
  return answered?.agentType === 'consensus' ? answered.responseData.meter?.reason : undefined
}
