import type { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { ConnectionError } from '../../lib/calls/call-errors.ts'

/*
 * Both guides as they were when this app was built: a file each, which the service worker keeps and which is read only where the server
 * cannot be reached.
 */

type Guide<Entry> = { entries: readonly Entry[]; preparedOn: string }

export async function loadLabs(): Promise<Guide<LabValue>> {
  const [{ default: entries }, { default: about }] = await Promise.all([
    import('../../../../../content/labs/tests.json'),
    import('../../../../../content/labs/about.json'),
  ])
  // A test of the server holds this file to the contract's schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { entries: entries as LabValue[], preparedOn: about.preparedOn }
}

export async function loadAntibiotics(): Promise<Guide<AntibioticEntry>> {
  const [{ default: entries }, { default: about }] = await Promise.all([
    import('../../../../../content/antibiotics/syndromes.json'),
    import('../../../../../content/antibiotics/about.json'),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return { entries: entries as AntibioticEntry[], preparedOn: about.preparedOn }
}

/** The server's answer, or what this device has where no answer comes. Throws what else goes wrong. */
export async function orFromDevice<Answer>(
  ask: () => Promise<Answer>,
  read: () => Promise<Answer>,
): Promise<{ answer: Answer; isFromDevice: boolean }> {
  try {
    return { answer: await ask(), isFromDevice: false }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    return { answer: await read(), isFromDevice: true }
  }
}
