import { describe, expect, it } from 'vitest'
import { answerFixture } from '../../features/ai/clinical/clinical.fixture.ts'
import { numberSources, type Source } from '../answer-sources.ts'
import { listForestRows, nameForestSides } from './forest-rows.ts'

const sources = numberSources(answerFixture.evidence)

function sourceWith(change: Partial<Source>): Source {
  const [first] = sources
  if (first === undefined) throw new Error('The fixture has no sources')
  return { ...first, ...change }
}

const ratio = (estimate: number, low: number | null, high: number | null) => ({
  measure: 'odds ratio',
  estimate,
  low,
  high,
  level: 95,
  text: '',
})

describe('forest plot', () => {
  it('takes ratios with an interval and leaves out all else', () => {
    const rows = listForestRows([
      sourceWith({ id: 'ratio', effect: ratio(0.8, 0.7, 0.9) }),
      sourceWith({ id: 'no interval', effect: ratio(0.8, null, null) }),
      sourceWith({ id: 'difference', effect: { ...ratio(-8.7, -9.7, -7.7), measure: 'mean difference' } }),
      sourceWith({
        id: 'percentage',
        effect: { ...ratio(34.7, 18.5, 47.6), measure: 'relative risk reduction (%)' },
      }),
      sourceWith({ id: 'misread', effect: ratio(0.8, 0.9, 1.1) }),
      sourceWith({ id: 'none', effect: null }),
    ])

    expect(rows.map(({ source }) => source.id)).toEqual(['ratio'])
  })

  it('names the sides as far as the directions of the sources agree', () => {
    const death = sourceWith({ effect: ratio(0.8, 0.7, 0.9), direction: 'benefit' })
    const remission = sourceWith({ effect: ratio(1.8, 1.3, 2.6), direction: 'benefit' })
    const bleeding = sourceWith({ effect: ratio(1.4, 1.1, 1.7), direction: 'harm' })
    const unclear = sourceWith({ effect: ratio(0.9, 0.7, 1.2), direction: 'unclear' })

    expect(nameForestSides(listForestRows([death, bleeding, unclear]))).toBe('lower-favours-treatment')
    expect(nameForestSides(listForestRows([remission]))).toBe('higher-favours-treatment')
    expect(nameForestSides(listForestRows([death, remission]))).toBe('unnamed')
    expect(nameForestSides(listForestRows([unclear]))).toBe('unnamed')
  })
})
