import * as contract from '@auscult/contract/people/second-opinion.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { OpinionDeps } from './opinion-deps.ts'
import { askForOpinion, deleteOpinion, getOpinion, listOpinions, replyToOpinion } from './opinions.ts'

export function mountSecondOpinion(app: FastifyInstance, deps: OpinionDeps): void {
  mount(app, contract.askForOpinion, (call) => askForOpinion(deps, call))
  mount(app, contract.listOpinions, (call) => listOpinions(deps, call))
  mount(app, contract.getOpinion, (call) => getOpinion(deps, call))
  mount(app, contract.replyToOpinion, (call) => replyToOpinion(deps, call))
  mount(app, contract.deleteOpinion, (call) => deleteOpinion(deps, call))
}
