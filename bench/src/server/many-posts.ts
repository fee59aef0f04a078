import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import { countTotals, savePosts } from '../../../apps/api/src/features/posts/story-store.ts'
import { toTsvector } from '../../../apps/api/src/features/posts/tsvector.ts'
import type { Database } from '../../../apps/api/src/parts/db/database.ts'
import { users } from '../../../apps/api/src/parts/db/users.ts'

const batchSize = 1_000
const likesOfEach = 100

/** Deterministic, so that two databases hold the same. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Material = {
  cards: readonly Evidence[]
  specialities: readonly string[]
  postTerms: Pick<PostTerms, 'ofPost'>
}

/**
 * Fills a database with posts, half of them research with a card, and with likes of doctors, most of them on the newest. Words come from the
 * cards' own sentences, so that some are frequent and most are rare.
 */
export async function fillPosts(
  db: Database,
  { cards, specialities, postTerms }: Material,
  { posts, likes }: { posts: number; likes: number },
): Promise<void> {
  const chance = createChance(7)
  const pick = <One>(from: readonly One[]) => from[Math.floor(chance() * from.length)]
  const ids = Array.from({ length: posts }, () => crypto.randomUUID())
  const days = 15 * 365
  for (let from = 0; from < posts; from += batchSize) {
    const rows = ids.slice(from, from + batchSize).map((id, at) => {
      const card = pick(cards)
      const other = pick(cards)
      if (card === undefined || other === undefined) throw new Error('no cards')
      const nth = from + at
      const isResearch = chance() < 0.5
      const url = `https://www.example.org/${nth}`
      const body = isResearch
        ? `Key findings: ${card.quote}\nConclusion: ${other.tooltip_summary}`
        : `${card.tooltip_summary} ${other.name}.`
      const title = isResearch ? card.name : other.name
      const source = card.journal ?? 'World Health Organization'
      return {
        post: {
          id,
          type: isResearch ? ('research' as const) : ('news' as const),
          title,
          source,
          terms: toTsvector(postTerms.ofPost({ title, source, body })),
          url,
          publishedAt: new Date(Date.UTC(2011, 0, 1 + Math.floor((nth / posts) * days)))
            .toISOString()
            .slice(0, 10),
          specialities: [...new Set([pick(specialities) ?? '', pick(specialities) ?? ''])],
          body,
          claims: [{ text: body, quote: card.quote, url }],
          question: `What is known of ${card.name}?`,
          documentId: isResearch ? card.id : null,
          pmid: isResearch ? String(40_000_000 + nth) : null,
          doi: null,
          toldStatus: 'current' as const,
          status: 'current' as const,
          evidence: isResearch ? card : null,
          isPracticeChanging: false,
          isListed: true,
        },
        keys: [`bench:${nth}`],
      }
    })
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await db.transaction((transaction) => savePosts(transaction, rows, new Date()))
  }
  await db.transaction(countTotals)
  await fillLikes(db, ids, { likes, chance })
  await db.execute('vacuum analyze')
}

async function fillLikes(
  db: Database,
  ids: readonly string[],
  { likes, chance }: { likes: number; chance: () => number },
): Promise<void> {
  const now = new Date()
  const doctors = Array.from({ length: likes / likesOfEach }, () => crypto.randomUUID())
  await db.insert(users).values(
    doctors.map((id) => ({
      id,
      name: 'Bench',
      email: `${id}@example.org`,
      type: 'Dr' as const,
      emailVerifiedAt: now,
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      wantsPromotion: false,
      createdAt: now,
    })),
  )
  for (let from = 0; from < doctors.length; from += batchSize / likesOfEach) {
    const pairs = doctors.slice(from, from + batchSize / likesOfEach).flatMap((userId) => {
      const liked = new Set<string>()
      // The square root leans to the end, where the newest stand.
      while (liked.size < likesOfEach) liked.add(ids[Math.floor(Math.sqrt(chance()) * ids.length)] ?? '')
      return [...liked].map((postId) => [userId, postId])
    })
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await db.execute(
      `insert into post_likes (user_id, post_id, liked_at) values ${pairs.map(([userId, postId]) => `('${userId}', '${postId}', now())`).join(', ')}`,
    )
  }
}
