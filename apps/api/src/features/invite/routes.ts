import * as contract from '@auscult/contract/people/invite.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { InviteDeps } from './invite-deps.ts'
import { refuseInvites } from './opt-out.ts'
import { sendInvite } from './send-invite.ts'

export function mountInvite(app: FastifyInstance, deps: InviteDeps): void {
  mount(app, contract.sendInvite, (call) => sendInvite(deps, call))
  mount(app, contract.refuseInvites, (call) => refuseInvites(deps, call))
}
