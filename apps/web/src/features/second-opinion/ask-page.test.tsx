import { getQuestion } from '@auscult/contract/ai/questions.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { listFriends } from '@auscult/contract/people/circle.ts'
import { askForOpinion } from '@auscult/contract/people/second-opinion.ts'
import { getPost } from '@auscult/contract/posts/posts.ts'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetUnsent } from '../../lib/session/unsent.ts'
import { ada, connection, selfIdentity } from '../../testing/people.ts'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { answerFixture } from '../ai/clinical/clinical.fixture.ts'
import { research } from '../reading/reading.fixture.ts'
import { AskPage } from './ask-page.tsx'
import { openOpinions, opinionId, question } from './opinions.steps.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const questionId = '01890a5d-ac96-774b-bcce-b302099a4001'

const openAsk = (id = questionId, key = 'question') =>
  openOpinions('/second-opinion/ask', `/second-opinion/ask?${key}=${id}`, <AskPage />)

function knowing(isKnown: boolean) {
  const data = isKnown ? [connection] : []
  server.handlers.set(listFriends, () => answered(listFriends, { data, total: data.length, hasMore: false }))
}

const sent = () => server.received.filter(({ operation }) => operation === 'askForOpinion')

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  server.handlers.set(getQuestion, () =>
    answered(getQuestion, {
      _id: questionId,
      question,
      askedAt: '2026-11-22T09:00:00.000Z',
      agentType: 'clinical',
      query: answerFixture,
    }),
  )
  return () => {
    forgetUnsent()
    vi.unstubAllGlobals()
  }
})

describe('asking for a second opinion', () => {
  it('leads to the circle where it is empty', async () => {
    knowing(false)

    await openAsk()

    expect(await screen.findByText(/^Your circle is empty/u)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your circle' }).getAttribute('href')).toBe('/circle')
  })

  it.each([questionId, 'no-id', ''])(
    'leads to the questions where the answer is not there: %j',
    async (id) => {
      knowing(true)
      server.handlers.set(getQuestion, () => refused(404, 'No such question.'))

      await openAsk(id)

      const link = await screen.findByRole('link', { name: 'Go to your questions' }, { timeout: 5_000 })
      expect(link.getAttribute('href')).toBe('/ai')
    },
  )

  it('says that it is on its way, and when it did not come', async () => {
    knowing(true)
    server.handlers.set(getQuestion, () => ({ status: 400, answer: {} }))

    await openAsk()

    expect(screen.getByText('Loading second opinions...')).toBeDefined()
    const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 })
    expect(alert.textContent).toContain('Failed to load data. Please try again.')
  })

  it.each([
    ['the server has a word', refused(429, 'Too many today.'), 'Too many today.'],
    ['it has none', { status: 500, answer: {} }, 'This was not sent. Please try again.'],
  ])('keeps the note where %s', async (_case, reply, words) => {
    knowing(true)
    server.handlers.set(askForOpinion, () => reply)
    const user = await openAsk()
    await user.type(await screen.findByLabelText('Colleague'), 'Ada')
    await user.click(
      await screen.findByRole('option', { name: 'Dr. Ada Byron Medical Doctor, Cardiology, Ireland' }),
    )
    await user.type(screen.getByLabelText('Note (optional)'), 'Would you?')

    await user.click(screen.getByRole('button', { name: 'Send' }))

    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText('Note (optional)')).toHaveProperty('value', 'Would you?')
  })

  it('offers no form for a question that may tell who a patient is, but a way to ask it again', async () => {
    knowing(true)
    server.handlers.set(getQuestion, () =>
      answered(getQuestion, {
        _id: questionId,
        question: 'Mrs Sharma, 72, heart failure: start dapagliflozin?',
        askedAt: '2026-11-22T09:00:00.000Z',
        agentType: 'clinical',
        query: answerFixture,
      }),
    )

    await openAsk()

    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This question may tell who a patient is/u,
    )
    expect(screen.getByRole('link', { name: 'Edit the question' }).getAttribute('href')).toBe('/ai')
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('offers the same where only the server sees who the question is about', async () => {
    knowing(true)
    server.handlers.set(askForOpinion, () => refused(400, 'Ask again.', 'question-identifies-patient'))
    const user = await openAsk()
    await user.type(await screen.findByLabelText('Colleague'), 'Ada')
    await user.click(
      await screen.findByRole('option', { name: 'Dr. Ada Byron Medical Doctor, Cardiology, Ireland' }),
    )

    await user.click(screen.getByRole('button', { name: 'Send' }))

    expect(await screen.findByRole('link', { name: 'Edit the question' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('keeps the note until it is sent', async () => {
    knowing(true)
    server.handlers.set(askForOpinion, () => answered(askForOpinion, { data: { _id: opinionId } }))
    const first = await openAsk()
    await first.type(await screen.findByLabelText('Note (optional)'), 'Would you?')
    cleanup()

    const user = await openAsk()
    expect(await screen.findByLabelText('Note (optional)')).toHaveProperty('value', 'Would you?')
    await user.type(await screen.findByLabelText('Colleague'), 'Ada')
    await user.click(
      await screen.findByRole('option', { name: 'Dr. Ada Byron Medical Doctor, Cardiology, Ireland' }),
    )
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Elsewhere')
    cleanup()

    await openAsk()
    expect(await screen.findByLabelText('Note (optional)')).toHaveProperty('value', '')
  })

  it('sends the answer with its note to the colleague that was chosen', async () => {
    knowing(true)
    server.handlers.set(askForOpinion, () => answered(askForOpinion, { data: { _id: opinionId } }))
    const user = await openAsk()
    const button = await screen.findByRole('button', { name: 'Send' })
    expect(screen.getByText(question)).toBeDefined()
    expect(button).toHaveProperty('disabled', true)

    await user.type(screen.getByLabelText('Colleague'), 'Ada')
    await user.click(
      await screen.findByRole('option', { name: 'Dr. Ada Byron Medical Doctor, Cardiology, Ireland' }),
    )
    await user.type(screen.getByLabelText('Note (optional)'), 'Would you?')
    await user.click(button)

    expect(await screen.findByText('Elsewhere')).toBeDefined()
    expect(sent()[0]?.body).toEqual({
      about: { kind: 'answer', _id: questionId },
      receiverId: ada._id,
      note: 'Would you?',
    })
  })

  it('tells colleagues of one name apart, before one is chosen and after it', async () => {
    const namesake = { ...ada, _id: '01890a5d-ac96-774b-bcce-b302099a0003', country: ['Italy'] }
    const data = [connection, { ...connection, senderId: namesake._id, senderInfo: namesake }]
    server.handlers.set(listFriends, () => answered(listFriends, { data, total: 2, hasMore: false }))
    server.handlers.set(askForOpinion, () => answered(askForOpinion, { data: { _id: opinionId } }))
    const user = await openAsk()

    await user.type(await screen.findByLabelText('Colleague'), 'Ada')
    await user.click(
      await screen.findByRole('option', { name: 'Dr. Ada Byron Medical Doctor, Cardiology, Italy' }),
    )

    const chosen = screen.getByLabelText('Colleague')
    expect(chosen).toHaveProperty('value', 'Dr. Ada Byron')
    const descriptionId = chosen.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(descriptionId)?.textContent).toBe('Medical Doctor, Cardiology, Italy')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Elsewhere')
    expect(sent()[0]?.body).toMatchObject({ receiverId: namesake._id })
  })

  it('sends a post by its title', async () => {
    knowing(true)
    server.handlers.set(getPost, () => answered(getPost, { data: research }))
    server.handlers.set(askForOpinion, () => answered(askForOpinion, { data: { _id: opinionId } }))
    const user = await openAsk(research._id, 'post')
    expect((await screen.findByText(research.title)).getAttribute('lang')).toBe('en')

    await user.type(screen.getByLabelText('Colleague'), 'Ada')
    await user.click(
      await screen.findByRole('option', { name: 'Dr. Ada Byron Medical Doctor, Cardiology, Ireland' }),
    )
    await user.click(screen.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Elsewhere')).toBeDefined()
    expect(sent()[0]?.body).toEqual({
      about: { kind: 'post', _id: research._id },
      receiverId: ada._id,
      note: '',
    })
  })

  it('leads to the saved articles where the post is not there', async () => {
    knowing(true)
    server.handlers.set(getPost, () => refused(404, 'No such post.'))

    await openAsk(research._id, 'post')

    const link = await screen.findByRole('link', { name: 'Go to what you saved' }, { timeout: 5_000 })
    expect(link.getAttribute('href')).toBe('/saved')
  })
})
