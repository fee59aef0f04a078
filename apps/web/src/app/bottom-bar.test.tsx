import { screen } from '@testing-library/react'
import { House, MessageCircleQuestionMark } from 'lucide-react'
import { expect, it } from 'vitest'
import { renderSignedIn } from '../testing/render-page.tsx'
import { BottomBar } from './bottom-bar.tsx'
import type { Tab } from './tabs.ts'

const place = (to: string): Tab => ({
  to,
  label: 'ai',
  Icon: to === '/ai' ? MessageCircleQuestionMark : House,
})

it('has the first five places', async () => {
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6']

  await renderSignedIn(<BottomBar tabs={paths.map(place)} />, ['layout'])

  expect(screen.getByRole('navigation', { name: 'Places' })).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths.slice(0, 5))
})

it('is not there for one place alone', async () => {
  await renderSignedIn(<BottomBar tabs={[place('/ai')]} />, ['layout'])

  expect(screen.queryByRole('navigation')).toBeNull()
})
