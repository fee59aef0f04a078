import type { getPost as getOperation, listPosts as listOperation } from '@auscult/contract/posts.ts'
import type { Call } from '../../http/mount.ts'
import { countListed, findPost, listForReader, listNewest, type Part } from './feed-store.ts'
import type { PostDeps } from './post-deps.ts'
import { type PostRow, presentPost } from './present-post.ts'
import { refusal } from './refusal.ts'
import { countMatches, listMatches, toPostQuery } from './search-store.ts'

type ListCall = Pick<Call<typeof listOperation>, 'query' | 'user'>
type Found = { rows: PostRow[]; total: number }

export async function listPosts(deps: PostDeps, call: ListCall) {
  const { page, limit } = call.query
  const offset = (page - 1) * limit
  const { rows, total } = await find(deps, call, { offset, limit })
  const data = rows.map((row) => presentPost(row, call.user, deps.statuses))
  return { data, total, hasMore: offset + data.length < total }
}

async function find(deps: PostDeps, { query, user }: ListCall, part: Part): Promise<Found> {
  const { db } = deps
  const { type, specialty } = query
  const speciality = specialty && findSpeciality(deps, specialty)
  if (specialty !== undefined && speciality === undefined) return { rows: [], total: 0 }
  const words = toPostQuery(query.q)
  if (words !== undefined) {
    const search = { type, speciality, query: words }
    const total = await countMatches(db, search)
    const rows = part.offset < total ? await listMatches(db, user.id, search, { ...part, total }) : []
    return { rows, total }
  }
  const own = speciality === undefined ? await deps.findSpecialities(db, user.id) : []
  const reader = { userId: user.id, own }
  const [rows, total] = await Promise.all([
    own.length === 0
      ? listNewest(db, user.id, { type, speciality }, part)
      : listForReader(db, reader, { type }, part),
    countListed(db, { type, speciality }),
  ])
  return { rows, total }
}

/** By id or by name, in any case. */
function findSpeciality({ lists }: PostDeps, named: string): string | undefined {
  const wanted = named.trim().toLowerCase()
  return lists.specialities.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id
}

export async function getPost(
  { db, statuses }: PostDeps,
  { params, user }: Pick<Call<typeof getOperation>, 'params' | 'user'>,
) {
  const row = await findPost(db, user.id, params.postId)
  if (row === undefined) throw refusal('not-found', 'post-not-found')
  return { data: presentPost(row, user, statuses) }
}
