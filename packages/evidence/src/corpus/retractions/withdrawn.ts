import type { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'

/** Work that no answer may rest on: it is named where it would have been used, and struck out. */
export const withdrawnStatuses: readonly DocumentStatus[] = ['retracted', 'expression-of-concern']
