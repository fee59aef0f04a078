import type { SafetyLevel } from '@auscult/contract/ai/safety.ts'

/** Whether the drug is not to be given, or not so, to this patient. */
export function forbids(level: SafetyLevel): boolean {
  return level === 'contraindicated' || level === 'avoid'
}
