import type { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { type AntibioticFilter, antibioticFinder, labFinder } from '@auscult/contract/guides/search-guide.ts'
import { ApiError, ConnectionError } from '../../lib/calls/call-errors.ts'

/*
 * Both guides, and what their entries are called, as they were when this app was built: a file each, which the service worker keeps and
 * which is read only where the server cannot be reached.
 */

/** All tests of the laboratory guide. */
export async function loadLabs(): Promise<readonly LabValue[]> {
  const { default: entries } = await import('../../../../../content/labs/tests.json')
  // A test of the server holds this file to the contract's schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return entries as LabValue[]
}

/** All syndromes of the antibiotic guide. */
export async function loadAntibiotics(): Promise<readonly AntibioticEntry[]> {
  const { default: entries } = await import('../../../../../content/antibiotics/syndromes.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return entries as AntibioticEntry[]
}

/** Finds as the server does, which has the same names. */
export async function findLabsHere(search: string): Promise<LabValue[]> {
  const [labs, { guideNames }] = await Promise.all([loadLabs(), import('virtual:guide-names')])
  return labFinder(labs, guideNames)(search)
}

/** As `findLabsHere`. */
export async function findAntibioticsHere(filter: AntibioticFilter): Promise<AntibioticEntry[]> {
  const [entries, { guideNames }] = await Promise.all([loadAntibiotics(), import('virtual:guide-names')])
  return antibioticFinder(entries, guideNames)(filter)
}

/** The server's answer, or what this device has where none comes or the server is not up (502 to 504). Throws what else goes wrong. */
export async function orFromDevice<Answer>(
  ask: () => Promise<Answer>,
  read: () => Promise<Answer>,
): Promise<{ answer: Answer; isFromDevice: boolean }> {
  try {
    return { answer: await ask(), isFromDevice: false }
  } catch (error) {
    if (!(error instanceof ConnectionError) && !isDown(error)) throw error
    return { answer: await read(), isFromDevice: true }
  }
}

function isDown(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 502 && error.status <= 504
}
