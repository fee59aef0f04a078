import { getIdentity } from '@auscult/contract/auth/auth.ts'
import {
  deleteOpinion,
  getOpinion,
  listOpinions,
  type Opinion,
  replyToOpinion,
  SharedPost,
} from '@auscult/contract/people/second-opinion.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, self, selfIdentity } from '../../testing/people.ts'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { answerFixture } from '../ai/clinical/clinical.fixture.ts'
import { research } from '../reading/reading.fixture.ts'
import { OpinionPage } from './opinion-page.tsx'
import { OpinionsPage } from './opinions-page.tsx'
import { openOpinions, opinionId, question } from './opinions.steps.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const opinion: Opinion = {
  _id: opinionId,
  senderInfo: ada,
  receiverInfo: self,
  kind: 'answer',
  title: question,
  note: 'Would you start it?',
  createdAt: '2026-11-22T10:00:00.000Z',
  reply: null,
  repliedAt: null,
  shared: {
    kind: 'answer',
    askedAt: '2026-11-22T09:00:00.000Z',
    answered: { agentType: 'clinical', responseData: answerFixture },
  },
  isOpen: true,
}

const sent = (operation: string) => server.received.filter((call) => call.operation === operation)

const openOpinion = () =>
  openOpinions(
    '/second-opinion/:opinionId',
    `/second-opinion/${opinionId}`,
    <OpinionPage renderShared={({ kind }) => <p>What was sent: {kind}</p>} />,
  )

const openList = () => openOpinions('/second-opinion', '/second-opinion', <OpinionsPage />)

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  server.handlers.set(getOpinion, () => answered(getOpinion, { data: opinion }))
  return () => vi.unstubAllGlobals()
})

describe('a second opinion', () => {
  it('shows question, note and the answer as it was, and is answered in a line', async () => {
    const user = await openOpinion()
    expect(await screen.findByRole('heading', { name: question })).toBeDefined()
    expect(screen.getByText('Would you start it?')).toBeDefined()
    expect(screen.getByText('What was sent: answer')).toBeDefined()
    server.handlers.set(replyToOpinion, () => {
      const replied = {
        ...opinion,
        reply: 'Yes, today.',
        repliedAt: '2026-11-23T10:00:00.000Z',
        isOpen: false,
      }
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

    await user.type(await screen.findByLabelText('Your answer'), 'As for Mrs Kowalski, yes.')

    expect(screen.getByText(/^“.+” may tell who a patient is/u)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true)
  })

  it('says which words of it the server did not take', async () => {
    server.handlers.set(replyToOpinion, () =>
      refused(400, 'Leave names out.', 'identifies-patient', { found: 'Kowalski, 71M' }),
    )
    const user = await openOpinion()

    await user.type(await screen.findByLabelText('Your answer'), 'As for Kowalski, 71M, yes.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))

    expect(await screen.findByText(/^“Kowalski, 71M” may tell who a patient is/u)).toBeDefined()
  })

  it('cannot be answered once they have left each other’s circle, and says so', async () => {
    server.handlers.set(getOpinion, () => answered(getOpinion, { data: { ...opinion, isOpen: false } }))

    await openOpinion()

    expect(await screen.findByText(/you are not in each other's circle/u)).toBeDefined()
    expect(screen.queryByLabelText('Your answer')).toBeNull()
    expect(screen.getByText('What was sent: answer')).toBeDefined()
  })

  it('on a post shows it under its English title', async () => {
    const shared = { kind: 'post', post: SharedPost.parse(research) } as const
    server.handlers.set(getOpinion, () =>
      answered(getOpinion, { data: { ...opinion, kind: 'post', title: research.title, shared } }),
    )

    await openOpinion()

    const heading = await screen.findByRole('heading', { name: research.title })
    expect(heading.getAttribute('lang')).toBe('en')
    expect(screen.getByText('What was sent: post')).toBeDefined()
    expect(screen.getByText(/^The article and its evidence as they were/u)).toBeDefined()
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
    expect(screen.getByText('Would you start it?')).toBeDefined()

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
