import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderLinked } from '../testing/render-ui.tsx'
import { LinkButton } from './link-button.tsx'

it('is announced as the link it is, with its address', async () => {
  await renderLinked(<LinkButton to="/brief">Read the Brief</LinkButton>)

  expect(screen.getByRole('link', { name: 'Read the Brief' }).getAttribute('href')).toBe('/brief')
  expect(screen.queryByRole('button')).toBeNull()
})
