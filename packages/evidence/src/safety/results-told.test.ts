import { expect, test } from 'vitest'
import { firedBy } from './testing/fired-by.ts'

test.each([
  ['G6PD: deficient, dapsone?', 'g6pd-oxidants'],
  ['G6PD low, rasburicase', 'g6pd-oxidants'],
  ['HLA B5701 pos, start abacavir', 'abacavir-hla'],
  ['yellow fever vaccine, thymus removed', 'yellow-fever-contra'],
])('a result out of the ordinary speaks: %s', (question, id) => {
  expect(firedBy(question)).toContain(id)
})

test.each([
  ['G6PD level back = normal, dapsone 100', 'g6pd-oxidants'],
  ['G6PD not deficient, dapsone 100', 'g6pd-oxidants'],
  ['G6PD nella norma, primachina', 'g6pd-oxidants'],
  ['normal G6PD, primaquine 30', 'g6pd-oxidants'],
  ['HLA B5701 negativ, Abacavir', 'abacavir-hla'],
  ['yellow fever vaccine, thymus fine, no egg allergy', 'yellow-fever-contra'],
  ['asthma, prednisolone 40 for 5 days, just stop prednisolone now?', 'steroid-abrupt-infection'],
])('one that is normal keeps the rule silent: %s', (question, id) => {
  expect(firedBy(question)).not.toContain(id)
})
