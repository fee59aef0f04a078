import { downloadProfile } from '@auscult/contract/account/account.ts'
import { deleteAccount } from '@auscult/contract/account/settings.ts'
import { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { getPost, Post } from '@auscult/contract/posts/posts.ts'
import { makeArticle } from '@auscult/evidence/record/testing/article.fixture.ts'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { ada, app, ben, cleo } from '../../testing/doctors.ts'
import { idOfPost, keep, makeSynopsis } from '../../testing/stories.ts'
import { posts } from '../posts/tables.ts'
import { idIn, list, look, notices, remove, reply, send, withColleagues } from './opinion.steps.ts'

withColleagues()

describe('a post that was sent', () => {
  const pmid = '31535829'
  const trial = makeArticle({ id: `pmid:${pmid}`, pmid, publicationTypes: ['Randomized Controlled Trial'] })

  async function keepPost(): Promise<string> {
    await app.parts.evidence.index.index([trial])
    await keep(app, makeSynopsis(pmid, 1))
    return idOfPost(app, 'Notice 1')
  }
  afterEach(() => app.parts.evidence.index.remove([`pmid:${pmid}`]))

  it('stays as it was then, with source, grade, quote and link, though it was changed and is gone', async () => {
    const postId = await keepPost()
    const { body: read } = await app.call(getPost, { token: ada.token, params: { postId } })
    const post = Post.parse(read['data'])
    const { body: sent } = await send(
      ada,
      { kind: 'post', _id: postId },
      ben,
      'Does this change what you do?',
    )
    await keep(app, makeSynopsis(pmid, 1, { title: 'Notice 1, corrected' }))
    await app.parts.database.db.delete(posts).where(eq(posts.id, postId))

    const { body } = await look(ben, idIn(sent))

    expect(post.evidence).toMatchObject({ design: 'Randomised controlled trial' })
    expect(body['data']).toMatchObject({
      kind: 'post',
      title: 'Notice 1',
      note: 'Does this change what you do?',
      shared: { kind: 'post', post: SharedPost.parse(post) },
    })
    expect(await list(ben, 'received')).toMatchObject({ data: [{ kind: 'post', title: 'Notice 1' }] })
  })

  it('is told, answered in a line, and told back', async () => {
    const { body } = await send(ada, { kind: 'post', _id: await keepPost() }, ben)
    const id = idIn(body)

    expect((await reply(ben, id)).status).toBe(200)

    expect(await notices(ben)).toMatchObject([{ kind: 'opinion-asked', subjectId: id }])
    expect(await notices(ada)).toMatchObject([{ kind: 'opinion-answered', subjectId: id }])
    expect((await remove(ada, id)).status).toBe(200)
    expect((await look(ben, id)).status).toBe(404)
  })

  it('is in what sender and receiver take along, and goes with the account of either', async () => {
    await send(ada, { kind: 'post', _id: await keepPost() }, ben, 'What do you think of it?')

    const { body: own } = await app.call(downloadProfile, { token: ada.token })
    const { body: theirs } = await app.call(downloadProfile, { token: ben.token })
    await app.call(deleteAccount, { token: ben.token, body: { password: ben.password } })

    expect(String(own['file'])).toContain('What do you think of it?')
    expect(String(theirs['file'])).toContain('Notice 1')
    expect(String(theirs['file'])).not.toContain('What do you think of it?')
    expect(await list(ada, 'sent')).toMatchObject({ total: 0 })
  })

  it('was there, and its note tells of no patient', async () => {
    const about = { kind: 'post', _id: await keepPost() } as const

    expect((await send(ada, { kind: 'post', _id: crypto.randomUUID() }, ben)).body).toMatchObject({
      statusCode: 404,
      reason: 'post-not-found',
    })
    expect((await send(ada, about, ben, 'Patient is Kowalski, 71M')).body).toMatchObject({
      statusCode: 400,
      reason: 'identifies-patient',
    })
    expect((await send(ada, about, cleo)).body).toMatchObject({ reason: 'person-not-found' })
  })
})
