import { describe, expect, it } from 'vitest'
import { comparison } from './comparison-content.ts'

const cells = comparison.rows.flatMap(({ feature, cells: row }) =>
  row.map((cell, index) => ({ ...cell, name: `${feature}, ${comparison.tools[index]}` })),
)

describe('the comparison with other tools', () => {
  it('has an entry of each tool in each of its seven rows', () => {
    expect(comparison.rows).toHaveLength(7)
    for (const { cells: row } of comparison.rows) expect(row).toHaveLength(comparison.tools.length)
  })

  it.each(cells)('says nothing without a document: $name', ({ rating, sources }) => {
    expect(Object.keys(comparison.ratings)).toContain(rating)
    expect(sources.length > 0).toBe(rating !== 'not-stated')
    for (const number of sources) expect(comparison.sources[number - 1]).toBeDefined()
  })

  it('lists each document once, with a day, and none that no cell rests on', () => {
    const urls = comparison.sources.flatMap(({ url }) => url ?? [])
    const cited = new Set(cells.flatMap(({ sources }) => sources))

    expect(new Set(urls).size).toBe(urls.length)
    expect(cited.size).toBe(comparison.sources.length)
    for (const { url, lookedUp } of comparison.sources) {
      expect(url ?? '/').toMatch(/^(?:https:\/\/|\/)/u)
      expect(lookedUp).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
    }
  })

  it('says beside the table of which day it is', () => {
    const newest =
      comparison.sources
        .map(({ lookedUp }) => lookedUp)
        .toSorted()
        .at(-1) ?? ''
    const day = new Date(newest).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })

    expect(comparison.asOf).toContain(`As of ${day}.`)
  })
})
