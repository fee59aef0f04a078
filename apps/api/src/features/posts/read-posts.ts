import {
  type getPost as getOperation,
  type listPosts as listOperation,
  postLimits,
} from '@auscult/contract/posts/posts.ts'
import { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { type Found, type Part, prepareRead } from './feed-store.ts'
import type { PostDeps } from './post-deps.ts'
import { presentPost, withListedStatus } from './present-post.ts'
import { refusal } from './refusal.ts'

type ListCall = Pick<Call<typeof listOperation>, 'query' | 'user'>

export async function listPosts(deps: PostDeps, call: ListCall) {
  const { page, limit } = call.query
  const offset = (page - 1) * limit
  const { rows, total, leading = 0 } = await find(deps, call, { offset, limit })
  const data = rows.map((row) => presentPost(row, call.user))
  return { data, total, hasMore: offset + data.length < total, leading }
}

async function find(deps: PostDeps, { query, user }: ListCall, part: Part): Promise<Found> {
  const { feed, search, postTerms } = deps
  const { type, specialty, order } = query
  const speciality = specialty && findSpeciality(deps, specialty)
  if (specialty !== undefined && speciality === undefined) return { rows: [], total: 0 }
  const searches = postTerms.ofSearch(query.q)
  if (searches.length > 0) {
    const { ids, total } = await search.find({ type, speciality, searches }, part)
    return { rows: await feed.read(user.id, ids), total }
  }
  if (speciality !== undefined || order === 'date')
    return feed.listNewest(user.id, { type, speciality }, part)
  const reader = { userId: user.id, since: leadsSince(deps.clock()) }
  return feed.listForReader(reader, { type }, part)
}

/** The month from which posts may lead, '2026-10': a date that is no more precise than its year is never known to be as new. */
function leadsSince(now: Date): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - postLimits.leadingMonths))
  return month.toISOString().slice(0, '2026-10'.length)
}

/** By id or by name, in any case. */
function findSpeciality({ lists }: PostDeps, named: string): string | undefined {
  const wanted = named.trim().toLowerCase()
  return lists.specialities.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id
}

export async function getPost(
  { feed, statuses }: PostDeps,
  { params, user }: Pick<Call<typeof getOperation>, 'params' | 'user'>,
) {
  const [row] = await feed.read(user.id, [params.postId])
  if (row === undefined) throw refusal('not-found', 'post-not-found')
  return { data: presentPost(withListedStatus(row, statuses), user) }
}

/** A post as it stands now, without what it is to its reader; undefined where there is none. */
export async function findSharedPost(
  db: Database,
  { statuses }: Pick<PostDeps, 'statuses'>,
  { userId, postId }: { userId: string; postId: string },
): Promise<SharedPost | undefined> {
  const [row] = await prepareRead(db).execute({ userId, ids: [postId] })
  return row && SharedPost.parse(presentPost(withListedStatus(row, statuses), { type: null }))
}
