import type { Post } from '@auscult/contract/posts/posts.ts'
import { useId } from 'react'
import { generatePath, Link } from 'react-router'
import { postPaths } from '../../../lib/paths.ts'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import { PostGrade } from './post-grade.tsx'
import { PostHead } from './post-head.tsx'

/*
 * Accessibility
 * - An article named by its title, a heading that leads to the page of the item.
 */

/** A post in a list. */
export function PostItem({ post }: { post: Post }) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="space-y-3 border-b border-line py-6">
      <PostHead post={post}>
        <h2
          id={id}
          lang="en"
          className="mt-2 max-w-column font-serif text-xl leading-snug font-semibold text-pretty wrap-anywhere"
        >
          <Link
            to={generatePath(postPaths[post.type], { postId: post._id })}
            className="underline-offset-4 hover:underline"
          >
            {post.title}
          </Link>
        </h2>
      </PostHead>
      <PostBody post={post} />
      <PostGrade post={post} />
      <PostActions post={post} />
    </article>
  )
}
