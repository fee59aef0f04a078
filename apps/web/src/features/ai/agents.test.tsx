import { askQuestion, listQuestions } from '@auscult/contract/ai/questions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused } from '../../testing/sealed-server.ts'
import { keepDraft } from './ask/draft.ts'
import { box, openPage, question, startAiServer } from './ai-page.steps.tsx'
import { AiPage } from './ai-page.tsx'
import { consensusFixture, noConsensusFixture } from './consensus/consensus.fixture.ts'
import { comparisonFixture, guidelineFixture } from './guideline/guideline.fixture.ts'

let server: Awaited<ReturnType<typeof startAiServer>>

const tab = (name: string) => screen.getByRole('tab', { name })

beforeEach(async () => {
  server = await startAiServer()
  return () => vi.unstubAllGlobals()
})

describe('choosing an agent', () => {
  it('begins with the clinical agent', async () => {
    await openPage()

    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Clinical'))
  })

  it('begins with the agent that the link named', async () => {
    await openPage({ agentName: 'guideline' })

    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Guideline'))
    expect(screen.getByRole('button', { name: /Asthma in adults/ })).toBeDefined()
  })

  it('begins with the clinical agent where the link names nobody known', async () => {
    await openPage({ agentName: 'oracle' })

    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Clinical'))
  })

  it('takes up the question that a link brought, unsent, and keeps what was being written at hand', async () => {
    keepDraft({ userId: 'user-1', question: 'What I was about to ask', agent: 'clinical' })

    await openPage({ agentName: 'clinical', question })

    expect(box()).toHaveProperty('value', question)
    expect(screen.getByRole('button', { name: /^What I was about to ask/u })).toBeDefined()
  })

  it.each([[''], [7], ['x'.repeat(2_001)]])('takes up nothing that is no question', async (brought) => {
    await openPage({ agentName: 'clinical', question: brought })

    expect(box()).toHaveProperty('value', '')
  })

  it('follows a link on the page itself', async () => {
    const user = userEvent.setup()
    const link = (
      <Link to="/" state={{ agentName: 'consensus' }}>
        Ask for consensus
      </Link>
    )
    await renderSignedIn(
      <>
        {link}
        <AiPage />
      </>,
      ['ai', 'evidence'],
    )

    await user.click(screen.getByRole('link', { name: 'Ask for consensus' }))

    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Consensus'))
  })

  it('puts question and answer away and shows the sample questions of that agent', async () => {
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('What to know')
    await user.type(box(), 'something else')

    await user.click(tab('Consensus'))

    expect(screen.queryByText('What to know')).toBeNull()
    expect(box()).toHaveProperty('value', '')
    expect(screen.getByRole('heading', { name: 'Hey, Doc! Need some help?' })).toBeDefined()
    expect(screen.getByRole('button', { name: /Do statins prevent cardiovascular events/ })).toBeDefined()
  })

  it('puts an error away', async () => {
    server.handlers.set(askQuestion, () => refused(503, 'The index is being rebuilt.'))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await screen.findByText('The index is being rebuilt.')

    await user.click(tab('Guideline'))

    expect(screen.queryByText('The index is being rebuilt.')).toBeNull()
  })

  it('ends a running question', async () => {
    server.handlers.set(askQuestion, () => new Promise(() => {}))
    const user = await openPage()
    await user.type(box(), `${question}{Enter}`)
    await waitFor(() => expect(server.asked()).toHaveLength(1))

    await user.click(tab('Consensus'))

    expect(server.asked()[0]?.signal?.aborted).toBe(true)
    expect(screen.queryByText('Request was cancelled')).toBeNull()
  })

  it('offers what was asked before, so that nothing has to be typed twice', async () => {
    const user = await openPage()
    await user.type(box(), 'half a thought')
    await user.click(tab('Consensus'))

    await user.click(screen.getByRole('button', { name: /half a thought/ }))

    expect(box()).toHaveProperty('value', 'half a thought')
    expect(server.asked()).toHaveLength(0)
  })

  it('brings unsent text back under the agent it was meant for', async () => {
    const user = userEvent.setup()
    const first = await renderSignedIn(<AiPage />, ['ai', 'evidence'])
    await user.click(tab('Guideline'))
    await user.type(box(), 'asthma')
    first.unmount()

    await renderSignedIn(<AiPage />, ['ai', 'evidence'])

    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Guideline'))
    expect(box()).toHaveProperty('value', 'asthma')
  })

  it('is closed when no questions remain', async () => {
    server.leave(0)
    const user = await openPage()

    await user.click(tab('Consensus'))

    expect(
      tab('Consensus').getAttribute('aria-disabled') ?? tab('Consensus').hasAttribute('disabled'),
    ).toBeTruthy()
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Clinical'))
  })
})

describe('the consensus agent', () => {
  it('is asked and answers with its groups', async () => {
    server.answer({ agentType: 'consensus', responseData: consensusFixture })
    const user = await openPage({ agentName: 'consensus' })

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByRole('region', { name: 'High evidence' })).toBeDefined()
    expect(server.asked()[0]?.body).toEqual({
      query: question,
      spelling: 'uk',
      language: 'en',
      type: 'consensus',
    })
    expect(screen.getByText('Answer ready with 3 studies')).toBeDefined()
  })

  it('needs four words', async () => {
    const user = await openPage({ agentName: 'consensus' })

    await user.type(box(), 'aspirin in adults{Enter}')

    expect(server.asked()).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Send question' })).toHaveProperty('disabled', true)
  })

  it('refuses with its own three reasons and what comes nearest', async () => {
    server.answer({ agentType: 'consensus', responseData: noConsensusFixture })
    const user = await openPage({ agentName: 'consensus' })

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByRole('heading', { name: 'No Consensus Evidence Available' })).toBeDefined()
    expect(screen.getByText(/too new/)).toBeDefined()
    expect(screen.getByText(/conflicts/)).toBeDefined()
    expect(screen.getByText(/needs more context/)).toBeDefined()
    const nearest = within(screen.getByRole('region', { name: 'Closest, but not an answer' }))
    expect(nearest.getAllByRole('article')).toHaveLength(1)
  })
})

describe('the guideline agent', () => {
  it.each([
    ['en-IE', { country: 'IE' }],
    ['zh-Hant-TW', { country: 'TW' }],
    ['es-419', {}],
    ['de', {}],
    // What Chromium says under some settings of Linux, which is no language tag.
    ['en-US@posix', { country: 'US' }],
    ['C', {}],
  ])('is content with one word, and learns the country of a browser that speaks %s', async (tag, country) => {
    server.answer({ agentType: 'guideline', responseData: guidelineFixture })
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag)
    const user = await openPage({ agentName: 'guideline' })

    await user.type(box(), 'Hypertension{Enter}')

    expect(await screen.findByRole('table', { name: /guidelines compared/ })).toBeDefined()
    expect(server.asked()[0]?.body).toEqual({
      query: 'Hypertension',
      spelling: 'uk',
      language: 'en',
      type: 'guideline',
      ...country,
    })
    vi.restoreAllMocks()
  })

  it('does not send an empty box', async () => {
    const user = await openPage({ agentName: 'guideline' })

    await user.type(box(), '  {Enter}')

    expect(server.asked()).toHaveLength(0)
  })

  it.each([
    ['names are missing', { ...comparisonFixture, guideline_names: [] }],
    [
      'all three sections are empty',
      { ...comparisonFixture, diagnostic_criteria: [''], firstline_treatment: [''], key_differences: [''] },
    ],
  ])('refuses with its own three reasons when %s', async (_case, comparison) => {
    const response = { ...guidelineFixture, guideline_response: JSON.stringify(comparison) }
    server.answer({ agentType: 'guideline', responseData: response })
    const user = await openPage({ agentName: 'guideline' })

    await user.type(box(), 'Moonstone disease{Enter}')

    expect(await screen.findByRole('heading', { name: 'No Guideline Comparison Available' })).toBeDefined()
    expect(screen.getByText(/no established guidelines/)).toBeDefined()
    expect(screen.getByText(/too specific/)).toBeDefined()
    expect(screen.getByText(/under development/)).toBeDefined()
  })

  it('asks another topic when it is chosen', async () => {
    server.answer({ agentType: 'guideline', responseData: guidelineFixture })
    const user = await openPage({ agentName: 'guideline' })
    await user.type(box(), 'Hypertension{Enter}')

    await user.click(await screen.findByRole('button', { name: 'Hypertension in pregnancy' }))

    await waitFor(() => expect(server.asked()).toHaveLength(2))
    expect(server.asked()[1]?.body).toMatchObject({ query: 'Hypertension in pregnancy', type: 'guideline' })
  })
})

describe('previous queries', () => {
  it('switch to the agent that was asked and show its stored answer without a new call', async () => {
    const stored = {
      _id: '01890a5d-ac96-774b-bcce-b302099a8057',
      agentType: 'guideline',
      question: 'Hypertension in adults',
      query: guidelineFixture,
      askedAt: '2026-11-18T08:00:00.000Z',
    } as const
    server.handlers.set(listQuestions, () =>
      answered(listQuestions, { data: [stored], total: 1, hasMore: false }),
    )
    const user = await openPage()
    await user.click(screen.getByRole('button', { name: 'Previous Queries' }))

    await user.click(
      await screen.findByRole('link', { name: /^Hypertension in adults.*Guideline.*2 guidelines$/ }),
    )

    expect(await screen.findByRole('table', { name: /guidelines compared/ })).toBeDefined()
    expect(tab('Guideline').getAttribute('aria-selected')).toBe('true')
    expect(server.asked()).toHaveLength(0)
  })
})
