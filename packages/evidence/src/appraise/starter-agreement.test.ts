import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Document, StudyFacts } from '../corpus/document.ts'
import { readStarterCorpus } from '../corpus/starter/starter.ts'
import { appraise } from './appraise.ts'
import { treatment } from './testing/records.ts'

type Pair = { facts: StudyFacts; read: ReturnType<typeof appraise>; document: Document }

/** Every starter synopsis with an interval, appraised from its words alone beside what the curator wrote down. */
let pairs: Pair[]

beforeAll(async () => {
  const content = fileURLToPath(new URL('../../../../content', import.meta.url))
  const documents = await readStarterCorpus(content)
  pairs = documents.flatMap((document) => {
    const { facts } = document
    if (facts === null || facts.effect === null || facts.effect.low === null) return []
    return [{ facts, document, read: appraise({ ...document, facts: null }, treatment) }]
  })
})

function share(holds: (pair: Pair) => boolean): number {
  return pairs.filter(holds).length / pairs.length
}

describe('what is read from a synopsis agrees with what its curator wrote down', () => {
  test('the main estimate and its interval', () => {
    const exact = share(
      ({ facts, read }) =>
        read.effect?.estimate === facts.effect?.estimate &&
        read.effect?.low === facts.effect?.low &&
        read.effect?.high === facts.effect?.high,
    )

    expect(pairs.length).toBeGreaterThan(300)
    expect(exact).toBeGreaterThanOrEqual(0.95)
  })

  test('the number of participants', () => {
    expect(share(({ facts, read }) => read.participants === facts.participants)).toBeGreaterThanOrEqual(0.95)
  })

  test('the direction, which is almost never reversed', () => {
    const opposite = { benefit: 'harm', harm: 'benefit', 'no-difference': null, unclear: null }

    expect(share(({ facts, read }) => read.direction === facts.direction)).toBeGreaterThanOrEqual(0.9)
    expect(share(({ facts, read }) => read.direction === opposite[facts.direction])).toBeLessThan(0.01)
  })
})
