import { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { research } from '../reading.fixture.ts'
import { startReadingServer } from '../reading.steps.tsx'
import { PostCopy } from './post-copy.tsx'

beforeEach(async () => {
  await startReadingServer([research])
  return () => vi.unstubAllGlobals()
})

it('shows text, source, grade, quote and link of a post, and nothing to do with it', async () => {
  const namespaces = ['controls', 'evidence', 'reading', 'reference']
  await renderSignedIn(<PostCopy post={SharedPost.parse(research)} />, namespaces)

  const copy = within(screen.getByRole('article'))
  expect(copy.getByText('New England Journal of Medicine')).toBeDefined()
  expect(copy.getByText('Key findings:')).toBeDefined()
  expect(copy.getByRole('heading', { name: 'The evidence behind it' })).toBeDefined()
  expect(copy.getByRole('link', { name: /^Open the paper/u }).getAttribute('href')).toBe(research.url)
  expect(copy.queryByRole('button', { name: /Like|Save/u })).toBeNull()
})
