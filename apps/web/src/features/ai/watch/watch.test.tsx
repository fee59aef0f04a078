import {
  type AnswerChange,
  type AnswerDifference,
  getAnswerChange,
  listWatchedQuestions,
  unwatchQuestion,
  type WatchedQuestion,
  watchQuestion,
} from '@auscult/contract/ai/watch.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, refused } from '../../../testing/sealed-server.ts'
import { answerId, box, openPage, question, startAiServer } from '../ai-page.steps.tsx'
import { answerFixture, dapaHf, emperorReduced } from '../clinical/clinical.fixture.ts'
import { consensusFixture, noConsensusFixture } from '../consensus/consensus.fixture.ts'
import { guidelineFixture } from '../guideline/guideline.fixture.ts'
import { ChangePage } from './change-page.tsx'
import { WatchedPage } from './watched-page.tsx'

const watchId = '01890a5d-ac96-774b-bcce-b302099a9001'
const changeId = '01890a5d-ac96-774b-bcce-b302099a9002'

const direction: AnswerDifference = {
  kind: 'direction',
  before: 'benefit',
  after: 'harm',
  sources: [{ id: 'pmid:1', name: 'A trial that came', link: 'https://doi.org/10.1000/came' }],
}

const watched: WatchedQuestion = {
  _id: watchId,
  questionId: answerId,
  agentType: 'clinical',
  question,
  watchedAt: '2026-11-20T10:00:00.000Z',
  checkedAt: null,
  changes: [],
}

let server: Awaited<ReturnType<typeof startAiServer>>

function keep(...questions: WatchedQuestion[]) {
  server.handlers.set(listWatchedQuestions, () =>
    answered(listWatchedQuestions, { data: questions, total: questions.length, hasMore: false }),
  )
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server = await startAiServer()
  keep()
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

async function ask() {
  const user = await openPage()
  await user.type(box(), `${question}{Enter}`)
  // Side by side on a wide screen, in the menu on a phone: the test page shows both.
  await waitFor(() => expect(eye().hasAttribute('disabled')).toBe(false))
  return user
}
const eye = () => screen.getByRole('button', { name: 'Watch this question' })

async function openAt(path: string) {
  await renderSignedIn(
    <Routes>
      <Route path="/watched-questions" element={<WatchedPage />} />
      <Route path="/watched-questions/:changeId" element={<ChangePage />} />
    </Routes>,
    ['controls', 'ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch'],
    'user-1',
    null,
    path,
  )
  return userEvent.setup()
}

describe('watching an answer', () => {
  it('begins and ends with a press, and says what will happen', async () => {
    const user = await ask()
    server.handlers.set(watchQuestion, () => {
      keep(watched)
      return answered(watchQuestion, { data: { _id: watchId } })
    })
    server.handlers.set(unwatchQuestion, () => {
      keep()
      return answered(unwatchQuestion, { statusCode: 200, message: 'Done' })
    })
    expect(eye().getAttribute('aria-pressed')).toBe('false')

    await user.click(eye())

    expect(await screen.findByText(/^Watched\. You will be told under notifications/u)).toBeDefined()
    await waitFor(() => expect(eye().getAttribute('aria-pressed')).toBe('true'))
    await user.click(eye())
    await waitFor(() => expect(eye().getAttribute('aria-pressed')).toBe('false'))
  })

  it('says why it cannot begin', async () => {
    const user = await ask()
    server.handlers.set(watchQuestion, () =>
      refused(429, 'You watch as many questions as can be watched.', 'too-many-watched'),
    )

    await user.click(eye())

    expect(await screen.findByText('You watch as many questions as can be watched.')).toBeDefined()
    expect(eye().getAttribute('aria-pressed')).toBe('false')
  })
})

describe('the watched questions', () => {
  it('are there with what changed, and lead to both answers', async () => {
    keep({
      ...watched,
      checkedAt: '2026-11-25T10:00:00.000Z',
      changes: [{ _id: changeId, changedAt: '2026-11-25T10:00:00.000Z', differences: [direction] }],
    })

    await openAt('/watched-questions')

    expect((await screen.findByRole('link', { name: question })).getAttribute('href')).toBe(`/ai/${answerId}`)
    expect(
      screen.getByText('The leading evidence points another way: Benefit before, Harm now'),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: /A trial that came/u }).getAttribute('href')).toBe(
      'https://doi.org/10.1000/came',
    )
    expect(screen.getByRole('link', { name: 'Old and new answer side by side' }).getAttribute('href')).toBe(
      `/watched-questions/${changeId}`,
    )
  })

  it('tell that nothing new has come', async () => {
    keep(watched)

    await openAt('/watched-questions')

    expect(
      await screen.findByText('Watched since 20 November 2026 · nothing new has come since'),
    ).toBeDefined()
  })

  it('say that there are none', async () => {
    await openAt('/watched-questions')

    expect(await screen.findByText(/^You watch no question yet/u)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe('/ai')
  })

  it('say when they did not come, and try again', async () => {
    server.handlers.set(listWatchedQuestions, () => refused(400, 'No'))
    const user = await openAt('/watched-questions')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load data. Please try again.')
    keep(watched)

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: question })).toBeDefined()
  })

  it('can be left, and it is told where that failed', async () => {
    keep(watched)
    const user = await openAt('/watched-questions')
    server.handlers.set(unwatchQuestion, () => refused(400, 'Not now'))

    await user.click(await screen.findByRole('button', { name: /^Stop watching/u }))

    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not now'))
  })
})

describe('a change', () => {
  const change: AnswerChange = {
    _id: changeId,
    watchId,
    questionId: answerId,
    agentType: 'clinical',
    question,
    changedAt: '2026-11-25T10:00:00.000Z',
    differences: [direction],
    before: { agentType: 'clinical', responseData: answerFixture },
    after: { agentType: 'clinical', responseData: answerFixture },
  }

  async function open(parts: Partial<AnswerChange>) {
    server.handlers.set(getAnswerChange, () => answered(getAnswerChange, { data: { ...change, ...parts } }))
    await openAt(`/watched-questions/${changeId}`)
    await screen.findByRole('heading', { level: 2, name: question })
    return [
      within(screen.getByRole('region', { name: 'Before' })),
      within(screen.getByRole('region', { name: 'Now' })),
    ] as const
  }

  it('shows the old and the new answer, what is new, and what was withdrawn', async () => {
    const lead = answerFixture.sentences.find(({ role }) => role === 'lead')
    const withdrawn = {
      ...answerFixture,
      summary: null,
      sentences: lead === undefined ? [] : [{ ...lead, citations: [{ id: dapaHf.id, quote: '' }] }],
      evidence: [{ ...dapaHf, status: 'retracted' as const }],
    }
    const latest = {
      ...answerFixture,
      evidence: [emperorReduced, { ...dapaHf, id: 'pmid:2', name: 'New trial' }],
    }

    const [before, now] = await open({
      before: { agentType: 'clinical', responseData: withdrawn },
      after: { agentType: 'clinical', responseData: latest },
    })

    expect(before.getByText('Retracted')).toBeDefined()
    expect(before.getByText(lead?.text ?? '').tagName).toBe('DEL')
    expect(before.queryByText('New')).toBeNull()
    expect(now.getByText('New trial').closest('li')?.textContent).toContain('New')
    expect(screen.getByText(/^Told by comparing both answers/u)).toBeDefined()
  })

  it('of a consensus shows how settled it was and is', async () => {
    const [before, now] = await open({
      agentType: 'consensus',
      before: { agentType: 'consensus', responseData: noConsensusFixture },
      after: { agentType: 'consensus', responseData: consensusFixture },
    })

    expect(before.getByText('There was no evidence to answer from.')).toBeDefined()
    expect(now.getByText(consensusFixture.meter?.reason ?? '')).toBeDefined()
  })

  it('of a comparison shows its guidelines', async () => {
    const [first] = guidelineFixture.guidelines

    const [before, now] = await open({
      agentType: 'guideline',
      before: { agentType: 'guideline', responseData: { ...guidelineFixture, guidelines: [] } },
      after: { agentType: 'guideline', responseData: guidelineFixture },
    })

    expect(before.queryByRole('listitem')).toBeNull()
    expect(now.getAllByText(first?.name ?? '').length).toBeGreaterThan(0)
  })

  it.each([
    [{ kind: 'withdrawn', before: null, after: null }, 'A source of the answer was withdrawn'],
    [{ kind: 'answered', before: null, after: null }, 'There is an answer now'],
    [{ kind: 'unanswered', before: null, after: null }, 'There is no answer any more'],
    [{ kind: 'advice', before: 'do', after: "don't" }, 'Another advice: Do before, Don’t now'],
    [{ kind: 'contradicted', before: 'benefit', after: 'harm' }, /^A study at least as strong/u],
    [
      { kind: 'strength', before: 'strong', after: 'emerging' },
      'The leading evidence is graded otherwise: Strong before, emerging consensus now',
    ],
    [{ kind: 'lead', before: null, after: 'A title' }, 'Another source leads'],
    [{ kind: 'guidelines', before: null, after: null }, 'Guidelines came to the comparison'],
    [{ kind: 'removed', before: null, after: null }, 'Guidelines are no longer in the comparison'],
    [{ kind: 'superseded', before: null, after: null }, 'A newer edition took the place of a guideline'],
    [
      { kind: 'first-line', before: 'Metformin', after: null },
      'A guideline’s first-line treatment reads otherwise. Before: Metformin. Now: nothing',
    ],
  ] as const)('is told in words: %o', async (difference, words) => {
    await open({ differences: [{ ...difference, sources: [] }] })

    expect(screen.getByText(words)).toBeDefined()
  })

  it('that is not there says so', async () => {
    server.handlers.set(getAnswerChange, () => refused(404, 'There is no such watched question of yours.'))

    await openAt(`/watched-questions/${changeId}`)

    expect(await screen.findByText('There is no such watched question of yours.')).toBeDefined()
  })
})
