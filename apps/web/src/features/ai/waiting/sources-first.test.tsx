import { askQuestion } from '@auscult/contract/ai/questions.ts'
import { type AskEvent, askQuestionStream } from '@auscult/contract/ai/stream.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { streamed } from '../../../testing/sealed-server.ts'
import { answerId, box, openPage, question, startAiServer } from '../ai-page.steps.tsx'
import { answerFixture, foundFixture } from '../clinical/clinical.fixture.ts'

let server: Awaited<ReturnType<typeof startAiServer>>
/** Lets the events after the sources come. */
let goOn: (events?: AskEvent[]) => void

const answer: AskEvent = {
  event: 'answer',
  answered: { agentType: 'clinical', responseData: answerFixture, _id: answerId },
}

beforeEach(async () => {
  server = await startAiServer()
  const rest = Promise.withResolvers<AskEvent[]>()
  goOn = (events = [answer]) => rest.resolve(events)
  server.handlers.set(askQuestionStream, () =>
    streamed(
      askQuestionStream,
      (async function* (): AsyncGenerator<AskEvent> {
        yield { event: 'sources', ...foundFixture }
        yield* await rest.promise
      })(),
    ),
  )
  return () => vi.unstubAllGlobals()
})

const cards = () => screen.findAllByRole('article')

async function askForSources(agentName?: string) {
  const user = await openPage(agentName === undefined ? null : { agentName })
  await user.type(box(), `${question}{Enter}`)
  await screen.findByText('Sources found: 3', { selector: 'output' })
  return user
}

describe('the sources of an answer', () => {
  it('stand as cards before there is an answer, and are announced once', async () => {
    await askForSources()

    expect(await cards()).toHaveLength(3)
    expect(screen.queryByText('What to know')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Sources found: 3')
    expect(screen.queryByText('Generating responses')).toBeNull()
  })

  it('stay where they are, opened as they were, when the answer comes', async () => {
    const user = await askForSources()
    const [first] = await cards()
    await user.click(screen.getAllByRole('button', { name: /Why 9/ })[0] ?? box())
    expect(screen.getAllByRole('table')).toHaveLength(1)

    act(() => goOn())
    await screen.findByText('What to know')

    expect((await cards())[0]).toBe(first)
    expect(screen.getByRole('table', { name: /How the score of 9/ })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('Answer ready with 3 sources')
  })

  it('can be read with the sentences that are written so far', async () => {
    await askForSources()
    const [sentence] = answerFixture.sentences
    if (sentence === undefined) throw new Error('the fixture says nothing')
    const events = Promise.withResolvers<void>()
    server.handlers.set(askQuestionStream, () =>
      streamed(
        askQuestionStream,
        (async function* (): AsyncGenerator<AskEvent> {
          yield { event: 'sources', ...foundFixture }
          yield { event: 'sentence', sentence }
          await events.promise
        })(),
      ),
    )
    act(() => goOn([]))
    await screen.findByRole('button', { name: 'Try again' })

    screen.getByRole('button', { name: 'Try again' }).click()

    expect(await screen.findByText(new RegExp(sentence.text.slice(0, 30)))).toBeDefined()
    expect(screen.queryByText('What to know')).toBeNull()
  })

  it.each([
    ['consensus', () => cards()],
    ['guideline', () => screen.findAllByRole('listitem')],
  ])('are shown by the %s agent too', async (agentName, shown) => {
    await askForSources(agentName)

    expect((await shown()).length).toBeGreaterThanOrEqual(3)
  })

  it('are put away by Escape, which closes the connection', async () => {
    const user = await askForSources()

    await user.keyboard('{Escape}')

    expect(await screen.findByText('Request was cancelled')).toBeDefined()
    // The answer may have been made and counted by then.
    expect(screen.queryByText(/monthly limit/)).toBeNull()
    expect(server.asked()[0]?.signal?.aborted).toBe(true)
    expect(screen.queryAllByRole('article')).toEqual([])
  })
})

describe('where no stream comes through', () => {
  it('the question is asked once more, without one', async () => {
    const network = fetch
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      url.endsWith(askQuestionStream.path) ? new Response('<p>A proxy</p>') : network(url, init),
    )
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByText('What to know')).toBeDefined()
    expect(server.asked().map(({ operation }) => operation)).toEqual(['askQuestion'])
  })

  it('because it was cut after the sources, the question is not asked again', async () => {
    await askForSources()

    act(() => goOn([]))

    expect(await screen.findByText('Cannot generate response. Please try again.')).toBeDefined()
    await waitFor(() => expect(server.asked()).toHaveLength(1))
    expect(server.handlers.has(askQuestion)).toBe(true)
  })
})

it('leaves the question in the box of nobody who comes back: it is being answered', async () => {
  await askForSources()
  cleanup()

  await openPage()

  expect(box()).toHaveProperty('value', '')
})
