import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Alert } from './alert.tsx'

it('a danger interrupts', async () => {
  await renderUi(<Alert tone="danger">It failed</Alert>)

  expect(screen.getByRole('alert').textContent).toBe('It failed')
})

it.each(['info', 'success', 'warning'] as const)('%s waits its turn', async (tone) => {
  await renderUi(<Alert tone={tone}>News</Alert>)

  expect(screen.getByRole('status').textContent).toBe('News')
  expect(screen.queryByRole('alert')).toBeNull()
})
