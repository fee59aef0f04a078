import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it.each([
  ['DAPA-HF: Dapagliflozin in Patients with Heart Failure', 'DAPA-HF'],
  ['SGLT2 inhibitor kidney meta-analysis: Impact of diabetes', 'SGLT2 inhibitor kidney meta-analysis'],
  ['Dapagliflozin in Patients with Heart Failure', 'McMurray 2019'],
  ['Heart failure: a review', 'McMurray 2019'],
])('calls %s by %s', (name, short) => {
  expect(shortName({ name, authors: ['McMurray JJV', 'Solomon SD'], year: 2019 })).toBe(short)
})

it('calls a work without authors by its title', () => {
  expect(shortName({ name: 'A trial of nobody in particular', authors: [], year: null })).toBe(
    'A trial of nobody in par',
  )
})
