import type { getProfileById as byId, searchProfiles as search } from '@auscult/contract/people/profile.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import type { ReferenceLists } from '../../parts/reference-lists.ts'
import { presentDescription, presentOther } from './present-profile.ts'
import type { ProfileDeps, Standing } from './profile-deps.ts'
import { refusal } from './refusal.ts'
import { toNameQuery } from './search-name.ts'
import { countPublic, findDescriptions, findShown, searchPublic, type ShownProfile } from './store.ts'

const stranger: Standing = { relation: 'none', requestId: null }

/** What decides who sees whom. */
export type Seer = Pick<ProfileDeps, 'findStandings' | 'hasInvited'>

/**
 * Somebody as the caller may see them: who is not public is seen by their circle, and by whom they have asked to join it
 * or invited. Undefined for all others, which is as for nobody.
 */
async function findSeen(
  db: Database,
  { findStandings, hasInvited }: Seer,
  callerId: string,
  userId: string,
): Promise<{ shown: ShownProfile; standing: Standing } | undefined> {
  const shown = await findShown(db, userId)
  if (shown === undefined) return undefined
  const standing: Standing =
    callerId === userId
      ? { relation: 'self', requestId: null }
      : ((await findStandings(db, callerId, [userId])).get(userId) ?? stranger)
  const isSeen =
    (shown.isPublic ?? true) ||
    ['self', 'connected', 'received'].includes(standing.relation) ||
    (await hasInvited(db, { senderId: userId, userId: callerId }))
  return isSeen ? { shown, standing } : undefined
}

export async function maySee(db: Database, seer: Seer, callerId: string, userId: string): Promise<boolean> {
  return (await findSeen(db, seer, callerId, userId)) !== undefined
}

/** Country and first speciality by user id. Whoever asks has made sure that the caller may see these people. */
export async function describePeople(
  db: Database,
  lists: ReferenceLists,
  userIds: readonly string[],
): Promise<Map<string, ReturnType<typeof presentDescription>>> {
  const found = await findDescriptions(db, userIds)
  return new Map([...found].map(([id, description]) => [id, presentDescription(description, lists)]))
}

export async function getProfileById(
  deps: ProfileDeps,
  { params, user }: Pick<Call<typeof byId>, 'params' | 'user'>,
) {
  const seen = await findSeen(deps.db, deps, user.id, params.id)
  if (seen === undefined) throw refusal('personNotFound')
  return { data: [presentOther(seen.shown, seen.standing, deps.lists)] }
}

export async function searchProfiles(
  { db, lists, findStandings }: ProfileDeps,
  { query: { q, page, limit }, user }: Pick<Call<typeof search>, 'query' | 'user'>,
) {
  const query = toNameQuery(q)
  if (query === undefined) return { data: [], total: 0, hasMore: false }
  const offset = (page - 1) * limit
  const wanted = { query, exceptUserId: user.id }
  const [found, total] = await Promise.all([
    searchPublic(db, wanted, { offset, limit }),
    countPublic(db, wanted),
  ])
  const standings = await findStandings(
    db,
    user.id,
    found.map(({ _id }) => _id),
  )
  return {
    data: found.map((shown) => presentOther(shown, standings.get(shown._id) ?? stranger, lists)),
    total,
    hasMore: offset + found.length < total,
  }
}
