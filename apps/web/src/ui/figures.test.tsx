import { screen } from '@testing-library/react'
import { BadgeCheck } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { initialsOf } from './initials-of.ts'
import { ProgressRing } from './progress-ring.tsx'
import { Stat } from './stat.tsx'

describe('initials', () => {
  it.each([
    ['Anna Rossi', 'AR'],
    ['Dr. Anna Maria Rossi', 'AR'],
    ['  jo  ', 'J'],
    ['Émile Zola', 'ÉZ'],
    ['李 雷', '李雷'],
    ['', ''],
    ['Ann (Annie) Lee', 'AL'],
  ])('of %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

it('a picture of a person says nothing: the name stands beside it', async () => {
  const { container } = await renderUi(<Avatar name="Anna Rossi" picture={undefined} />)

  expect(container.textContent).toBe('AR')
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

it('a badge is told by its words alone', async () => {
  const { container } = await renderUi(
    <Badge tone="success" Icon={BadgeCheck}>
      Verified
    </Badge>,
  )

  expect(container.textContent).toBe('Verified')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('progress has a name and a value, which the ring shows', async () => {
  await renderUi(<ProgressRing label="Profile completion" percent={63.6} text="64 %" />)

  const ring = screen.getByRole('progressbar', { name: 'Profile completion' })
  expect(ring).toHaveProperty('value', 64)
  expect(screen.getByText('64 %').getAttribute('aria-hidden')).toBe('true')
})

it('a figure is described by what it is', async () => {
  await renderUi(
    <dl>
      <Stat label="Connections" value="12" note="3 this month" />
    </dl>,
  )

  expect(screen.getByRole('term').textContent).toBe('Connections')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12',
    '3 this month',
  ])
})
