import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderLinked } from '../testing/render-ui.tsx'
import { NotFoundPage } from './not-found-page.tsx'

it('a visitor whose page is not there can read so in another language', async () => {
  const { user } = await renderLinked(<NotFoundPage />)

  await user.click(await screen.findByRole('button', { name: /language/iu }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy()
})
