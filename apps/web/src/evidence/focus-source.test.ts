import { expect, test } from 'vitest'
import { focusSource } from './focus-source.ts'

test('a source that is folded away is opened for whoever is led to it', () => {
  document.body.innerHTML =
    '<details><summary>Also found</summary><article id="source-2" tabindex="-1"></article></details>'

  focusSource(2)

  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement?.id).toBe('source-2')
})
