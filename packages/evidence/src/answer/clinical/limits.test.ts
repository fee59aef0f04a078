import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../corpus/document.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { askAmong, readLexicon, study } from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const canagliflozin = study({
  id: 'starter:one',
  title: 'ONE',
  population: 'adults with type 2 diabetes',
  intervention: 'canagliflozin',
  comparator: 'placebo',
  outcome: 'heart failure',
})

const limits = 'People on dialysis were excluded.'

function withSections(document: Document, told: Record<string, string>): Document {
  const added = Object.entries(told).map(([label, text]) => ({ label, text }))
  return { ...document, sections: [...document.sections, ...added] }
}

describe('what limits the leading study', () => {
  test('is told beside people who were not quite those asked about', async () => {
    const told = withSections(canagliflozin, { LIMITS: limits })

    const { sentences } = await askAmong(
      [told],
      'does canagliflozin help older adults with type 2 diabetes',
      lexicon,
    )
    const said = sentences.filter(({ role }) => role === 'applicability').map(({ text }) => text)

    expect(said).toEqual([
      expect.stringContaining('You asked about'),
      'To note in ONE: people on dialysis were excluded.',
    ])
  })

  test('and its harms outlast further studies that say the same', async () => {
    const told = withSections(canagliflozin, {
      HARMS: 'Amputations were more frequent with canagliflozin than with placebo.',
      LIMITS: limits,
    })
    const others = ['two', 'three'].map((name) => ({
      ...told,
      id: `starter:${name}`,
      title: `${name}: a trial`,
    }))

    const { sentences } = await askAmong(
      [told, ...others],
      'does canagliflozin help older adults with type 2 diabetes',
      lexicon,
    )
    const said = sentences.map(({ text }) => text).join(' ')

    expect(sentences.length).toBeLessThanOrEqual(6)
    expect(said).toContain('amputations were more frequent')
    expect(said).toContain('people on dialysis were excluded')
  })
})
