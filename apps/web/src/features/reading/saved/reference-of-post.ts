import type { Post } from '@auscult/contract/posts/posts.ts'
import { findSafeLink } from '../../../evidence/answer-sources.ts'
import { findDoi, type Reference, referenceOfSource } from '../../../evidence/references/reference.ts'

/** A saved piece of research as a reference manager wants it: by its record, where the corpus here has one, else by what the post says itself. */
export function referenceOfPost(post: Post, number: number): Reference {
  if (post.evidence !== null) return referenceOfSource({ ...post.evidence, number })
  const { title, source, publishedAt, url } = post
  return {
    number,
    kind: 'article',
    title,
    authors: [],
    journal: source,
    year: Number(publishedAt.slice(0, 4)),
    pmid: findPmid(url),
    doi: findDoi(url),
    registration: null,
    link: findSafeLink(url),
    score: null,
  }
}

/** The number in a link to PubMed; null where it leads elsewhere. */
function findPmid(link: string): string | null {
  const url = URL.parse(link)
  if (url?.hostname !== 'pubmed.ncbi.nlm.nih.gov') return null
  return /^\/(?<pmid>\d{1,8})\/?$/u.exec(url.pathname)?.groups?.['pmid'] ?? null
}
