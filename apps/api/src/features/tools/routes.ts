import { cha2ds2Vasc } from '@auscult/calculators/cha2ds2-vasc.ts'
import { curb65 } from '@auscult/calculators/curb-65.ts'
import { gcs } from '@auscult/calculators/gcs.ts'
import { hasBled } from '@auscult/calculators/has-bled.ts'
import { heart } from '@auscult/calculators/heart.ts'
import { qsofa } from '@auscult/calculators/qsofa.ts'
import { sirsSepsis } from '@auscult/calculators/sirs-sepsis.ts'
import { wellsDvt } from '@auscult/calculators/wells-dvt.ts'
import { wellsPe } from '@auscult/calculators/wells-pe.ts'
import { listAntibiotics } from '@auscult/contract/guides/antibiotics.ts'
import {
  calculateCurb65,
  calculateGcs,
  calculateQsofa,
  calculateSirsSepsis,
} from '@auscult/contract/tools/calcs-acute.ts'
import {
  calculateCha2ds2Vasc,
  calculateHasBled,
  calculateHeart,
  calculateWellsDvt,
  calculateWellsPe,
} from '@auscult/contract/tools/calcs-vascular.ts'
import { searchLabs } from '@auscult/contract/guides/labs.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { answerCalculation } from './answer-calculation.ts'
import type { ToolsContent } from './read-content.ts'

export type ToolsDeps = ToolsContent & {
  /** Where the operator's own antibiotic guidance stands; null where none is set. */
  localGuidance: string | null
}

export function mountTools(app: FastifyInstance, deps: ToolsDeps): void {
  const { calculators, findLabs, findAntibiotics, localGuidance } = deps

  mount(app, calculateCha2ds2Vasc, async ({ body }) => answerCalculation(cha2ds2Vasc, calculators, body))
  mount(app, calculateHasBled, async ({ body }) => answerCalculation(hasBled, calculators, body))
  mount(app, calculateHeart, async ({ body }) => answerCalculation(heart, calculators, body))
  mount(app, calculateWellsDvt, async ({ body }) => answerCalculation(wellsDvt, calculators, body))
  mount(app, calculateWellsPe, async ({ body }) => answerCalculation(wellsPe, calculators, body))
  mount(app, calculateQsofa, async ({ body }) => answerCalculation(qsofa, calculators, body))
  mount(app, calculateCurb65, async ({ body }) => answerCalculation(curb65, calculators, body))
  mount(app, calculateGcs, async ({ body }) => answerCalculation(gcs, calculators, body))
  mount(app, calculateSirsSepsis, async ({ body }) =>
    answerCalculation(sirsSepsis, calculators, withoutUnset(body)),
  )

  mount(app, searchLabs, async ({ body }) => ({ data: findLabs(body.search ?? '') }))
  mount(app, listAntibiotics, async ({ query: { page, limit, ...filter } }) => {
    const found = findAntibiotics(filter)
    const from = (page - 1) * limit
    const data = found.slice(from, from + limit)
    return { data, total: found.length, hasMore: from + data.length < found.length, localGuidance }
  })
}

/** A question that was left out is not there, and not undefined. */
function withoutUnset(body: Record<string, boolean | undefined>): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
