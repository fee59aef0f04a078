import { fileURLToPath } from 'node:url'
import { BlogPost } from '@auscult/contract/public/landing.ts'
import { expect, test } from 'vitest'
import { openBlog } from '../../parts/blog.ts'

test('the feed that ships has three posts, each with all that a card shows', async () => {
  const shipped = fileURLToPath(new URL('../../../../../content/landing/blog-feed.xml', import.meta.url))

  const posts = await openBlog({ BLOG_FEED_URL: undefined, mode: 'production' }, shipped).listEntries()

  expect(posts).toHaveLength(3)
  for (const post of posts) {
    expect(BlogPost.parse(post)).toEqual(post)
    expect(post.link).not.toBeNull()
    expect(post.pubDate).not.toBeNull()
  }
})
