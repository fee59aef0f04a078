import { createHash } from 'node:crypto'
import { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'
import { text } from '@auscult/contract/text.ts'
import { z } from 'zod'

/** Words of a body as `countWords` of the contract counts them, labels such as 'Conclusion:' among them. */
export const mostWords = { news: 60, research: 75 } as const

/** What a line of a research body may begin with. */
export const bodyLabels = ['Key findings:', 'Conclusion:'] as const

/** A sentence of the body and what it rests on. */
export const Claim = z.object({
  /** The sentence as it stands in the body, without the label of its line. */
  text: text({ min: 1, max: 1_000 }),
  /** The source's own sentence, word for word; of a text of our own the sentence of the record that it rests on. */
  quote: text({ min: 1, max: 4_000 }),
  /** Where the quote stands. */
  url: z.url({ protocol: /^https$/u }),
})
export type Claim = z.infer<typeof Claim>

/** An item of the Brief (`news`) or the Review (`research`), with the source of every sentence in it. All of it is plain text. */
export const Story = z.object({
  /** `pmid:31535829`, `doi:10.1056/nejmoa1911303` or `url:` with a digest: what `storyId` makes. The same work has the same id. */
  id: z.string().regex(/^(?:pmid:\d{1,8}|doi:10\.\S{1,250}|url:[0-9a-f]{32})$/u),
  kind: z.enum(['news', 'research']),
  title: text({ min: 1, max: 500 }),
  /** The agency or journal, by its name in `content/sources`; a journal that is not listed there by its own. */
  source: text({ min: 1, max: 200 }),
  url: z.url({ protocol: /^https$/u }),
  /** As precise as the source has it, '2026-11-26', '2026-11' or '2026'; so written dates sort as text. */
  publishedAt: z.union([
    z.iso.date(),
    z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u),
    z.string().regex(/^\d{4}$/u),
  ]),
  image: z.url({ protocol: /^https$/u }).optional(),
  /** Ids of `content/reference/specialities.json`, the nearest first. */
  specialities: z.array(z.string()),
  /** One or more lines, parted by '\n'. */
  body: text({ min: 1, max: 2_000 }),
  claims: z.array(Claim).min(1),
  /** The document that the corpus has, or may have, of the same work. */
  evidence: z.object({ documentId: z.string().regex(/^(?:pmid|nct|guideline|starter):\S+$/u) }).optional(),
  /** What has become of the work since; left out where it stands as it was published. */
  status: DocumentStatus.exclude(['current']).optional(),
  /** Set where a person approved this text before anybody read it. */
  reviewed: z.literal(true).optional(),
  /** What a clinician would ask the AI about it. */
  question: text({ min: 1, max: 500 }),
})
export type Story = z.infer<typeof Story>

/** What names a work, the surest first. */
export type WorkNames = { pmid?: string | null; doi?: string | null; url: string }

/** The key under which a work is kept once, whichever source told of it. */
export function storyId({ pmid, doi, url }: WorkNames): string {
  if (pmid != null) return `pmid:${pmid}`
  if (doi != null) return `doi:${doi.toLowerCase()}`
  return `url:${createHash('sha256').update(canonicalUrl(url)).digest('hex').slice(0, 32)}`
}

/** What is added to a link to count who came from where. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|cmpid|icid|rss)$/iu

/** A link as one writes it who cares only where it leads: no tracking, fragment, 'www.' or last slash; https. Throws where it is none. */
export function canonicalUrl(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url)
  const asked = [...searchParams].filter(([name]) => !tracking.test(name))
  const query = new URLSearchParams(asked.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
  const path = pathname.replace(/\/+$/u, '')
  return `https://${hostname.replace(/^www\./u, '')}${path}${query === '' ? '' : `?${query}`}`
}
