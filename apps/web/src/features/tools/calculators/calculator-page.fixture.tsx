import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { calculatorPages } from './calculator-page.tsx'

/** The page of a calculator, and who presses its buttons. */
export async function open(id: CalculatorId, navigationState: unknown = null) {
  const Page = calculatorPages[id]
  await renderSignedIn(<Page />, ['ui', 'controls', 'evidence', 'tools'], 'user-1', navigationState)
  return userEvent.setup()
}

export const group = (name: string) => within(screen.getByRole('radiogroup', { name }))
export const result = () => within(screen.getByRole('region', { name: 'Result' }))
export const calculate = () => screen.getByRole('button', { name: 'Calculate' })
