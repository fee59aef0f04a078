import * as contract from '@auscult/contract/people/circle.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { CircleDeps } from './circle-deps.ts'
import {
  deleteFriend,
  listFriendRequests,
  listFriends,
  respondToFriendRequest,
  withdrawFriendRequest,
} from './own-circle.ts'
import { requestFriend } from './request-friend.ts'

export function mountCircle(app: FastifyInstance, deps: CircleDeps): void {
  mount(app, contract.listFriends, (call) => listFriends(deps, call))
  mount(app, contract.listFriendRequests, (call) => listFriendRequests(deps, call))
  mount(app, contract.requestFriend, (call) => requestFriend(deps, call))
  mount(app, contract.withdrawFriendRequest, (call) => withdrawFriendRequest(deps, call))
  mount(app, contract.respondToFriendRequest, (call) => respondToFriendRequest(deps, call))
  mount(app, contract.deleteFriend, (call) => deleteFriend(deps, call))
}
