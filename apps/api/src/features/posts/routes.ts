import * as contract from '@auscult/contract/posts/posts.ts'
import * as mail from '@auscult/contract/posts/mail.ts'
import * as saved from '@auscult/contract/posts/saved.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { likePost, unlikePost } from './like-posts.ts'
import type { PostDeps } from './post-deps.ts'
import { getPost, listPosts } from './read-posts.ts'
import { listSavedPosts, savePost, unsavePost } from './save-posts.ts'
import { endWeeklyMail, getWeeklyMail, setWeeklyMail } from './weekly-mail/set-weekly-mail.ts'

export function mountPosts(app: FastifyInstance, deps: PostDeps): void {
  mount(app, contract.listPosts, (call) => listPosts(deps, call))
  mount(app, contract.getPost, (call) => getPost(deps, call))
  mount(app, contract.likePost, (call) => likePost(deps, call))
  mount(app, contract.unlikePost, (call) => unlikePost(deps, call))
  mount(app, saved.savePost, (call) => savePost(deps, call))
  mount(app, saved.unsavePost, (call) => unsavePost(deps, call))
  mount(app, saved.listSavedPosts, (call) => listSavedPosts(deps, call))
  mount(app, saved.listSavedPostsByEmptyId, (call) => listSavedPosts(deps, call))
  mount(app, mail.getWeeklyMail, (call) => getWeeklyMail(deps, call))
  mount(app, mail.setWeeklyMail, (call) => setWeeklyMail(deps, call))
  // What a mail program sends says nothing but that it is one click; the token in the address says the rest.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  mount(app, mail.endWeeklyMail, (call) => endWeeklyMail(deps, call))
}
