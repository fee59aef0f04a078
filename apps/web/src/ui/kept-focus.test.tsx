import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useKeptFocus } from './kept-focus.ts'

function Requests() {
  const [names, setNames] = useState(['Ada', 'Ben'])
  const kept = useKeptFocus<HTMLElement>()
  return (
    <>
      <button type="button" onClick={() => setTimeout(() => setNames([]), 0)}>
        Clear
      </button>
      <section {...kept} aria-label="Requests">
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </button>
        ))}
      </section>
    </>
  )
}

const requests = () => screen.getByRole('region', { name: 'Requests' })

describe('the focus', () => {
  it('goes to the box when the button that had it is gone', async () => {
    render(<Requests />)

    await userEvent.click(screen.getByRole('button', { name: 'Ada' }))

    await waitFor(() => expect(document.activeElement).toBe(requests()))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ben' }))
  })

  it('stays where a person has gone since, though the box loses what they left', async () => {
    render(<Requests />)
    await userEvent.click(screen.getByRole('button', { name: 'Ben' }))
    const clear = screen.getByRole('button', { name: 'Clear' })

    await userEvent.click(clear)

    await waitFor(() => expect(requests().childElementCount).toBe(0))
    expect(document.activeElement).toBe(clear)
  })
})
