import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { value: 'clinical', label: 'Clinical', panel: <p>Evidence</p> },
  { value: 'guideline', label: 'Guideline', panel: <p>Recommendations</p> },
] as const

function Page() {
  const [value, setValue] = useState<'clinical' | 'guideline'>('clinical')
  return <Tabs label="Agents" tabs={tabs} value={value} onValueChange={setValue} />
}

it('arrow keys move between tabs, and a panel is named by its tab', async () => {
  const { user } = await renderUi(<Page />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Clinical', selected: true }))

  await user.keyboard('{ArrowRight}{Enter}')

  expect(screen.getByRole('tab', { name: 'Guideline', selected: true })).toBeDefined()
  expect(screen.getByRole('tabpanel', { name: 'Guideline' }).textContent).toBe('Recommendations')
})

it('the list of tabs has a name', async () => {
  await renderUi(<Page />)

  expect(screen.getByRole('tablist', { name: 'Agents' })).toBeDefined()
})
