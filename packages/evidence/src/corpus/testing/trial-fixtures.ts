import { join } from 'node:path'

/** Real registry records beside the repository; tests on them are skipped where they are missing. */
export const sharedTrials = join(import.meta.dirname, '../../../../../../shared/data/clinicaltrials')

/** A small study of API v2 with what a record cannot do without, and modules of one's own. */
export function studyOf(nctId: string, modules: Record<string, unknown> = {}) {
  return {
    protocolSection: {
      identificationModule: { nctId, briefTitle: `Drug against placebo ${nctId}` },
      descriptionModule: { briefSummary: 'Whether the drug helps.' },
      ...modules,
    },
  }
}
