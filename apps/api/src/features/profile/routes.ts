import * as contract from '@auscult/contract/people/profile.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { getProfile } from './get-profile.ts'
import { getProfileById, searchProfiles } from './other-profiles.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { updateProfile } from './update-profile.ts'
import { withdrawVerification } from './verification/withdraw.ts'

export function mountProfile(app: FastifyInstance, deps: ProfileDeps): void {
  mount(app, contract.getProfile, (call) => getProfile(deps, call))
  mount(app, contract.updateProfile, (call) => updateProfile(deps, call))
  mount(app, contract.withdrawVerification, (call) => withdrawVerification(deps, call))
  mount(app, contract.getProfileById, (call) => getProfileById(deps, call))
  mount(app, contract.searchProfiles, (call) => searchProfiles(deps, call))
}
