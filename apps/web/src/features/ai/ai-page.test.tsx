import { askQuestion, listQuestions } from '@auscult/contract/ai.ts'
import { getIdentity, type Identity } from '@auscult/contract/auth.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { AiPage } from './ai-page.tsx'
import { answerFixture, refusalFixture } from './answer.fixture.ts'

const question = 'Does dapagliflozine reduce hospitalisation in HFrEF?'
const identity: Identity = {
  _id: 'user-1',
  name: 'Ines Duarte',
  email: 'ines@example.org',
  type: 'Dr',
  status: 'Active',
  profilePicture: null,
  queryLimit: 87,
  queryLimitPerMonth: 100,
}

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

function answerWith(response = answerFixture) {
  server.handlers.set(askQuestion, () =>
    answered(askQuestion, { agentType: 'clinical', responseData: response }),
  )
}

function leave(queryLimit: number) {
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [{ ...identity, queryLimit }] }))
}

const asked = () => server.received.filter(({ operation }) => operation === 'askQuestion')
const box = () => screen.getByRole('textbox', { name: 'Your clinical question' })

async function openPage() {
  const user = userEvent.setup()
  await renderSignedIn(<AiPage />, ['ai'])
  await screen.findByText(/of 100 questions? left|Monthly limit reached/, { selector: 'span' })
  return user
}

beforeEach(async () => {
  server = await startSealedServer()
  leave(87)
  answerWith()
  return () => vi.unstubAllGlobals()
})

describe('the question box', () => {
  it('counts the words out of 100', async () => {
    const user = await openPage()

    await user.type(box(), 'is metformin safe')

    expect(screen.getByText('3/100')).toBeDefined()
  })

  it('lets a person know how many words are too many, and does not send them', async () => {
    const user = await openPage()

    await user.click(box())
    await user.paste(Array.from({ length: 102 }, () => 'word').join(' '))
    await user.keyboard('{Enter}')

    expect(screen.getByText('2 words too many. Questions are at most 100 words.')).toBeDefined()
    expect(asked()).toHaveLength(0)
  })

  it('helps to complete a question of fewer than four words', async () => {
    const user = await openPage()

    await user.type(box(), 'immunotherapy TNBC{Enter}')
    await user.click(
      await screen.findByRole('button', { name: 'What does the evidence say about immunotherapy TNBC?' }),
    )

    expect(box()).toHaveProperty('value', 'What does the evidence say about immunotherapy TNBC?')
    expect(document.activeElement).toBe(box())
    expect(asked()).toHaveLength(0)
  })

  it('sends with Enter and starts a new line with Shift and Enter', async () => {
    const user = await openPage()

    await user.type(box(), 'one two{Shift>}{Enter}{/Shift}three four{Enter}')

    await screen.findByText('What to know')
    expect(asked().map(({ body }) => body)).toEqual([{ query: 'one two\nthree four', type: 'clinical' }])
  })

  it('is empty after sending, and the sample questions are gone', async () => {
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    await screen.findByText('What to know')
    expect(box()).toHaveProperty('value', '')
    expect(screen.queryByText('Hey, Doc! Need some help?')).toBeNull()
  })

  it('sends a sample question when it is chosen', async () => {
    const user = await openPage()

    await user.click(screen.getByRole('button', { name: /Does dapagliflozin reduce hospitalisation/ }))

    await screen.findByText('What to know')
    expect(asked()).toHaveLength(1)
  })

  it('keeps unsent text for the same person and shows it to nobody else', async () => {
    const user = userEvent.setup()
    const first = await renderSignedIn(<AiPage />, ['ai'])
    await user.type(box(), 'half a thought')
    first.unmount()

    const stranger = await renderSignedIn(<AiPage />, ['ai'], 'user-2')

    expect(box()).toHaveProperty('value', '')
    stranger.unmount()
    await renderSignedIn(<AiPage />, ['ai'])
    expect(box()).toHaveProperty('value', 'half a thought')
  })
})

describe('the monthly limit', () => {
  it('is shown as loading until it is known', async () => {
    server.handlers.set(getIdentity, () => new Promise(() => {}))

    await renderSignedIn(<AiPage />, ['ai'])

    expect(screen.getByText('Loading limit...')).toBeDefined()
  })

  it('closes the box and the sample questions when it is reached', async () => {
    leave(0)

    await openPage()

    expect(box()).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Send question' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: /Does dapagliflozin/ })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Monthly limit reached' })).toBeDefined()
  })

  it('is read again after an answer', async () => {
    const user = await openPage()
    leave(86)

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByText('86 of 100 questions left')).toBeDefined()
  })
})

describe('while a question runs', () => {
  it('shows the question and what is being done, and closes the box', async () => {
    server.handlers.set(askQuestion, () => new Promise(() => {}))
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findAllByText('Generating responses')).not.toHaveLength(0)
    expect(screen.getByText(question)).toBeDefined()
    expect(box()).toHaveProperty('disabled', true)
  })

  it.each(['the button', 'Escape'])('is cancelled by %s, and the connection is closed', async (by) => {
    server.handlers.set(askQuestion, () => new Promise(() => {}))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await waitFor(() => expect(asked()).toHaveLength(1))

    if (by === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(await screen.findByText('Request was cancelled')).toBeDefined()
    expect(asked()[0]?.signal?.aborted).toBe(true)
  })
})

describe('when there is no answer', () => {
  it("shows the server's message and asks the same again", async () => {
    server.handlers.set(askQuestion, () => refused(503, 'The index is being rebuilt.'))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('The index is being rebuilt.')
    answerWith()

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByText('What to know')
    expect(asked().map(({ body }) => body)).toEqual([
      { query: question, type: 'clinical' },
      { query: question, type: 'clinical' },
    ])
  })

  it('says so in its own words when the server says nothing', async () => {
    server.handlers.set(askQuestion, () => ({ status: 500, answer: {} }))
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByText('Cannot generate response. Please try again.')).toBeDefined()
  })

  it('shows the message of a question that is not clinical', async () => {
    answerWith({ ...refusalFixture, status_code: 202, message: 'Please name a condition.' })
    const user = await openPage()

    await user.type(box(), 'what is the weather today{Enter}')

    expect(await screen.findByText('Please name a condition.')).toBeDefined()
    expect(screen.queryByText('No Clinical Evidence Found')).toBeNull()
  })

  it('refuses with three reasons and the nearest evidence, marked as no answer', async () => {
    answerWith(refusalFixture)
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByRole('heading', { name: 'No Clinical Evidence Found' })).toBeDefined()
    expect(screen.getByText('It concerns a rare or new condition.')).toBeDefined()
    const nearest = within(screen.getByRole('region', { name: 'Closest, but not an answer' }))
    expect(nearest.getByRole('article', { name: /The Effect of Digoxin/ })).toBeDefined()
  })

  it('puts the question back into the box to be changed', async () => {
    answerWith(refusalFixture)
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)

    await screen.findByText('No Clinical Evidence Found', { selector: 'h2' })
    await user.click(screen.getByRole('button', { name: 'Edit the question' }))

    expect(box()).toHaveProperty('value', question)
  })
})

describe('previous queries', () => {
  it('show a stored answer without a new call', async () => {
    server.handlers.set(listQuestions, () =>
      answered(listQuestions, {
        data: [
          {
            _id: 'stored-1',
            agentType: 'clinical',
            question: 'An earlier question about heart failure?',
            query: answerFixture,
            askedAt: '2026-11-18T08:00:00.000Z',
          },
        ],
        total: 1,
        hasMore: false,
      }),
    )
    const user = await openPage()

    await user.click(screen.getByRole('button', { name: 'Previous Queries' }))
    await user.click(await screen.findByRole('button', { name: /An earlier question/ }))

    expect(await screen.findByText('What to know')).toBeDefined()
    expect(screen.getByText(/^Stored answer of 18 Nov 2026/)).toBeDefined()
    expect(asked()).toHaveLength(0)
  })

  it('open with one key, which types nothing into the box', async () => {
    server.handlers.set(listQuestions, () => answered(listQuestions, { data: [], total: 0, hasMore: false }))
    const user = await openPage()
    const emptyBox = box()
    emptyBox.blur()

    await user.keyboard('h')

    const panel = await screen.findByRole('dialog', { name: 'Previous Queries' })
    expect(await within(panel).findByText(/will be kept here/)).toBeDefined()
    expect(emptyBox).toHaveProperty('value', '')
  })

  it('say what went wrong when they cannot be loaded', async () => {
    server.handlers.set(listQuestions, () => refused(403, 'History is closed for maintenance.'))
    const user = await openPage()

    await user.click(screen.getByRole('button', { name: 'Previous Queries' }))

    expect(await screen.findByText('History is closed for maintenance.')).toBeDefined()
  })
})
