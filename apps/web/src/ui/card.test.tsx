import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderLinked } from '../testing/render-ui.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

it('its title is a heading, and the link is named by the title alone', async () => {
  await renderLinked(
    <Card title="CURB-65" to="/tools/calcs/curb-65" actions={<Button>Pin</Button>}>
      Pneumonia severity
    </Card>,
  )

  expect(screen.getByRole('heading', { level: 3, name: 'CURB-65' })).toBeDefined()
  expect(screen.getByRole('link').textContent).toBe('CURB-65')
  expect(screen.getByRole('link').contains(screen.getByRole('button', { name: 'Pin' }))).toBe(false)
})

it('without an address it holds no link', async () => {
  await renderLinked(<Card title="Profile">Complete</Card>)

  expect(screen.queryByRole('link')).toBeNull()
})
