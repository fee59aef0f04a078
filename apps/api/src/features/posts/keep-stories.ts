import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import { type Story, storyId } from '@auscult/digest/story.ts'
import { v7 } from 'uuid'
import type { Database } from '../../parts/db/database.ts'
import { type CorpusDeps, readEvidence, type ReadWork, type ToldWork } from './read-evidence.ts'
import { toTsvector } from './tsvector.ts'
import { countTotals, findByKeys, type KeptPost, lockIntake, savePosts } from './story-store.ts'

/** How many stories were new, and how many are there now in other words or with another status. */
export type KeptStories = { added: number; changed: number }

export type KeepDeps = CorpusDeps & { db: Database; postTerms: Pick<PostTerms, 'ofPost'> }

const batchSize = 500

type Named = { story: Story; work: ToldWork; found: ReadWork }

/**
 * Puts stories among the posts, each work once: one that is there by any of its names (its own id, PMID, DOI) is brought up to date and keeps
 * its id, likes and saves. Each story must have passed `checkStory`. Safe to be done twice and by two servers at once.
 */
export async function keepStories(deps: KeepDeps, stories: readonly Story[]): Promise<KeptStories> {
  const kept: KeptStories = { added: 0, changed: 0 }
  for (let from = 0; from < stories.length; from += batchSize) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction each, so that a long intake keeps nobody waiting
    const { added, changed } = await keepBatch(deps, stories.slice(from, from + batchSize))
    kept.added += added
    kept.changed += changed
  }
  return kept
}

async function keepBatch(deps: KeepDeps, stories: readonly Story[]): Promise<KeptStories> {
  const works = stories.map(toWork)
  const read = await readEvidence(deps, works)
  const named = stories.flatMap((story, nth) => {
    const [work, found] = [works[nth], read[nth]]
    return work === undefined || found === undefined ? [] : [{ story, work, found }]
  })
  return deps.db.transaction(async (transaction) => {
    await lockIntake(transaction)
    const all = named.map((each) => ({ ...each, keys: listKeys(each) }))
    const known = await findByKeys(
      transaction,
      all.flatMap(({ keys }) => keys),
    )
    const rows = new Map<string, KeptPost>()
    for (const { story, work, found, keys } of all) {
      const id = keys.map((key) => known.get(key)).find((each) => each !== undefined) ?? v7()
      for (const key of keys) known.set(key, id)
      const before = rows.get(id)
      rows.set(id, {
        post: {
          ...toPost(id, story, { ...work, ...found }),
          terms: toTsvector(deps.postTerms.ofPost(story)),
        },
        keys: [...new Set([...(before?.keys ?? []), ...keys])],
      })
    }
    const counts = await savePosts(transaction, [...rows.values()], deps.clock())
    await countTotals(transaction)
    return counts
  })
}

const ofPubMed = /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/(?<pmid>\d{1,8})\/?(?:[?#]|$)/u
const ofDoi = /^https:\/\/(?:dx\.)?doi\.org\/(?<doi>10\.\d{4,9}\/[^?#]+)/u

function toWork({ id, title, body, evidence, status, url }: Story): ToldWork {
  const documentId = evidence?.documentId ?? null
  const { pmid } = ofPubMed.exec(url)?.groups ?? {}
  const { doi } = ofDoi.exec(url)?.groups ?? {}
  return {
    title,
    body,
    documentId,
    pmid: after('pmid:', id) ?? after('pmid:', documentId) ?? pmid ?? null,
    doi: after('doi:', id) ?? doi?.toLowerCase() ?? null,
    toldStatus: status ?? 'current',
  }
}

function after(prefix: string, name: string | null): string | null {
  return name?.startsWith(prefix) === true ? name.slice(prefix.length) : null
}

/** Not the address by itself: several items of news may lead to the site of one agency. */
function listKeys({ story: { id, url }, work: { pmid }, found: { doi } }: Named): string[] {
  return [
    ...new Set([
      id,
      ...(pmid === null ? [] : [storyId({ pmid, url })]),
      ...(doi === null ? [] : [storyId({ doi, url })]),
    ]),
  ]
}

function toPost(id: string, story: Story, work: ToldWork & ReadWork): Omit<KeptPost['post'], 'terms'> {
  const { kind: type, source, url, publishedAt, specialities, claims, question, reviewed = false } = story
  return {
    id,
    type,
    source,
    url,
    publishedAt,
    specialities,
    claims,
    question,
    reviewed,
    ...work,
  }
}
