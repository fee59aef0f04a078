import { askQuestion, listQuestions } from '@auscult/contract/ai/questions.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findToken } from '../../lib/session/session.ts'
import { answered, refused } from '../../testing/sealed-server.ts'
import { box, openPage, question, startAiServer } from './ai-page.steps.tsx'
import { answerFixture, refusalFixture } from './clinical/clinical.fixture.ts'

let server: Awaited<ReturnType<typeof startAiServer>>

beforeEach(async () => {
  server = await startAiServer()
  return () => vi.unstubAllGlobals()
})

describe('while a question runs', () => {
  it('shows the question and what is being done, and closes the box', async () => {
    server.handlers.set(askQuestion, () => new Promise(() => {}))
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findAllByText('Generating responses')).not.toHaveLength(0)
    expect(screen.getByText(question)).toBeDefined()
    expect(box()).toHaveProperty('disabled', true)
    // Sealing takes a moment: a call that is made later would count in the next test.
    await waitFor(() => expect(server.asked()).toHaveLength(1))
  })

  it.each(['the button', 'Escape'])('is cancelled by %s, and the connection is closed', async (by) => {
    server.handlers.set(askQuestion, () => new Promise(() => {}))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await waitFor(() => expect(server.asked()).toHaveLength(1))

    if (by === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(await screen.findByText('Request was cancelled')).toBeDefined()
    expect(server.asked()[0]?.signal?.aborted).toBe(true)
  })
})

describe('a question that was sent', () => {
  it('is in the box again when the session turns out to have ended', async () => {
    server.handlers.set(askQuestion, () => refused(401, 'Please log in again.'))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await waitFor(() => expect(findToken()).toBeUndefined())
    cleanup()

    await openPage()

    expect(box()).toHaveProperty('value', question)
  })

  it('is in the box again after a reload while no word of it has come', async () => {
    server.handlers.set(askQuestion, () => new Promise(() => {}))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await waitFor(() => expect(server.asked()).toHaveLength(1))
    cleanup()

    await openPage()

    expect(box()).toHaveProperty('value', question)
  })

  it('is not asked for again once it is answered', async () => {
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('What to know')
    cleanup()

    await openPage()

    expect(box()).toHaveProperty('value', '')
  })
})

describe('when the answer is there', () => {
  it('asks the last question again with Regenerate', async () => {
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('What to know')

    await user.click(screen.getByRole('button', { name: 'Regenerate' }))

    await waitFor(() => expect(server.asked()).toHaveLength(2))
    expect(server.asked()[1]?.body).toEqual({
      query: question,
      spelling: 'uk',
      language: 'en',
      type: 'clinical',
    })
  })

  it('goes to a source by its number, and back to the box with a slash', async () => {
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('What to know')

    await user.keyboard('3')

    expect(document.activeElement).toBe(screen.getByRole('article', { name: /The Effect of Digoxin/ }))
    await user.keyboard('/')
    expect(document.activeElement).toBe(box())
  })
})

describe('when there is no answer', () => {
  it("shows the server's message and asks the same again", async () => {
    server.handlers.set(askQuestion, () => refused(503, 'The index is being rebuilt.'))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('The index is being rebuilt.')
    server.answerWith()

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByText('What to know')
    expect(server.asked().map(({ body }) => body)).toEqual([
      { query: question, spelling: 'uk', language: 'en', type: 'clinical' },
      { query: question, spelling: 'uk', language: 'en', type: 'clinical' },
    ])
  })

  it('says so in its own words when the server says nothing', async () => {
    server.handlers.set(askQuestion, () => ({ status: 500, answer: {} }))
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByText('Cannot generate response. Please try again.')).toBeDefined()
  })

  it('shows the message of a question that is not clinical', async () => {
    server.answerWith({ ...refusalFixture, status_code: 202, message: 'Please name a condition.' })
    const user = await openPage()

    await user.type(box(), 'what is the weather today{Enter}')

    expect(await screen.findByText('Please name a condition.')).toBeDefined()
    expect(screen.queryByText('No Clinical Evidence Found')).toBeNull()
  })

  it('refuses with three reasons and the nearest evidence, marked as no answer', async () => {
    server.answerWith(refusalFixture)
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByRole('heading', { name: 'No Clinical Evidence Found' })).toBeDefined()
    expect(screen.getByText('It concerns a rare or new condition.')).toBeDefined()
    const nearest = within(screen.getByRole('region', { name: 'Closest, but not an answer' }))
    expect(nearest.getByRole('article', { name: /The Effect of Digoxin/ })).toBeDefined()
  })

  it('puts the question back into the box to be changed', async () => {
    server.answerWith(refusalFixture)
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
            _id: '01890a5d-ac96-774b-bcce-b302099a8057',
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
    await user.click(await screen.findByRole('link', { name: /^An earlier question/ }))

    expect(await screen.findByText('What to know')).toBeDefined()
    expect(screen.getByText(/^Stored answer of 18 Nov 2026/)).toBeDefined()
    expect(server.asked()).toHaveLength(0)
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
