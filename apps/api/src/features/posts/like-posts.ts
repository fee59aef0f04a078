import type {
  likePost as likeOperation,
  unlikePost as unlikeOperation,
} from '@auscult/contract/posts/posts.ts'
import type { Call } from '../../http/mount.ts'
import type { SignedIn } from '../../http/session.ts'
import type { PostDeps } from './post-deps.ts'
import { refusal } from './refusal.ts'

type Named = { userId: string; postId: string }

export async function likePost(
  deps: PostDeps,
  { body, user }: Pick<Call<typeof likeOperation>, 'body' | 'user'>,
) {
  requireOwn(body, user)
  await deps.marks.addLike({ ...body, likedAt: deps.clock() })
  return tellLikes(deps, body)
}

export async function unlikePost(
  deps: PostDeps,
  { params, user }: Pick<Call<typeof unlikeOperation>, 'params' | 'user'>,
) {
  requireOwn(params, user)
  await deps.marks.removeLike(params)
  return tellLikes(deps, params)
}

/** Somebody else's id is answered as nobody's. */
function requireOwn({ userId }: Named, user: SignedIn): void {
  if (userId !== user.id) throw refusal('not-found', 'person-not-found')
}

async function tellLikes({ marks }: PostDeps, { userId, postId }: Named) {
  const counts = await marks.findCounts({ userId, postId })
  if (counts === undefined) throw refusal('not-found', 'post-not-found')
  return { data: { isLiked: counts.isLiked, likesCount: counts.likes } }
}
