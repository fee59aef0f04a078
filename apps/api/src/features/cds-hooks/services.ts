import type { CdsService } from '@auscult/contract/tools/cds-hooks.ts'
import { type Fill, measuresOf } from '@auscult/contract/tools/calculator-facts.ts'
import type { ObservationCode } from '@auscult/contract/tools/fhir-facts.ts'
import type { Score } from './make-card.ts'

/** As many figures as a client should send: the newest of each code are among them. */
const mostObservations = 50

/**
 * A calculator as discovery tells it. The patient is always asked for, who must be known to be no child; of figures those that the score
 * can use.
 */
export function describeService(
  { calculator, texts, fills }: Score,
  codes: readonly ObservationCode[],
): CdsService {
  const wanted = codesOf(fills, codes).map(({ loinc }) => `http://loinc.org|${loinc}`)
  return {
    hook: 'patient-view',
    id: calculator.id,
    title: texts.name,
    description: `${texts.use}. For: ${texts.population} Figures that the record has are filled in; the rest is left open and the score given as a range.`,
    prefetch: {
      patient: 'Patient/{{context.patientId}}',
      ...(wanted.length > 0 && {
        observations: `Observation?patient={{context.patientId}}&code=${wanted.join(',')}&_sort=-date&_count=${mostObservations}`,
      }),
    },
  }
}

/** The codes that tell something of the items. */
function codesOf(fills: readonly Fill[], codes: readonly ObservationCode[]): ObservationCode[] {
  const measures = measuresOf(fills)
  return codes.filter(({ measure }) => measures.has(measure))
}
