import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { OptionButtons } from './option-buttons.tsx'
import { RadioList } from './radio-list.tsx'

const options = [
  { value: 'spontaneous', label: 'Spontaneous' },
  { value: 'speech', label: 'To speech' },
  { value: 'none', label: 'None' },
] as const

type Eye = (typeof options)[number]['value']

const checked = () => screen.getByRole('radio', { checked: true })

type PageProps = { Options: typeof RadioList<Eye>; error?: string; disabled?: boolean }

function Page({ Options, error, disabled = false }: PageProps) {
  const [value, setValue] = useState<Eye | null>('none')
  return (
    <Options
      label="Eye response"
      hint="The best one"
      error={error}
      disabled={disabled}
      options={options}
      value={value}
      onValueChange={setValue}
    />
  )
}

describe.each([
  ['a list', RadioList<Eye>],
  ['buttons', OptionButtons<Eye>],
])('one of a few, as %s', (_, Options) => {
  it('is a group with a name, one stop of the Tab key, and arrow keys choose', async () => {
    const { user } = await renderUi(<Page Options={Options} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'None' }))

    await user.keyboard('{ArrowUp}')

    expect(screen.getByRole('radiogroup', { name: 'Eye response' })).toBeDefined()
    expect(checked()).toBe(screen.getByRole('radio', { name: 'To speech' }))
  })

  it('is chosen by a press on its words', async () => {
    const { user } = await renderUi(<Page Options={Options} />)

    await user.click(screen.getByText('Spontaneous'))

    expect(checked()).toBe(screen.getByRole('radio', { name: 'Spontaneous' }))
  })

  it('hint and error describe it, and an error marks it invalid', async () => {
    await renderUi(<Page Options={Options} error="Choose one" />)

    const group = screen.getByRole('radiogroup')
    const described = (group.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['The best one', 'Choose one'])
    expect(group.getAttribute('aria-invalid')).toBe('true')
  })

  it('cannot be changed while it is closed', async () => {
    const { user } = await renderUi(<Page Options={Options} disabled />)

    await user.click(screen.getByText('Spontaneous'))

    expect(checked()).toBe(screen.getByRole('radio', { name: 'None' }))
  })
})
