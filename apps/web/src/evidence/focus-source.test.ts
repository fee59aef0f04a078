import { expect, test } from 'vitest'
import { focusSource } from './focus-source.ts'

test('a source that is folded away is opened for whoever is led to it', () => {
  const source = Object.assign(document.createElement('article'), { id: 'source-2', tabIndex: -1 })
  const folded = document.createElement('details')
  folded.append(document.createElement('summary'), source)
  document.body.replaceChildren(folded)

  focusSource(2)

  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement?.id).toBe('source-2')
})
