import { getBlogPosts } from '@auscult/contract/public/landing.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bringAllNear } from '../../testing/near-by.ts'
import { renderAccess } from '../../testing/render-access.tsx'
import { answered, startSealedServer } from '../../testing/sealed-server.ts'
import { Featured } from './featured.tsx'
import { LandingPage } from './landing-page.tsx'

async function open() {
  const server = await startSealedServer()
  server.handlers.set(getBlogPosts, () => answered(getBlogPosts, { items: [] }))
  await renderAccess('/', <LandingPage />)
  return { server, user: userEvent.setup() }
}

const shownGrounds = () =>
  screen.getByText(/^From our synopsis of/u, { selector: ':not([inert]) > p' }).parentElement?.textContent
/** The first list after a heading. */
function listBelow(heading: string): HTMLElement {
  const title = screen.getByRole('heading', { name: heading })
  const isAfter = (list: Element) =>
    (title.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const list = screen.getAllByRole('list').find(isAfter)
  if (list === undefined) throw new Error(`There is no list below ${heading}`)
  return list
}

/** Apart from the row that names a feature above the tools, which only narrow screens show. */
const hasCells = (row: HTMLElement) => within(row).queryAllByRole('cell').length > 0

const isLeftOut = (tool: string) =>
  screen.getByRole('columnheader', { name: tool }).className.includes('max-lg:hidden')
const footer = () => within(screen.getByRole('contentinfo'))

beforeEach(() => () => vi.unstubAllGlobals())

describe('the landing page', () => {
  it('has its sections in the order of the specification', async () => {
    await open()

    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'What Is Auscult?',
      'How It Works',
      'Workflow Intelligence Engine',
      'How It Compares',
      'Our Blog',
      'Install Our App',
      'Company',
      'Legal',
      'Explore',
    ])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('leads from its top bar to log-in, sign-up and, in a new tab, the blog', async () => {
    await open()

    const bar = within(screen.getByRole('navigation', { name: 'Site' }))
    expect(bar.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
    expect(bar.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup')
    const blog = bar.getByRole('link', { name: 'Blog (opens in a new tab)' })
    expect(blog.getAttribute('target')).toBe('_blank')
    expect(blog.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.getByRole('button', { name: /^Use the (?:dark|light) theme$/u })).toBeDefined()
  })

  it('has four cards of features, three agents, three bands of strength and three parts of the workflow', async () => {
    await open()

    const counts = [
      'What Is Auscult?',
      'Three Agents, Three Kinds of Question',
      'Strength Score',
      'Workflow Intelligence Engine',
    ].map((heading) => within(listBelow(heading)).getAllByRole('listitem').length)
    expect(counts).toEqual([4, 3, 3, 3])
  })

  it('makes the claims of the operator and names the three bands of the Strength Score', async () => {
    await open()

    for (const text of ['27,000,000+', '45,000+', '660,000+', '8–10', '5–7', '1–4'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText(/^What the service can be loaded with/u)).toBeDefined()
  })

  it('shows no press strip until there is real coverage to name, and then that alone', async () => {
    await open()
    expect(screen.queryByRole('region', { name: 'As Featured In' })).toBeNull()

    render(<Featured coverage={['The Journal of Real Coverage']} />)

    const strip = within(screen.getByRole('region', { name: 'As Featured In' }))
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The Journal of Real Coverage',
    ])
  })

  it('shows each agent by a screen of the product, told in words and with its room kept', async () => {
    await open()

    const pictures = within(screen.getByRole('region', { name: 'Screens of the three agents' })).getAllByRole(
      'img',
    )
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')).toMatch(/^The (?:Clinical|Consensus|Guideline) agent/u)
      expect(picture.getAttribute('loading')).toBe('lazy')
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
    }
    // Two themes, of which the style sheet shows one.
    expect(pictures).toHaveLength(6)
  })

  it('has no place in brackets that somebody was to fill in', async () => {
    await open()

    expect(document.body.textContent).not.toMatch(/\[[^\]]*[A-Z]/u)
  })

  it('brings everything to whoever uses the keyboard, wherever the page has been scrolled to', async () => {
    const { user } = await open()

    await user.keyboard('{Tab}')

    expect(await screen.findByRole('table')).toBeDefined()
  })

  it('lets a narrow screen choose which tool stands beside the product', async () => {
    const { user } = await open()
    await user.keyboard('{Tab}')
    await screen.findByRole('table')

    await user.click(screen.getByRole('radio', { name: 'OpenEvidence' }))

    expect(['Auscult', 'PubMed', 'UpToDate', 'DynaMed', 'OpenEvidence', 'ChatGPT'].filter(isLeftOut)).toEqual(
      ['PubMed', 'UpToDate', 'DynaMed', 'ChatGPT'],
    )
  })

  it('asks nothing of the server and loads no table before a reader comes near', async () => {
    const { server } = await open()

    expect(server.received).toEqual([])
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('compares the product with five other tools on seven features, each by a word', async () => {
    bringAllNear()
    await open()

    const table = within(await screen.findByRole('table', {}, { timeout: 5_000 }))
    expect(table.getAllByRole('columnheader')).toHaveLength(7)
    const rows = table.getAllByRole('row').filter(hasCells)
    expect(rows).toHaveLength(7)
    for (const row of rows)
      for (const cell of within(row).getAllByRole('cell'))
        expect(cell.textContent).toMatch(/^(?:Yes|In part|No|Not stated)/u)
  })

  it('leads from a cell to the document it was taken from, with its publisher and the day it was looked up', async () => {
    bringAllNear()
    const { user } = await open()
    const rows = await screen.findAllByRole('row', { name: /^Available in the EU/u }, { timeout: 5_000 })
    const row = rows.find(hasCells)
    if (row === undefined) throw new Error('The feature has no row')
    const [cell] = within(row).getAllByText(/withdrawn from the EU and the UK/u)
    const [number] = within(cell?.parentElement ?? row).getAllByRole('link', { name: /^Source \d+$/u })
    if (number === undefined) throw new Error('The cell names no source')

    await user.click(number)

    const id = number.getAttribute('href')?.slice(1) ?? ''
    const source = document.querySelector(`details[open] #${id}`)
    expect(source?.textContent).toMatch(
      /OpenEvidence exits Europe.+28 April 2026; looked up on \d+ \w+ \d{4}/u,
    )
    expect(source?.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer')
  })
})

describe('the example answer', () => {
  it('shows for each sentence its source and what our synopsis of it says, and passes that off as no quotation', async () => {
    const { user } = await open()
    const [first, harms, guideline] = screen.getAllByRole('button', { name: /^Show what this rests on/u })
    if (!first || !harms || !guideline) throw new Error('The answer has fewer than three sentences')

    expect(first.getAttribute('aria-pressed')).toBe('true')
    expect(shownGrounds()).toContain('From our synopsis of the paper')
    expect(shownGrounds()).toContain('hazard ratio 0.74')
    await user.click(harms)
    expect(shownGrounds()).toContain('Volume depletion')
    await user.click(guideline)

    expect(shownGrounds()).toContain('From our synopsis of the guideline')
    expect(shownGrounds()).toContain('ESC 2026 on first-line treatment')
    expect(screen.getByRole('figure').textContent).not.toMatch(/[“”"]/u)
    expect(guideline.getAttribute('aria-pressed')).toBe('true')
    expect(first.getAttribute('aria-pressed')).toBe('false')
  })
})

describe('a modal of the footer', () => {
  it.each([
    ['About Us', 'auscultare'],
    ['Terms and Conditions', 'at least 30 days before'],
    ['Terms and Conditions', 'Dated 30 June 2025'],
    ['Privacy Policy', 'not directed at people under 18'],
    ['Privacy Policy', 'Dated 30 June 2025'],
    ['Copyright and Fair Use', 'Article 5(3)(d)'],
    ['Copyright and Fair Use', 'Dated 19 April 2025'],
  ])('%s can be read (%s) and is closed by Escape, which gives the focus back', async (name, words) => {
    const { user } = await open()
    const opener = footer().getByRole('button', { name })
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name }, { timeout: 5_000 })
    await within(dialog).findByText(new RegExp(words.replaceAll(/[()]/gu, '\\$&'), 'u'))
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

    await user.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it.each(['Careers', 'Contribute', 'Contact'])('%s shows mailto lines and nothing else', async (name) => {
    const { user } = await open()

    await user.click(footer().getByRole('button', { name }))

    const dialog = within(await screen.findByRole('dialog', { name }, { timeout: 5_000 }))
    const links = dialog.getAllByRole('link')
    for (const link of links) expect(link.getAttribute('href')).toBe(`mailto:${link.textContent}`)
    expect(dialog.queryAllByRole('textbox')).toEqual([])
  })

  it('names no place that the operator was to fill in with a word of the code', async () => {
    const { user } = await open()
    await user.click(footer().getByRole('button', { name: 'Terms and Conditions' }))

    const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 })
    await within(dialog).findByText(/These terms are an agreement/u)
    expect(dialog.textContent).not.toMatch(/\{\w+\}/u)
  })
})

it('has a copyright line with the year, and names no company and no social network that the operator has not filled in', async () => {
  await open()

  expect(footer().getByText('© 2025, All Rights reserved.')).toBeDefined()
  expect(footer().queryByRole('list', { name: 'Follow us' })).toBeNull()
})
