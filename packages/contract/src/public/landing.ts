import { z } from 'zod'
import { operation } from '../operation.ts'

/** A post of the blog. All of it is plain text: markup is gone and entities are characters. */
export const BlogPost = z.object({
  title: z.string(),
  /** http or https; null where the feed gives none that may be followed. */
  link: z.url({ protocol: /^https?$/u }).nullable(),
  description: z.string(),
  /** ISO 8601, UTC; null where the feed gives none that can be read. */
  pubDate: z.iso.datetime().nullable(),
  /** Unlike any other post's in the same answer. */
  guid: z.string(),
})
export type BlogPost = z.infer<typeof BlogPost>

export const getBlogPosts = operation({
  name: 'getBlogPosts',
  method: 'GET',
  path: '/blog/latest',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary:
    'The newest posts of the blog, as its feed orders them. 503 where the feed cannot be fetched and never could.',
  answer: z.object({ items: z.array(BlogPost) }),
})
