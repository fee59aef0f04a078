import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { LanguageButton } from './language-button.tsx'

const texts = {
  label: 'Language',
  current: 'Language: Italiano',
  language: 'it',
  choices: [
    { value: 'it', label: 'Italiano', lang: 'it' },
    { value: 'de', label: 'Deutsch', lang: 'de' },
  ],
  onFailure: () => undefined,
}

it('says which language was chosen', async () => {
  const onChoose = vi.fn<(language: string) => void>()
  const { user } = await renderUi(<LanguageButton {...texts} failure={undefined} onChoose={onChoose} />)

  await user.click(screen.getByRole('button', { name: 'Language: Italiano' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))

  expect(onChoose.mock.calls).toEqual([['de']])
})

it('tells why the language did not change', async () => {
  await renderUi(<LanguageButton {...texts} failure="No connection." onChoose={() => undefined} />)

  expect(screen.getByRole('alert').textContent).toBe('No connection.')
})

it('shows the language in force by its name where there is room', async () => {
  await renderUi(<LanguageButton {...texts} failure={undefined} onChoose={() => undefined} isNamed />)

  expect(screen.getByRole('button', { name: 'Language: Italiano' }).textContent).toBe('Italiano')
})
