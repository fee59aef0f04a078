import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { TabList, TabPanel, TabSet } from './tabs.tsx'

const tabs = [
  { value: 'clinical', label: 'Clinical' },
  { value: 'guideline', label: 'Guideline' },
] as const
const values = tabs.map(({ value }) => value)

function Page({ disabled = false }) {
  const [value, setValue] = useState<(typeof values)[number]>('clinical')
  return (
    <TabSet values={values} value={value} onValueChange={setValue}>
      <TabList label="Agents" tabs={tabs} disabled={disabled} />
      <TabPanel value={value}>{value === 'clinical' ? 'Evidence' : 'Recommendations'}</TabPanel>
    </TabSet>
  )
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

it('closed tabs cannot be chosen, and the chosen one stays', async () => {
  const { user } = await renderUi(<Page disabled />)

  await user.click(screen.getByRole('tab', { name: 'Guideline' }))

  expect(screen.getByRole('tab', { name: 'Clinical', selected: true })).toBeDefined()
  expect(screen.getByRole('tabpanel').textContent).toBe('Evidence')
})
