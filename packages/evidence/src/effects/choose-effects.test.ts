import { expect, test } from 'vitest'
import { chooseEffects } from './choose-effects.ts'
import { outcome, record } from './testing/outcome.fixture.ts'

const nothingAsked = { isAsked: () => false }
const harm = (name: string, treated: number, untreated: number) =>
  outcome({
    name,
    kind: 'harm',
    direction: treated > untreated ? 'harm' : 'no clear difference',
    intervention: { percent: treated },
    control: { percent: untreated },
  })
const study = record([
  outcome(),
  outcome({ name: 'death', kind: 'secondary' }),
  harm('falls', 7, 6.8),
  harm('ketoacidosis', 3, 1),
])

test('the effect a study was made to find stands against what came most often with the treatment', () => {
  const { benefit, harm: price } = chooseEffects(study, nothingAsked)

  expect(benefit).toMatchObject({ source: 'starter:trial', outcome: 'worsening or death', difference: -49 })
  expect(price).toMatchObject({ outcome: 'ketoacidosis', difference: 20 })
})

test('an outcome that is asked about comes before others', () => {
  const asked = new Set(['death', 'falls'])

  const { benefit, harm: price } = chooseEffects(study, {
    ...nothingAsked,
    isAsked: (name) => asked.has(name),
  })

  expect(benefit?.outcome).toBe('death')
  expect(price?.outcome).toBe('falls')
})

test('a harm that did not come more often is told where there is no other', () => {
  const { harm: price } = chooseEffects(record([outcome(), harm('falls', 6.8, 6.8)]), nothingAsked)

  expect(price).toMatchObject({ outcome: 'falls', difference: 0 })
})

test('nothing is made up where there are no figures of both arms', () => {
  const bare = record([outcome({ intervention: null })])

  expect(chooseEffects(bare, nothingAsked)).toEqual({ benefit: null, harm: null })
})
