import { getQuestion } from '@auscult/contract/ai/questions.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { listFriends } from '@auscult/contract/people/circle.ts'
import {
  askForOpinion,
  deleteOpinion,
  getOpinion,
  listOpinions,
  type Opinion,
  replyToOpinion,
} from '@auscult/contract/people/second-opinion.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, connection, self, selfIdentity } from '../../testing/people.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { answerFixture } from '../ai/clinical/clinical.fixture.ts'
import { AskPage } from './ask-page.tsx'
import { OpinionPage } from './opinion-page.tsx'
import { OpinionsPage } from './opinions-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const questionId = '01890a5d-ac96-774b-bcce-b302099a4001'
const opinionId = '01890a5d-ac96-774b-bcce-b302099a3001'
const question = 'Does dapagliflozin reduce hospitalisation in HFrEF?'

const opinion: Opinion = {
  _id: opinionId,
  senderInfo: ada,
  receiverInfo: self,
  agentType: 'clinical',
  question,
  note: 'Would you start it?',
  createdAt: '2026-11-22T10:00:00.000Z',
  reply: null,
  repliedAt: null,
  askedAt: '2026-11-22T09:00:00.000Z',
  shared: { agentType: 'clinical', responseData: answerFixture },
}

const sent = (operation: string) => server.received.filter((call) => call.operation === operation)

async function open(path: string, pathname: string, page: ReactNode) {
  await renderSignedIn(
    <Routes>
      <Route path={path} element={page} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    ['second-opinion', 'layout', 'controls'],
    'user-1',
    null,
    pathname,
  )
  return userEvent.setup()
}

const openOpinion = () =>
  open(
    '/second-opinion/:opinionId',
    `/second-opinion/${opinionId}`,
    <OpinionPage renderAnswer={({ agentType }) => <p>The {agentType} answer</p>} />,
  )

const openList = () => open('/second-opinion', '/second-opinion', <OpinionsPage />)

const openAsk = (id = questionId) =>
  open('/second-opinion/ask', `/second-opinion/ask?question=${id}`, <AskPage />)

function knowing(isKnown: boolean) {
  const data = isKnown ? [connection] : []
  server.handlers.set(listFriends, () => answered(listFriends, { data, total: data.length, hasMore: false }))
}

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  server.handlers.set(getOpinion, () => answered(getOpinion, { data: opinion }))
  server.handlers.set(getQuestion, () =>
    answered(getQuestion, {
      _id: questionId,
      question,
      askedAt: opinion.askedAt,
      agentType: 'clinical',
      query: answerFixture,
    }),
  )
  return () => vi.unstubAllGlobals()
})

describe('a second opinion', () => {
  it('shows question, note and the answer as it was, and is answered in a line', async () => {
    const user = await openOpinion()
    expect(await screen.findByRole('heading', { name: question })).toBeDefined()
    expect(screen.getByText('Would you start it?')).toBeDefined()
    expect(screen.getByText('The clinical answer')).toBeDefined()
    server.handlers.set(replyToOpinion, () => {
      const replied = { ...opinion, reply: 'Yes, today.', repliedAt: '2026-11-23T10:00:00.000Z' }
      server.handlers.set(getOpinion, () => answered(getOpinion, { data: replied }))
      return answered(replyToOpinion, { data: { _id: opinionId } })
    })

    await user.type(screen.getByLabelText('Your answer'), 'Yes, today.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))

    expect(await screen.findByText('Dr. Ines Duarte answers')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull()
    expect(sent('replyToOpinion')[0]?.body).toEqual({ reply: 'Yes, today.' })
    expect(screen.getByText('Yes, today.')).toBeDefined()
  })

  it('sends no line that looks as if it identified a patient', async () => {
    const user = await openOpinion()

    await user.type(await screen.findByLabelText('Your answer'), 'As for John Smith, yes.')

    expect(screen.getByText(/looks as if it identified a patient/u)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true)
  })

  it('is deleted for both after a question', async () => {
    server.handlers.set(deleteOpinion, () => answered(deleteOpinion, { statusCode: 200, message: 'Deleted' }))
    const user = await openOpinion()

    await user.click(await screen.findByRole('button', { name: 'Delete for both' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent('deleteOpinion')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('Elsewhere')).toBeDefined()
    expect(sent('deleteOpinion')).toHaveLength(1)
  })

  it('says that a line was not sent, and keeps it', async () => {
    server.handlers.set(replyToOpinion, () => ({ status: 500, answer: {} }))
    const user = await openOpinion()

    await user.type(await screen.findByLabelText('Your answer'), 'Yes.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Your answer was not sent. Please try again.')
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'Yes.')
  })

  it('is kept where it could not be deleted', async () => {
    server.handlers.set(deleteOpinion, () => ({ status: 500, answer: {} }))
    const user = await openOpinion()
    await user.click(await screen.findByRole('button', { name: 'Delete for both' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('It was not deleted. Please try again.')).toBeDefined()
  })

  it('waits for the reply where one asked oneself', async () => {
    server.handlers.set(getOpinion, () =>
      answered(getOpinion, { data: { ...opinion, senderInfo: self, receiverInfo: ada } }),
    )

    await openOpinion()

    expect(await screen.findByText(/^You asked Dr. Ada Byron/u)).toBeDefined()
    expect(screen.getByText(/^There is no reply yet/u)).toBeDefined()
    expect(screen.queryByLabelText('Your answer')).toBeNull()
  })

  it('says that it is on its way', async () => {
    server.handlers.set(getOpinion, () => new Promise(() => undefined))

    await openOpinion()

    expect(screen.getByText('Loading second opinions...')).toBeDefined()
  })

  it('is not there for a stranger', async () => {
    server.handlers.set(getOpinion, () => refused(404, 'There is no such opinion.', 'opinion-not-found'))

    await openOpinion()

    const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 })
    expect(alert.textContent).toContain('There is no such opinion.')
  })
})

describe('the list of second opinions', () => {
  it('has those one was asked for and those one asked for', async () => {
    server.handlers.set(listOpinions, ({ query }) =>
      answered(listOpinions, {
        data: query.get('direction') === 'received' ? [opinion] : [],
        total: 1,
        hasMore: false,
      }),
    )
    const user = await openList()
    const link = await screen.findByRole('link', { name: question })
    expect(link.getAttribute('href')).toBe(`/second-opinion/${opinionId}`)

    await user.click(screen.getByRole('tab', { name: 'Asked by you' }))

    expect(await screen.findByText(/You have not asked for an opinion yet/u)).toBeDefined()
  })

  it('says that it is on its way', async () => {
    server.handlers.set(listOpinions, () => new Promise(() => undefined))

    await openList()

    expect(screen.getByText('Loading second opinions...')).toBeDefined()
  })

  it('says when it did not come', async () => {
    server.handlers.set(listOpinions, () => ({ status: 400, answer: {} }))

    await openList()

    const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 })
    expect(alert.textContent).toContain('Failed to load data. Please try again.')
  })
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
    await user.click(await screen.findByRole('option', { name: 'Dr. Ada Byron' }))
    await user.type(screen.getByLabelText('Note (optional)'), 'Would you?')

    await user.click(screen.getByRole('button', { name: 'Send' }))

    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText('Note (optional)')).toHaveProperty('value', 'Would you?')
  })

  it('sends the answer with its note to the colleague that was chosen', async () => {
    knowing(true)
    server.handlers.set(askForOpinion, () => answered(askForOpinion, { data: { _id: opinionId } }))
    const user = await openAsk()
    const button = await screen.findByRole('button', { name: 'Send' })
    expect(screen.getByText(question)).toBeDefined()
    expect(button).toHaveProperty('disabled', true)

    await user.type(screen.getByLabelText('Colleague'), 'Ada')
    await user.click(await screen.findByRole('option', { name: 'Dr. Ada Byron' }))
    await user.type(screen.getByLabelText('Note (optional)'), 'Would you?')
    await user.click(button)

    expect(await screen.findByText('Elsewhere')).toBeDefined()
    expect(sent('askForOpinion')[0]?.body).toEqual({ questionId, receiverId: ada._id, note: 'Would you?' })
  })
})
