import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { ClinicalAnswer } from './clinical-answer.tsx'
import { answerFixture } from './clinical.fixture.ts'

async function openAnswer(response = answerFixture) {
  const user = userEvent.setup()
  await renderSignedIn(<ClinicalAnswer response={response} disabled={false} onAsk={() => undefined} />, [
    'ai',
    'evidence',
    'summary',
  ])
  return user
}

const sources = () => within(screen.getByRole('region', { name: 'Sources' }))
const dapa = () => sources().getByRole('article', { name: /^Dapagliflozin in Patients/ })

describe('ClinicalAnswer', () => {
  it('lists the sources strongest first', async () => {
    await openAnswer()

    expect(
      sources()
        .getAllByRole('article')
        .map((card) => card.id),
    ).toEqual(['source-1', 'source-2', 'source-3'])
    expect(sources().getAllByRole('article')[0]).toBe(dapa())
  })

  it('opens the verbatim quote of a citation, and leads from there to the source and back', async () => {
    const user = await openAnswer()
    const lead = screen.getByText(/^Dapagliflozin reduced worsening/, { selector: 'p span' }).closest('p')
    const citation = within(lead ?? document.body).getByRole('button', { name: /^Source 1: / })

    await user.click(citation)
    const popover = within(await screen.findByRole('dialog', { name: 'Source 1' }))

    expect(popover.getByText(/occurred less often: hazard ratio 0.74/)).toBeDefined()
    expect(popover.getByText('Section: Results · Read: own synopsis')).toBeDefined()
    await user.click(popover.getByRole('button', { name: 'Go to source 1' }))
    expect(document.activeElement).toBe(dapa())
    await user.click(within(dapa()).getByRole('button', { name: 'Cited in sentence 1' }))
    expect(document.activeElement).toBe(citation)
  })

  it('opens the reasons of a score, with their points, the sum and the cap', async () => {
    const user = await openAnswer()
    const card = within(sources().getByRole('article', { name: /The Effect of Digoxin/ }))

    await user.click(card.getByRole('button', { name: /6 of 10, Moderate/ }))

    const rows = card.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toContain('DesignRandomised trial, parallel groups+6.50')
    expect(rows).toContain('RecencyPublished 29 years ago\u22120.50')
    expect(rows).toContain('Sum8.25')
    expect(rows).toContain('Limited to 6Another drug than the one asked about≤ 6')
  })

  it('shows title, score and effect of a source, and all else at a press on its title', async () => {
    const user = await openAnswer()
    const card = within(dapa())
    expect(card.getByText('hazard ratio 0.74 (95% CI 0.65 to 0.85)')).toBeDefined()
    expect(card.getByText(/Read: own synopsis/).closest('[hidden]')).not.toBeNull()

    await user.click(card.getByRole('button', { name: /^Dapagliflozin in Patients/ }))

    expect(card.getByText(/Read: own synopsis/).closest('[hidden]')).toBeNull()
    expect(card.getByRole('link', { name: /^Open the source/ })).toBeDefined()
  })

  it('says once that no clinician has reviewed its summaries', async () => {
    await openAnswer()

    expect(screen.getAllByText('Not yet reviewed by a clinician')).toHaveLength(1)
  })

  it('keeps what nothing of the answer cites under a heading of its own', async () => {
    const sentences = answerFixture.sentences.filter(({ role }) => role === 'lead')
    await openAnswer({ ...answerFixture, sentences })

    const beside = within(screen.getByRole('region', { name: 'Also found' }))
    expect(sources().getAllByRole('article')).toEqual([dapa()])
    expect(beside.getAllByRole('article').map(({ id }) => id)).toEqual(['source-2', 'source-3'])
  })

  it('says the picture of the evidence in words', async () => {
    await openAnswer()
    const picture = within(screen.getByRole('figure', { name: 'Evidence at a glance' }))

    expect(picture.getByText('2 show benefit')).toBeDefined()
    expect(picture.getByText('1 shows no clear difference')).toBeDefined()
    expect(
      picture.getByRole('button', { name: /^Source 3, The Effect of Digoxin.*Moderate, 6 of 10/ }),
    ).toBeDefined()
  })

  it('reads the forest plot as a table', async () => {
    await openAnswer()

    const plot = within(screen.getByRole('table', { name: /^Effects side by side/ }))
    const row = within(plot.getByRole('row', { name: /McMurray 2019/ }))
    expect(row.getByText('hazard ratio, 95% CI')).toBeDefined()
    expect(row.getAllByText('0.74 (0.65–0.85)')).not.toHaveLength(0)
    expect(row.getByText('Benefit')).toBeDefined()
  })

  it('shows the notice first, as an alert', async () => {
    await openAnswer({ ...answerFixture, notice: 'If this is an emergency, call for help.' })

    expect(screen.getByRole('alert').textContent).toBe('If this is an emergency, call for help.')
  })

  it('strikes out withdrawn work by name', async () => {
    const withdrawn = [
      {
        id: 'pmid:1',
        name: 'A withdrawn trial',
        link: 'https://pubmed.ncbi.nlm.nih.gov/1/',
        status: 'retracted',
      },
    ] as const
    await openAnswer({ ...answerFixture, withdrawn: [...withdrawn] })

    expect(screen.getByRole('deletion').textContent).toContain('A withdrawn trial')
  })

  it('opens sources outside without handing them anything of this page', async () => {
    const user = await openAnswer()
    await user.click(within(dapa()).getByRole('button', { name: /^Dapagliflozin in Patients/ }))

    const link = within(dapa()).getByRole('link', { name: /^Open the source/ })
    expect(link.getAttribute('href')).toBe('https://pubmed.ncbi.nlm.nih.gov/31535829/')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('never makes a link of an address that is not http or https, nor markup of a text', async () => {
    const hostile = { link: 'javascript:alert(1)', name: '<img src=x onerror=alert(1)>' }
    await openAnswer({
      ...answerFixture,
      evidence: answerFixture.evidence.map((entry) => ({ ...entry, ...hostile })),
    })

    expect(sources().getAllByText('<img src=x onerror=alert(1)>')).not.toHaveLength(0)
    expect(sources().queryByRole('link')).toBeNull()
    expect(document.querySelector('img')).toBeNull()
  })
})
