import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { StrengthBadge } from './strength-badge.tsx'

it.each([
  [10, 'strong'],
  [8, 'strong'],
  [7, 'moderate'],
  [5, 'moderate'],
  [4, 'limited'],
  [1, 'limited'],
])('a score of %i is %s', (score, band) => {
  expect(strengthBand(score)).toBe(band)
})

it('says the word and the number, so that colour is not needed', async () => {
  await renderUi(<StrengthBadge score={9} />)

  const spoken = screen.getByText('Strength Score 9 of 10, Strong')
  expect(spoken.closest('[aria-hidden="true"]')).toBeNull()
  expect(screen.getByText('9/10').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Strong').getAttribute('aria-hidden')).toBe('true')
})
