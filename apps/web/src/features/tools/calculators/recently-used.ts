import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'

const storageKey = 'calculators_recent'
const most = 3

/** The calculators that this browser used last, newest first: their names alone, and nothing that was answered. */
export function listRecentlyUsed(): CalculatorId[] {
  const kept = (browserStorage.getItem(storageKey) ?? '').split(' ')
  return kept.flatMap((id) => allCalculators.find((calculator) => calculator.id === id)?.id ?? [])
}

export function rememberUsed(id: CalculatorId): void {
  const others = listRecentlyUsed().filter((each) => each !== id)
  browserStorage.setItem(storageKey, [id, ...others].slice(0, most).join(' '))
}
