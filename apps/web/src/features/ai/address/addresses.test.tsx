import { getQuestion, type PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, refused } from '../../../testing/sealed-server.ts'
import { answerId, box, question, startAiServer } from '../ai-page.steps.tsx'
import { AiPage } from '../ai-page.tsx'
import { answerFixture } from '../clinical/clinical.fixture.ts'
import { guidelineFixture } from '../guideline/guideline.fixture.ts'
import { answerPath, sourcePath } from './answer-address.ts'

let server: Awaited<ReturnType<typeof startAiServer>>

beforeEach(async () => {
  server = await startAiServer()
  return () => vi.unstubAllGlobals()
})

const stored: PreviousQuestion = {
  _id: answerId,
  agentType: 'clinical',
  question: 'An earlier question about heart failure?',
  query: answerFixture,
  askedAt: '2026-11-18T08:00:00.000Z',
}

function Address() {
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="address">{useLocation().pathname}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

const address = () => screen.getByTestId('address').textContent

async function openAt(pathname: string) {
  await renderSignedIn(
    <>
      <AiPage />
      <Address />
    </>,
    ['ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch'],
    'user-1',
    null,
    pathname,
  )
  return userEvent.setup()
}

describe('the address of an answer', () => {
  it('is there with the answer, and Back leads to where nothing was asked', async () => {
    const user = await openAt('/ai')
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('What to know')
    await waitFor(() => expect(address()).toBe(answerPath(answerId)))

    await user.click(screen.getByRole('button', { name: 'Back' }))

    expect(await screen.findByText('What do you need to know?')).toBeDefined()
    expect(address()).toBe('/ai')
  })

  it('opens the stored answer under its agent, and asks nothing', async () => {
    const guideline: PreviousQuestion = { ...stored, agentType: 'guideline', query: guidelineFixture }
    server.handlers.set(getQuestion, () => answered(getQuestion, guideline))

    await openAt(answerPath(answerId))

    expect(await screen.findByRole('heading', { name: 'Hypertension in adults' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Guideline' }).getAttribute('aria-selected')).toBe('true')
    expect(server.asked()).toHaveLength(0)
  })

  it('of a source shows it with its details', async () => {
    server.handlers.set(getQuestion, () => answered(getQuestion, stored))

    await openAt(sourcePath(answerId, 3))

    const card = await screen.findByRole('article', { name: /The Effect of Digoxin/ })
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(card.querySelector('blockquote')?.closest('[hidden]')).toBeNull()
  })

  it('names the source that is looked at, without a step for Back', async () => {
    server.handlers.set(getQuestion, () => answered(getQuestion, stored))
    const user = await openAt(answerPath(answerId))
    await screen.findByText('What to know')

    await user.keyboard('2')

    await waitFor(() => expect(address()).toBe(sourcePath(answerId, 2)))
    expect(screen.getByText('What to know')).toBeDefined()
  })

  it("that is nobody's or somebody else's says so, and leads to a question", async () => {
    server.handlers.set(getQuestion, () => refused(404, 'There is no such question among your own.'))
    const user = await openAt(answerPath(answerId))
    expect(await screen.findByRole('heading', { name: 'This answer is not here' })).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Ask a question' }))

    expect(await screen.findByText('What do you need to know?')).toBeDefined()
    expect(address()).toBe('/ai')
  })

  it('that cannot be one is not even asked for', async () => {
    const calls = vi.fn<() => void>()
    server.handlers.set(getQuestion, () => {
      calls()
      return answered(getQuestion, stored)
    })

    await openAt('/ai/unknown')

    expect(await screen.findByRole('heading', { name: 'This answer is not here' })).toBeDefined()
    expect(calls).not.toHaveBeenCalled()
  })

  it('is left when another agent is chosen', async () => {
    server.handlers.set(getQuestion, () => answered(getQuestion, stored))
    const user = await openAt(answerPath(answerId))
    await screen.findByText('What to know')

    await user.click(screen.getByRole('tab', { name: 'Consensus' }))

    expect(await screen.findByText('How settled is it?')).toBeDefined()
    expect(address()).toBe('/ai')
  })
})
