import {
  type listSavedPosts as listOperation,
  savedLimits,
  type savePost as saveOperation,
  type unsavePost as unsaveOperation,
} from '@auscult/contract/posts/saved.ts'
import type { Call } from '../../http/mount.ts'
import type { SignedIn } from '../../http/session.ts'
import { lockUser } from '../../parts/db/lock-user.ts'
import { addSave, countSaved, listSaved, removeSave } from './mark-store.ts'
import type { PostDeps } from './post-deps.ts'
import { presentPost, withListedStatus } from './present-post.ts'
import { refusal } from './refusal.ts'

export async function savePost(
  deps: PostDeps,
  { params, user }: Pick<Call<typeof saveOperation>, 'params' | 'user'>,
) {
  const save = { userId: user.id, postId: params.id, savedAt: deps.clock() }
  await deps.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    await addSave(transaction, save)
    if ((await countSaved(transaction, { userId: user.id })) > savedLimits.kept)
      throw refusal('too-many-requests', 'too-many-saved')
  })
  return tellSaves(deps, params.id, user)
}

export async function unsavePost(
  deps: PostDeps,
  { params: { postId }, user }: Pick<Call<typeof unsaveOperation>, 'params' | 'user'>,
) {
  await removeSave(deps.db, { userId: user.id, postId })
  return tellSaves(deps, postId, user)
}

async function tellSaves({ marks }: PostDeps, postId: string, { id: userId, type }: SignedIn) {
  const counts = await marks.findCounts({ userId, postId })
  if (counts === undefined) throw refusal('not-found', 'post-not-found')
  return { data: { isSaved: counts.isSaved, savedCount: type === 'Dr' ? counts.saves : null } }
}

export async function listSavedPosts(
  { db, postTerms, statuses }: PostDeps,
  { body: { page, limit, type, q }, user }: Pick<Call<typeof listOperation>, 'body' | 'user'>,
) {
  const offset = (page - 1) * limit
  const wanted = { userId: user.id, type, searches: postTerms.ofSearch(q) }
  const [rows, total] = await Promise.all([listSaved(db, wanted, { offset, limit }), countSaved(db, wanted)])
  const data = rows.map(({ savedAt, ...row }) => ({
    postDetails: presentPost(withListedStatus(row, statuses), user),
    savedAt: savedAt.toISOString(),
  }))
  return { data, total, hasMore: offset + data.length < total }
}
