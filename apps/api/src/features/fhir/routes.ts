import { toCodeSystem } from '@auscult/calculators/fhir/code-system.ts'
import type { Questionnaire } from '@auscult/calculators/fhir/questionnaire.ts'
import { getCodeSystem, getQuestionnaire, listQuestionnaires } from '@auscult/contract/tools/fhir.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import { mount } from '../../http/mount.ts'

export function mountFhir(app: FastifyInstance, questionnaires: readonly Questionnaire[]): void {
  mount(app, listQuestionnaires, async () => ({
    resourceType: 'Bundle' as const,
    type: 'searchset' as const,
    total: questionnaires.length,
    entry: questionnaires.map((resource) => ({ fullUrl: resource.url, resource })),
  }))
  mount(app, getQuestionnaire, async ({ params: { calculatorId } }) => {
    const found = questionnaires.find(({ id }) => id === calculatorId)
    if (found === undefined) throw new AppError('not-found', 'There is no such questionnaire.')
    return found
  })
  const codeSystems = questionnaires.flatMap((each) => toCodeSystem(each) ?? [])
  mount(app, getCodeSystem, async ({ params: { calculatorId } }) => {
    const found = codeSystems.find(({ id }) => id === calculatorId)
    if (found === undefined) throw new AppError('not-found', 'There is no such code system.')
    return found
  })
}
