import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { GuidelineAnswer } from './guideline-answer.tsx'
import { guidelineFixture } from './guideline.fixture.ts'

async function openAnswer(response = guidelineFixture) {
  const user = userEvent.setup()
  const onAsk = vi.fn<(question: string) => void>()
  await renderSignedIn(<GuidelineAnswer response={response} disabled={false} onAsk={onAsk} />, [
    'ai',
    'evidence',
  ])
  return { user, onAsk }
}

const table = () => within(screen.getByRole('table', { name: 'Hypertension in adults: guidelines compared' }))

describe('GuidelineAnswer', () => {
  it('is a table with a column a guideline and a row a part', async () => {
    await openAnswer()

    expect(
      table()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['About it', 'Diagnostic criteria', 'First-line treatment', 'Key differences'])
    const [, nice, older] = table().getAllByRole('columnheader')
    expect(nice?.textContent).toContain('NICE NG136 (2019)')
    expect(older?.textContent).toContain('ACC/AHA 2017')
    const row = within(table().getByRole('row', { name: /^First-line treatment/ }))
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Under 55 and not Black: ACE inhibitor or ARBClass I · Level A',
      '55 or over or Black: calcium-channel blocker',
    ])
    expect(row.getByText('Nothing stored on this')).toBeDefined()
  })

  it("says whose a guideline is, whether it is the reader's country's and whether it still holds", async () => {
    await openAnswer()

    const [nice, older] = within(table().getByRole('row', { name: /^About it/ })).getAllByRole('cell')
    expect(nice?.textContent).toContain('2019 · United Kingdom')
    expect(nice?.textContent).toContain('Your country')
    expect(screen.getAllByText('Not yet reviewed by a clinician')).toHaveLength(1)
    expect(older?.textContent).toContain('2017 · United States')
    expect(older?.textContent).toContain('Superseded. AHA/ACC 2025')
    expect(older?.textContent).not.toContain('Your country')
  })

  it('leads to the document, and says where only a search is known', async () => {
    await openAnswer()

    const link = table().getByRole('link', { name: /^Open the guideline/ })
    expect(link.getAttribute('href')).toBe('https://www.nice.org.uk/guidance/ng136')
    expect(table().getByRole('link', { name: /^Search for the guideline/ })).toBeDefined()
  })

  it('shows one guideline at a time under tabs for a narrow screen', async () => {
    const { user } = await openAnswer()
    expect(screen.getByRole('tabpanel', { name: 'NICE NG136 (2019)' }).textContent).toContain('135/85')

    await user.click(screen.getByRole('tab', { name: 'ACC/AHA 2017' }))

    const panel = within(screen.getByRole('tabpanel', { name: 'ACC/AHA 2017' }))
    expect(panel.getByText('Lowest diagnostic threshold')).toBeDefined()
    expect(panel.getByText('Superseded.')).toBeDefined()
  })

  it('lists its references, each to be copied', async () => {
    const { user } = await openAnswer()
    const references = within(screen.getByRole('region', { name: 'References' }))
    const [first] = references.getAllByRole('button', { name: 'Copy citation' })

    await user.click(first ?? document.body)

    expect(await navigator.clipboard.readText()).toBe(
      'National Institute for Health and Care Excellence. NICE NG136. 2019. https://www.nice.org.uk/guidance/ng136',
    )
    expect(references.getAllByRole('listitem')).toHaveLength(2)
  })

  it('offers the other topics that matched as questions', async () => {
    const { user, onAsk } = await openAnswer()

    await user.click(screen.getByRole('button', { name: 'Hypertension in pregnancy' }))

    expect(onAsk).toHaveBeenCalledWith('Hypertension in pregnancy')
  })
})
