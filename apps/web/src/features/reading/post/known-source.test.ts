import { expect, it } from 'vitest'
import { findKnownSource } from './known-source.ts'

it.each([
  ['World Health Organization', 'WHO', 'agency'],
  ['world health organization', 'WHO', 'agency'],
  ['WHO Regional Office for Europe', 'WHO/Europe', 'agency'],
  ['New England Journal of Medicine', 'NEJM', 'journal'],
  ['The New England Journal of Medicine', 'NEJM', 'journal'],
  ['JAMA', 'JAMA', 'journal'],
  ['Blood', 'Blood', 'journal'],
])('draws %s as %s', (source, shortName, kind) => {
  expect(findKnownSource(source)).toEqual({ shortName, kind })
})

it.each(['Blood Pressure Association', 'Daily Heart News', 'Somebody', ''])(
  'draws nothing for %j',
  (source) => {
    expect(findKnownSource(source)).toBeUndefined()
  },
)
