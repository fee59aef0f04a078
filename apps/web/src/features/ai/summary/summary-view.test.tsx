import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { ClinicalAnswer } from '../clinical/clinical-answer.tsx'
import { answerFixture } from '../clinical/clinical.fixture.ts'
import { summaryFixture } from './summary.fixture.ts'

const sentencesOf = (text: string) =>
  answerFixture.sentences.map((sentence) => (sentence.role === 'lead' ? { ...sentence, text } : sentence))

async function openAnswer(summary = summaryFixture, asked: string[] = []) {
  const response = {
    ...answerFixture,
    summary,
    sentences: sentencesOf(summary.bottomLine.text),
    nextQuestions: [{ about: 'kidney' as const, question: 'Does dapagliflozin help in kidney failure?' }],
  }
  await renderSignedIn(
    <ClinicalAnswer response={response} disabled={false} onAsk={(question) => asked.push(question)} />,
    ['ai', 'evidence', 'summary'],
  )
  return userEvent.setup()
}

const verdict = () => within(screen.getByRole('region', { name: 'What to do' }))

const barOf = (change: string) =>
  verdict().getByText(change).closest('div')?.querySelector('rect')?.getAttribute('class')

describe('the summary of an answer', () => {
  it('says what to do and how sure, with its source, and says it once', async () => {
    await openAnswer()

    expect(verdict().getByText('Do')).toBeDefined()
    expect(verdict().getByRole('heading', { name: 'What to do: Do' })).toBeDefined()
    expect(verdict().getAllByText('Benefit')).not.toHaveLength(0)
    expect(verdict().getByText('Strong: one randomised trial')).toBeDefined()
    expect(verdict().getByText('4,744 participants')).toBeDefined()
    expect(verdict().getByText('2019')).toBeDefined()
    expect(verdict().getByRole('button', { name: /^Source 1: / })).toBeDefined()
    expect(screen.getAllByText(/^In HFrEF add dapagliflozin/)).toHaveLength(1)
  })

  it('tells benefit and harm of a thousand people, and how many are treated for one', async () => {
    await openAnswer()

    expect(verdict().getByText('49 fewer')).toBeDefined()
    expect(verdict().getByText('163 against 212 · 18 months')).toBeDefined()
    expect(verdict().getByText('21 treated for one fewer (15 to 35)')).toBeDefined()
    expect(verdict().getByText('7 more')).toBeDefined()
  })

  it('draws more of what was wished as a gain, and more of a harm as one', async () => {
    const benefit = {
      type: 'risk',
      source: 'pmid:31535829',
      outcome: 'clinical resolution',
      direction: 'benefit',
      time: '28 days',
      treated: 700,
      untreated: 580,
      difference: 120,
      numberNeeded: null,
    } as const
    await openAnswer({ ...summaryFixture, benefit })

    expect(barOf('120 more')).toBe('fill-accent')
    expect(barOf('7 more')).toBe('fill-danger')
  })

  it('says so where the record has no figures of both groups', async () => {
    await openAnswer({ ...summaryFixture, harm: null })

    expect(verdict().getByText('Not computable: no figures of both groups are held.')).toBeDefined()
  })

  it('draws a hundred people on demand, and says the same in words', async () => {
    const user = await openAnswer()

    await user.click(verdict().getByRole('button', { name: 'Show as 100 people' }))

    expect(
      verdict().getByText(
        'Of 100 people 16 with treatment and 21 without: worsening heart failure or cardiovascular death. Crossed out: 5 spared.',
      ),
    ).toBeDefined()
    expect(verdict().getByText(/volume depletion\. Squares: 1 because of it\.$/)).toBeDefined()
  })

  it('shows first where this patient lies outside, and the rest when asked', async () => {
    const user = await openAnswer()
    const checks = within(verdict().getByRole('region', { name: 'This patient and those studied' }))

    expect(checks.getAllByRole('listitem')[0]?.textContent).toMatch(/^Outside · eGFR 22/)
    expect(checks.getAllByRole('listitem')).toHaveLength(2)
    await user.click(checks.getByRole('button', { name: '2 more' }))
    expect(checks.getAllByRole('listitem')).toHaveLength(4)
  })

  it('folds away who was studied where the question tells nothing of the patient', async () => {
    const patient = summaryFixture.patient.filter(({ verdict: is }) => is === 'not-told')
    const user = await openAnswer({ ...summaryFixture, patient })
    const checks = within(verdict().getByRole('region', { name: 'This patient and those studied' }))
    expect(checks.queryByRole('listitem')).toBeNull()

    await user.click(checks.getByRole('button', { name: 'Who was studied: 2 criteria' }))

    expect(checks.getAllByRole('listitem')).toHaveLength(2)
  })

  it('tells the arms as they were given, and what bodies say', async () => {
    await openAnswer()

    expect(
      within(screen.getByRole('region', { name: 'As studied' })).getByText(/10 mg once daily · oral/),
    ).toBeDefined()
    const bodies = within(screen.getByRole('region', { name: 'What guidelines say' }))
    expect(bodies.getByText('agrees')).toBeDefined()
  })

  it('asks the next question at one press', async () => {
    const asked: string[] = []
    const user = await openAnswer(summaryFixture, asked)

    await user.click(screen.getByRole('button', { name: 'Does dapagliflozin help in kidney failure?' }))

    expect(asked).toEqual(['Does dapagliflozin help in kidney failure?'])
  })
})
