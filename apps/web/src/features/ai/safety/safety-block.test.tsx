import { Understood } from '@auscult/contract/ai/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTextsIn } from '../../../lib/language/i18n.ts'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { AnswerLanguage } from '../answer/answer-language.tsx'
import { answerFixture, refusalFixture } from '../clinical/clinical.fixture.ts'
import { consensusFixture, noConsensusFixture } from '../consensus/consensus.fixture.ts'
import { AnsweredView } from '../exchange/answered-view.tsx'
import { guidelineFixture } from '../guideline/guideline.fixture.ts'
import { warningFixture, warningsFixture } from './safety.fixture.ts'
import { SafetyBlock } from './safety-block.tsx'

const texts = ['ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch']

async function show(answered: AnsweredQuestion) {
  await renderSignedIn(<AnsweredView answered={answered} disabled={false} onAsk={vi.fn()} />, texts)
}

const safety = [warningFixture]

const answers: [string, AnsweredQuestion][] = [
  ['a clinical answer', { agentType: 'clinical', responseData: { ...answerFixture, safety } }],
  ['a clinical refusal', { agentType: 'clinical', responseData: { ...refusalFixture, safety } }],
  ['a consensus', { agentType: 'consensus', responseData: { ...consensusFixture, safety } }],
  [
    'a refusal of the consensus agent',
    { agentType: 'consensus', responseData: { ...noConsensusFixture, safety } },
  ],
  ['a comparison of guidelines', { agentType: 'guideline', responseData: { ...guidelineFixture, safety } }],
]

describe('the safety block', () => {
  it.each(answers)('stands before everything else of %s', async (_, answered) => {
    await show(answered)

    const block = screen.getByRole('region', { name: 'Safety warning' })
    const [first] = screen.getAllByRole('heading')
    expect(block.contains(first ?? null)).toBe(true)
    expect(within(block).getByRole('heading').textContent).toBe(warningFixture.lead)
    expect(within(block).getByText('Contraindicated')).toBeDefined()
  })

  it('says what happens, what instead, where the limits are, whose rule it is and to check', async () => {
    await renderSignedIn(<SafetyBlock warnings={[warningFixture]} />, texts)

    const block = screen.getByRole('region', { name: 'Safety warning' })
    expect(block.textContent).toContain('Raises potassium further; arrhythmia and death.')
    expect(block.textContent).toContain('Instead: Treat the potassium first')
    expect(block.textContent).toContain('EU: 5')
    expect(block.textContent).toContain('US: 5.5')
    expect(block.textContent).toContain('EU SmPC Aldactone 4.3, 2023')
    expect(block.textContent).toContain('not yet reviewed by a clinician. Check the product information')
    expect(block.textContent).not.toContain('stands in English')
  })

  it('folds the details of the third and later away, never their first sentence', async () => {
    const user = userEvent.setup()
    await renderSignedIn(<SafetyBlock warnings={warningsFixture} />, texts)
    const third = within(screen.getByRole('article', { name: /ramipril/u }))
    const button = third.getByRole('button', { name: /^Show details/u })
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '')

    expect(screen.getByRole('region', { name: '4 safety warnings' })).toBeDefined()
    expect(screen.getAllByRole('button')).toHaveLength(2)
    expect(details?.classList.contains('hidden')).toBe(true)
    expect(details?.classList.contains('print:block')).toBe(true)
    await user.click(button)

    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(details?.classList.contains('hidden')).toBe(false)
  })

  it('is not there where no rule fired', async () => {
    await show({ agentType: 'clinical', responseData: answerFixture })

    expect(screen.queryByRole('region', { name: /safety/iu })).toBeNull()
  })

  describe('in a German answer', () => {
    beforeAll(() => loadTextsIn('de', ['ui', ...texts]))

    it('marks what is quoted in English as English', async () => {
      await renderSignedIn(
        <AnswerLanguage language="de">
          <SafetyBlock warnings={[warningFixture]} />
        </AnswerLanguage>,
        texts,
      )

      const block = await screen.findByRole('region', { name: 'Sicherheitswarnung' })
      const says = within(block).getByText(/^Raises potassium further/u)
      expect(says.closest('[lang]')?.getAttribute('lang')).toBe('en')
      expect(within(block).getByText('Kontraindiziert').closest('[lang]')?.getAttribute('lang')).toBe('de')
      expect(block.textContent).toContain('US: 5,5')
      expect(block.textContent).toContain('Der Wortlaut der Regeln ist englisch')
    })
  })
})

describe('where there is nothing to go on to', () => {
  it('a clinical answer of warnings alone says where to look, and shows no empty parts', async () => {
    await show({
      agentType: 'clinical',
      responseData: {
        ...answerFixture,
        safety: [warningFixture],
        evidence: [],
        sentences: [{ role: 'safety', text: warningFixture.lead, citations: [] }],
        clinical_recommendation: warningFixture.lead,
      },
    })

    expect(screen.getByRole('region', { name: 'Where to look' }).textContent).toContain('dapagliflozin')
    expect(screen.queryByRole('heading', { name: 'What to know' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull()
    expect(screen.getAllByText(warningFixture.lead)).toHaveLength(1)
  })

  it('a refusal names the product information of the drug, guideline and specialist', async () => {
    await show({
      agentType: 'clinical',
      responseData: { ...refusalFixture, understood: answerFixture.understood },
    })

    const places = within(screen.getByRole('region', { name: 'Where to look' }))
      .getAllByRole('listitem')
      .map((place) => place.textContent)
    expect(places).toEqual([
      'Product information of dapagliflozin: indications, dose, contraindications, interactions',
      'Your guideline or local protocol',
      'A specialist, or the poison centre after an overdose or poisoning',
    ])
  })

  it('a refusal of what is no drug names no product information', async () => {
    const understood = Understood.parse({ ...answerFixture.understood, intervention: [] })
    await show({ agentType: 'clinical', responseData: { ...refusalFixture, understood } })

    expect(screen.queryByText(/product information/iu)).toBeNull()
  })

  it('a refusal with broader questions offers these', async () => {
    await show({
      agentType: 'clinical',
      responseData: { ...refusalFixture, broader: ['What helps in heart failure?'] },
    })

    expect(screen.getByRole('button', { name: 'What helps in heart failure?' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Where to look' })).toBeNull()
  })
})
