import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

it.each([
  ['a skeleton', <Skeleton key="skeleton" className="h-5" />],
  ['a spinner', <Spinner key="spinner" />],
])('%s says nothing to assistive technology', async (_, shape) => {
  const { container } = await renderUi(shape)

  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
