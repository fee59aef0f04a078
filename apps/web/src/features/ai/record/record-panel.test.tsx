import type { AgentResponse } from '@auscult/contract/ai/ai.ts'
import { describeCorpus, type CorpusDescription } from '@auscult/contract/ai/corpus.ts'
import { type AnswerRecord, getAnswerRecord } from '@auscult/contract/ai/record.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { answerFixture } from '../clinical/clinical.fixture.ts'
import { warningFixture } from '../safety/safety.fixture.ts'
import { CorpusLine } from './corpus-line.tsx'
import { recordPath } from '../address/answer-address.ts'
import { fromAnswer, RecordPanel } from './record-panel.tsx'

const questionId = '01890a5d-ac96-774b-bcce-b302099a8057'

const corpus: CorpusDescription = {
  documents: 559,
  byKind: { article: 434, trial: 0, guideline: 125 },
  byStatus: { current: 558, corrected: 0, 'expression-of-concern': 0, retracted: 1 },
  years: { first: 1986, last: 2026 },
  updatedAt: '2026-11-20T12:00:00.000Z',
  imported: [
    {
      kind: 'starter',
      files: null,
      records: 559,
      lastImportedAt: '2026-11-20T12:00:00.000Z',
      newestRecordOn: null,
    },
  ],
  lexiconConcepts: 3_449,
  models: { wording: null, embedding: null },
  countedAt: '2026-11-20T12:00:00.000Z',
}

type Candidate = AnswerRecord['candidates'][number]

const candidate = (changes: Partial<Candidate>): Candidate => ({
  id: 'pmid:31535829',
  name: 'DAPA-HF',
  link: 'https://doi.org/10.1056/NEJMoa1911303',
  kind: 'article',
  year: 2019,
  relevance: 0.74,
  matched: ['dapagliflozin'],
  shownAs: 'evidence',
  reason: null,
  status: 'current',
  ...changes,
})

const record: AnswerRecord = {
  _id: questionId,
  agentType: 'clinical',
  question: 'Does dapagliflozin reduce hospitalisation in heart failure?',
  standalone: null,
  askedAt: '2026-11-20T12:00:00.000Z',
  understood: answerFixture.understood,
  searches: [{ for: 'question', words: ['dapagliflozin', 'hospit'], forms: ['Forxiga', 'admission'] }],
  candidates: [
    candidate({}),
    candidate({ id: 'pmid:2', name: 'DELIVER', reason: 'other-people', shownAs: null }),
    candidate({ id: 'pmid:3', name: 'DIG', reason: 'other-treatment', shownAs: 'nearest' }),
    candidate({ id: 'pmid:4', name: 'Gone', reason: 'withdrawn', shownAs: 'withdrawn', status: 'retracted' }),
  ],
  timings: { understandMs: 2, searchMs: 30, answerMs: 12, proseMs: 0 },
  tookMs: 44,
  engine: { version: '0.2.0', weightsVersion: '2026.1' },
  prose: { by: 'engine', model: null, tokens: null, fallback: null },
  corpusThen: { documents: 559, updatedAt: '2026-11-20T12:00:00.000Z' },
  corpus,
}

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getAnswerRecord, () => answered(getAnswerRecord, record))
})

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>
}

const address = () => screen.getByTestId('address').textContent

async function openPanel(response: Pick<AgentResponse, 'safety' | 'engine'> = answerFixture) {
  const user = userEvent.setup()
  await renderSignedIn(
    <>
      <Link to={recordPath(questionId)} state={fromAnswer}>
        Open
      </Link>
      <Address />
      <RecordPanel questionId={questionId} response={response} />
    </>,
    ['ai', 'answer-record', 'evidence'],
  )
  await user.click(screen.getByRole('link', { name: 'Open' }))
  return user
}

describe('how an answer was made', () => {
  it('is fetched only when somebody wants to know', async () => {
    await renderSignedIn(<RecordPanel questionId={questionId} response={answerFixture} />, [
      'ai',
      'answer-record',
    ])

    expect(server.received).toEqual([])
  })

  it('has an address of its own, and leaves it when it is closed', async () => {
    const user = await openPanel()
    const panel = await screen.findByRole('dialog', { name: 'How this answer was made' })
    expect(address()).toBe(recordPath(questionId))

    await user.click(within(panel).getByRole('button', { name: 'Close' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/')
  })

  it('tells first how much was read, on how much the answer rests and why the rest was left out', async () => {
    await openPanel()

    expect(await screen.findByText('4 records were weighed. The answer rests on 1.')).toBeTruthy()
    expect(screen.getByText(/^Left out, mostly: .*1 × Studied another treatment/u)).toBeTruthy()
  })

  it('names what was kept, and what was dropped under its reason', async () => {
    await openPanel()

    const kept = await screen.findByRole('table', { name: 'Kept: 1 record' })
    const dropped = screen.getByRole('table', { name: 'Dropped: 3 records' })
    expect(
      within(kept)
        .getByRole('link', { name: /DAPA-HF/u })
        .getAttribute('target'),
    ).toBe('_blank')
    const headers = within(dropped)
      .getAllByRole('rowheader')
      .map((header) => header.textContent)
    expect(headers).toEqual(expect.arrayContaining([expect.stringMatching(/^Studied other people/u)]))
    expect(within(dropped).getByText('Retracted')).toBeTruthy()
    expect(within(dropped).getByText(/shown as nearest/u)).toBeTruthy()
  })

  it('tells the words searched for, the versions, who worded it and the corpus', async () => {
    await openPanel()

    const panel = await screen.findByRole('dialog', { name: 'How this answer was made' })
    await within(panel).findByText('Answered from')
    expect(panel.textContent).toContain('dapagliflozin · hospitalisation')
    expect(panel.textContent).not.toMatch(/hospit\b/u)
    expect(panel.textContent).toContain('2 other names and forms')
    expect(panel.textContent).toContain('0.2.0')
    expect(panel.textContent).toContain('no language model')
    expect(panel.textContent).toContain('434 studies and 125 guideline entries')
    expect(panel.textContent).not.toContain('the answer may be another')
  })

  it('names the safety rules that fired, and says in words how sure it is', async () => {
    const engine = { ...answerFixture.engine, confidence: 0.62 }
    await openPanel({ engine, safety: [warningFixture] })

    const rules = await screen.findByRole('region', { name: 'Safety rules that fired' })
    expect(within(rules).getByText('Contraindicated')).toBeTruthy()
    expect(rules.textContent).toContain('Rule mra-potassium, EU SmPC Aldactone 4.3, 2023.')
    expect(screen.getByText(/^moderate: the best source found probably answers it/u)).toBeTruthy()
  })

  it('has no rules to name where none fired, and no confidence where nothing was judged', async () => {
    await openPanel()

    await screen.findByText('Answered from')
    expect(screen.queryByText('Safety rules that fired')).toBeNull()
    expect(screen.queryByText('Confidence')).toBeNull()
  })

  it('says that the corpus has changed since the answer', async () => {
    const corpusThen = { documents: 100, updatedAt: '2026-01-01T00:00:00.000Z' }
    server.handlers.set(getAnswerRecord, () => answered(getAnswerRecord, { ...record, corpusThen }))

    await openPanel()

    expect(await screen.findByText(/it held 100 records/u)).toBeTruthy()
  })

  it('shows that it loads', async () => {
    server.handlers.set(getAnswerRecord, () => new Promise(() => undefined))

    await openPanel()

    expect(await screen.findByText('Loading how this answer was made')).toBeTruthy()
  })

  it('says why it failed, and tries again', async () => {
    server.handlers.set(getAnswerRecord, () => refused(404, 'There is no such question among your own.'))
    const user = await openPanel()
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
    expect(screen.getByRole('alert').textContent).toContain('There is no such question among your own.')
    server.handlers.set(getAnswerRecord, () => answered(getAnswerRecord, record))

    await user.click(again)

    expect(await screen.findByRole('table', { name: 'Kept: 1 record' })).toBeTruthy()
  })

  it('says so where nothing was found to weigh', async () => {
    server.handlers.set(getAnswerRecord, () =>
      answered(getAnswerRecord, { ...record, candidates: [], searches: [] }),
    )

    await openPanel()

    expect(await screen.findByText(/there was nothing to weigh/u)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the line before the first question', () => {
  it('says what this installation holds, and since when', async () => {
    server.handlers.set(describeCorpus, () => answered(describeCorpus, corpus))

    await renderSignedIn(<CorpusLine />, ['ai', 'answer-record', 'evidence'])

    expect(
      await screen.findByText(
        'This installation holds 434 studies and 125 guideline entries, last changed 20 November 2026.',
      ),
    ).toBeTruthy()
  })

  it('says that there is nothing yet', async () => {
    const nothing = { ...corpus, documents: 0, byKind: { article: 0, trial: 0, guideline: 0 } }
    server.handlers.set(describeCorpus, () => answered(describeCorpus, nothing))

    await renderSignedIn(<CorpusLine />, ['ai', 'answer-record', 'evidence'])

    expect(await screen.findByText(/holds no evidence yet/u)).toBeTruthy()
  })
})
