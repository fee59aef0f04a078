import { expect, it } from 'vitest'
import { writeDataFile } from './data-file.ts'

it('a text of several lines looks like no fact of its own', () => {
  const kept = { profiles: [{ place: 'Galway\r\nEmail: other@example.org', gender: 'one\u2028two' }] }

  const file = writeDataFile(kept, new Date(0))

  expect(file).toMatch(/: Galway\n {4}Email: other@example\.org\n/u)
  expect(file).toMatch(/: one\n {4}two\n/u)
})
