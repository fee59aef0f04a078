import { expect, it } from 'vitest'
import { listOperations } from '../operations.ts'
import * as posts from './posts.ts'
import * as saved from './saved.ts'

it('the calls of posts are those of the specification, and one for a page of each', () => {
  const calls = listOperations(posts, saved).map(({ method, path }) => `${method} ${path}`)

  expect(calls.toSorted()).toEqual([
    'DELETE /likes/{userId}/{postId}',
    'DELETE /saved-posts/{postId}',
    'GET /post/news-research',
    'GET /post/{postId}',
    'POST /likes',
    'POST /saved-posts',
    'POST /saved-posts/',
    'POST /saved-posts/{id}',
  ])
})
