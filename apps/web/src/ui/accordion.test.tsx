import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Accordion } from './accordion.tsx'

const sections = [
  { value: 'interpretation', title: 'Interpretation', content: 'Low, moderate, high.' },
  { value: 'reference', title: 'Reference', content: 'The paper it comes from.' },
]
const title = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => title(name).getAttribute('aria-expanded') === 'true'

it('opens one at a time, and closes the open one when it is pressed again', async () => {
  const { user } = await renderUi(<Accordion sections={sections} />)

  await user.click(title('Interpretation'))
  expect(screen.getByRole('region', { name: 'Interpretation' }).textContent).toBe('Low, moderate, high.')
  await user.click(title('Reference'))
  expect([isOpen('Interpretation'), isOpen('Reference')]).toEqual([false, true])

  await user.click(title('Reference'))

  expect(isOpen('Reference')).toBe(false)
})

it('its titles are buttons in headings, reached and opened from the keyboard', async () => {
  const { user } = await renderUi(<Accordion sections={sections} level={2} />)
  await user.tab()
  await user.tab()

  await user.keyboard('{Enter}')

  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  expect(isOpen('Reference')).toBe(true)
})
