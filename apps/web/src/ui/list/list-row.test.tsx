import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderLinked } from '../../testing/render-ui.tsx'
import { Button } from '../button.tsx'
import { ListRow } from './list-row.tsx'

it('rows are items of a list; a row leads somewhere by its title, and its actions keep their presses', async () => {
  const accept = vi.fn()
  const { user } = await renderLinked(
    <ul>
      <ListRow title="Anna Rossi" to="/others-profile/anna" detail="Cardiology" />
      <ListRow
        title="Ben Adler"
        to="/others-profile/ben"
        actions={<Button onClick={accept}>Accept</Button>}
      />
    </ul>,
  )

  await user.click(screen.getByRole('button', { name: 'Accept' }))

  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Anna Rossi' }).getAttribute('href')).toBe('/others-profile/anna')
  expect(accept).toHaveBeenCalledOnce()
})

it('the row that is open says so', async () => {
  await renderLinked(
    <ul>
      <ListRow title="Potassium" to="?open=k" selected />
    </ul>,
  )

  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('true')
})
