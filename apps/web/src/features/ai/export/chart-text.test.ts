import { beforeAll, describe, expect, it } from 'vitest'
import { i18n, loadTexts, startI18n } from '../../../lib/language/i18n.ts'
import { answerFixture, refusalFixture } from '../clinical/clinical.fixture.ts'
import { consensusFixture } from '../consensus/consensus.fixture.ts'
import { guidelineFixture } from '../guideline/guideline.fixture.ts'
import { summaryFixture } from '../summary/summary.fixture.ts'
import { warningFixture, warningsFixture } from '../safety/safety.fixture.ts'
import { toAnswerText, toChartText } from './answer-text.ts'
import { chartLimit, chartText, type Piece } from './chart-text.ts'
import { exportTexts } from './export-texts.ts'

const made = 'Auscult, 20 November 2026.'
const leftOut = (count: number) => `${count} left out.`

beforeAll(async () => {
  await startI18n('en-GB')
  await Promise.all(['ai', 'answer-record', 'evidence', 'summary'].map(loadTexts))
})

/** The same numbers each time, so that a failure comes back (a linear congruential generator). */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

function makePieces(roll: (sides: number) => number): Piece[] {
  return Array.from({ length: roll(30) }, (_, nth) => ({
    text: `Sentence ${nth} of ${'word '.repeat(roll(80))}with 0.74 (95% CI 0.65 to 0.85).`,
    rank: roll(6),
    sources: roll(3) === 0 ? [] : [roll(12) + 1],
  }))
}

describe('the text for a chart', () => {
  it('is never longer than the chart takes, and never cuts a sentence or a number', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const roll = createDice(seed)
      const pieces = makePieces(roll)
      const sourceLines = new Map(
        Array.from({ length: 12 }, (_, at) => [at + 1, `[${at + 1}] ${'Long Name '.repeat(roll(20))}PMID 1`]),
      )

      const text = chartText({ pieces, sourceLines, sourcesHeading: 'Sources', made, leftOut })

      const shown = pieces.filter((piece) => text.includes(piece.text))
      expect(text.length).toBeLessThanOrEqual(chartLimit)
      expect(text.endsWith(made)).toBe(true)
      expect((text.match(/Sentence \d+ of/gu) ?? []).length).toBe(shown.length)
      expect(text.includes(leftOut(pieces.length - shown.length))).toBe(shown.length < pieces.length)
      for (const number of shown.flatMap(({ sources }) => sources))
        expect(text).toContain(sourceLines.get(number))
    }
  })

  it('drops the least important first, and the sources only they had', () => {
    const text = chartText({
      pieces: [
        { text: `Lead. ${'x'.repeat(700)}.`, rank: 0, sources: [1] },
        { text: `Support. ${'y'.repeat(900)}.`, rank: 5, sources: [2] },
        { text: 'What argues against.', rank: 2, sources: [1] },
      ],
      sourceLines: new Map([
        [1, '[1] First'],
        [2, '[2] Second'],
      ]),
      sourcesHeading: 'Sources',
      made,
      leftOut,
    })

    expect(text).toContain('Lead.')
    expect(text).toContain('What argues against. [1]')
    expect(text).toContain('1 left out.')
    expect(text).not.toContain('Second')
  })

  it('of a question of a hundred long words still has the answer', () => {
    const text = toChartText(
      {
        question: 'hospitalisation '.repeat(100),
        answered: { agentType: 'clinical', responseData: answerFixture },
        takenAt: '2026-11-20T12:00:00Z',
      },
      exportTexts(i18n),
    )

    expect(text.length).toBeLessThanOrEqual(chartLimit)
    expect(text).toContain(answerFixture.sentences[0]?.text)
  })
})

describe.each([
  { agentType: 'clinical' as const, responseData: answerFixture },
  { agentType: 'consensus' as const, responseData: consensusFixture },
  { agentType: 'guideline' as const, responseData: guidelineFixture },
])('what is taken from the $agentType agent', (answered) => {
  const exported = { question: 'What helps in heart failure?', answered, takenAt: '2026-11-20T12:00:00Z' }

  it('has the question, the day and the version in a chart', () => {
    const text = toChartText(exported, exportTexts(i18n))

    expect(text.length).toBeLessThanOrEqual(chartLimit)
    expect(text).toContain('Question: What helps in heart failure?')
    expect(text).toContain('20 November 2026')
    expect(text).toContain(`engine ${answered.responseData.engine.version}`)
    expect(text).toMatch(/strength \d+\/10/u)
  })

  it('has no text missing in either form', () => {
    const texts = [toChartText(exported, exportTexts(i18n)), toAnswerText(exported, exportTexts(i18n))]

    // A text that is not there shows as its key or as an unfilled place.
    for (const text of texts) expect(text).not.toMatch(/\{\{|\bai:|\btext\.|undefined|null|NaN/u)
  })
})

describe.each([
  { agentType: 'clinical' as const, responseData: { ...answerFixture, safety: warningsFixture } },
  { agentType: 'consensus' as const, responseData: { ...consensusFixture, safety: warningsFixture } },
  { agentType: 'guideline' as const, responseData: { ...guidelineFixture, safety: warningsFixture } },
])('what warns in an answer of the $agentType agent', (answered) => {
  const exported = { question: 'Start spironolactone?', answered, takenAt: '2026-11-20T12:00:00Z' }

  it('stands first after the question, in both forms, with what to check', () => {
    for (const text of [
      toChartText(exported, exportTexts(i18n)),
      toAnswerText(exported, exportTexts(i18n)),
    ]) {
      const [afterQuestion] = text.split('Question: Start spironolactone?')[1]?.trim().split('\n') ?? []
      expect(afterQuestion).toMatch(
        /^CONTRAINDICATED: Do not start spironolactone: potassium 5\.9 mmol\/L\./u,
      )
      for (const { lead } of warningsFixture) expect(text.split(lead)).toHaveLength(2)
      expect(text).toContain('Check the product information')
    }
  })
})

it('what warns is in a chart however long the question and the warnings are, and the chart keeps its length', () => {
  const safety = warningsFixture.map((warning) => ({ ...warning, says: 'Very long. '.repeat(60) }))

  const text = toChartText(
    {
      question: 'hospitalisation '.repeat(100),
      answered: { agentType: 'clinical', responseData: { ...answerFixture, safety } },
      takenAt: '2026-11-20T12:00:00Z',
    },
    exportTexts(i18n),
  )

  expect(text.length).toBeLessThanOrEqual(chartLimit)
  for (const { lead } of safety) expect(text).toContain(lead)
})

it('a chart has how sure, whom it was not studied in and both numbers, after the bottom line', () => {
  const responseData = { ...answerFixture, summary: summaryFixture }

  const text = toChartText(
    {
      question: 'Dapagliflozin in HFrEF?',
      answered: { agentType: 'clinical', responseData },
      takenAt: '2026-11-20T12:00:00Z',
    },
    exportTexts(i18n),
  )

  const [, afterLead = ''] = text.split(answerFixture.sentences[0]?.text ?? 'no lead')
  expect(afterLead).toContain('Strong: one randomised trial.')
  expect(afterLead).toContain('Outside · eGFR 22 · studied: eGFR at least 30.')
  expect(afterLead).toContain(
    'Benefit: 49 fewer per 1,000 people: worsening heart failure or cardiovascular death; 163 against 212 · 18 months; 21 treated for one fewer (15 to 35).',
  )
  expect(afterLead).toContain('Harm: 7 more per 1,000 people: volume depletion; 75 against 68.')
})

it('a refusal that warns can be taken along with what it warns of', () => {
  const responseData = { ...refusalFixture, safety: [warningFixture] }

  const text = toAnswerText(
    {
      question: 'Start it?',
      answered: { agentType: 'clinical', responseData },
      takenAt: '2026-11-20T12:00:00Z',
    },
    exportTexts(i18n),
  )

  expect(text).toContain('Instead: Treat the potassium first; an SGLT2 inhibitor does not raise it.')
  expect(text).toContain('EU 5; US 5.5.')
})

describe('the whole answer as text', () => {
  it('says what the pictures show', () => {
    const text = toAnswerText(
      {
        question: 'Does dapagliflozin help?',
        answered: { agentType: 'clinical', responseData: answerFixture },
        takenAt: '2026-11-20T12:00:00Z',
      },
      exportTexts(i18n),
    )

    expect(text).toContain('Evidence at a glance')
    expect(text).toContain('Effects side by side')
    expect(text).toContain('hazard ratio 0.74 (95% CI 0.65 to 0.85)')
  })
})
