import { describe, expect, it } from 'vitest'
import { surenessOf } from './sureness.ts'

const chosen = (score: number) => ({ score, maker: 'curated' as const })
const read = (score: number) => ({ score, maker: 'read' as const })

describe('how sure an answer is', () => {
  it('is nothing without a record', () => {
    expect(surenessOf([])).toBe(0)
  })

  it('is the score of the only record', () => {
    expect(surenessOf([chosen(0.4)])).toBeCloseTo(0.4)
  })

  it('grows with the next two, in whatever order they come', () => {
    expect(surenessOf([chosen(0.2), chosen(0.5), chosen(0.1), chosen(0.1)])).toBeCloseTo(1 - 0.5 * 0.8 * 0.9)
  })

  it('does not grow with abstracts that nobody chose, however many there are', () => {
    expect(surenessOf([chosen(0.4), read(0.3), read(0.3), read(0.3)])).toBeCloseTo(0.4)
    expect(surenessOf([read(0.4), read(0.3)])).toBeCloseTo(0.4)
  })

  it('counts what was chosen beside an abstract', () => {
    expect(surenessOf([read(0.4), chosen(0.3)])).toBeCloseTo(1 - 0.6 * 0.7)
  })
})
