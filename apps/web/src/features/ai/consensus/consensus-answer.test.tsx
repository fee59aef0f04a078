import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { ConsensusAnswer } from './consensus-answer.tsx'
import { conflictFixture, consensusFixture } from './consensus.fixture.ts'

async function openAnswer(response = consensusFixture) {
  const user = userEvent.setup()
  await renderSignedIn(<ConsensusAnswer response={response} />, ['ai', 'evidence'])
  return user
}

const group = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  group(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('the groups', () => {
  it('hold their studies strongest first, and an empty one says so', async () => {
    await openAnswer()

    expect(titles('High evidence')).toEqual([
      'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
      'Cardiovascular and Renal Outcomes with Empagliflozin in Heart Failure',
    ])
    expect(titles('Emerging evidence')).toHaveLength(1)
    expect(titles('Weak evidence')).toEqual([])
    expect(group('Weak evidence').getByText('None found')).toBeDefined()
  })

  it('tell of each study what it found, why it stands there, how strong it is and which way it points', async () => {
    const user = await openAnswer()

    const card = within(screen.getByRole('article', { name: /^Dapagliflozin in Patients/ }))
    expect(card.queryByText('PMID 31535829')?.closest('[hidden]')).not.toBeNull()
    await user.click(card.getByRole('button', { name: /^Dapagliflozin in Patients/ }))
    expect(card.getByText(/^In DAPA-HF: Worsening heart failure/)).toBeDefined()
    expect(card.getByText(/High: strong, and confirmed by another strong study/)).toBeDefined()
    expect(card.getByRole('button', { name: /9 of 10, Strong/ })).toBeDefined()
    expect(card.getByText('Benefit')).toBeDefined()
    expect(card.getByText('PMID 31535829')).toBeDefined()
    expect(card.getByRole('link', { name: /^Open the source/ }).getAttribute('href')).toBe(
      'https://pubmed.ncbi.nlm.nih.gov/31535829/',
    )
  })

  it('say nothing twice: the words a finding rests on stand apart only where they are others', async () => {
    await openAnswer()

    const card = screen.getByRole('article', { name: /^Dapagliflozin in Patients/ })
    expect(card.querySelector('blockquote')).toBeNull()
  })

  it('give a citation to copy', async () => {
    const user = await openAnswer()
    const card = within(screen.getByRole('article', { name: /^Dapagliflozin in Patients/ }))

    await user.click(card.getByRole('button', { name: /^Dapagliflozin in Patients/ }))
    await user.click(card.getByRole('button', { name: 'Copy citation' }))

    expect(await navigator.clipboard.readText()).toContain('PMID 31535829.')
  })
})

describe('the Consensus Meter', () => {
  it('says its level in words and why', async () => {
    await openAnswer()

    expect(screen.getByRole('heading', { name: 'High consensus toward benefit' })).toBeDefined()
    expect(screen.getByText('Strong studies agree, and none as strong contradicts them.')).toBeDefined()
    expect(screen.getByText('2 show benefit')).toBeDefined()
  })

  it('counts every study with its design and size, by direction', async () => {
    await openAnswer()

    const meter = within(screen.getByRole('table', { name: /^Consensus Meter/ }))
    expect(meter.getByText('2 studies, 2 strong, 8,474 participants')).toBeDefined()
    expect(meter.getByText('1 study, none strong')).toBeDefined()
    const [agreeing, other] = meter.getAllByRole('row', { name: /Randomised trial/ })
    expect(agreeing?.textContent).toMatch(
      /2 × Randomised trial large: 1,000 to 9,999 participants each8,474$/u,
    )
    expect(within(agreeing ?? document.body).getAllByRole('button')).toHaveLength(2)
    expect(other?.textContent).toMatch(
      /1 × Randomised trial large: 1,000 to 9,999 participants eachnot told$/u,
    )
  })

  it('leads from a square to its study', async () => {
    const user = await openAnswer()
    const meter = within(screen.getByRole('figure', { name: 'Consensus Meter' }))

    await user.click(
      meter.getByRole('button', { name: /^Source 3, The Effect of Digoxin.*Moderate, 6 of 10/ }),
    )

    expect(document.activeElement).toBe(screen.getByRole('article', { name: /^The Effect of Digoxin/ }))
  })

  it('says where strong studies contradict each other, and which', async () => {
    await openAnswer(conflictFixture)

    expect(screen.getByText('Weak consensus: strong studies conflict')).toBeDefined()
    const note = within(screen.getByRole('status'))
    const lines = note.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(note.getByText('Strong studies contradict each other')).toBeDefined()
    expect(lines[0]).toMatch(/^Benefit: DAPA-HF.\[1\], EMPEROR-Reduced.\[2\]$/u)
    expect(lines[1]).toMatch(/^No clear difference: DIG.\[3\]$/u)
  })

  it('speaks of no conflict where there is none', async () => {
    await openAnswer()

    expect(screen.queryByText('Strong studies contradict each other')).toBeNull()
  })
})

describe('the future perspective', () => {
  it('lists registered trials with what the registry tells, and the gaps the sources name', async () => {
    await openAnswer()

    const trial = within(group('Registered trial, not reported yet').getByRole('listitem'))
    expect(trial.getByRole('link', { name: /^A trial of early treatment/ }).getAttribute('href')).toBe(
      'https://clinicaltrials.gov/study/NCT00000001',
    )
    expect(
      trial.getByText(/active, not recruiting · Phase 3 · 2,400 participants · completion March 2027$/),
    ).toBeDefined()
    expect(group('Future perspective').getByText(/^DAPA-HF leaves open: /)).toBeDefined()
  })

  it('says so when nothing is known to come', async () => {
    await openAnswer(conflictFixture)

    expect(group('Future perspective').getByText(/^No registered trial without results/)).toBeDefined()
  })
})
