import { type AntibioticEntry, listAntibiotics } from '@auscult/contract/guides/antibiotics.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { bringAllNear } from '../../../testing/near-by.ts'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { loadAntibiotics } from '../on-device.ts'
import { AntibioticsPage } from './antibiotics-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>
const entries = await loadAntibiotics()

/** Watches nothing, so that only a press loads more. */
function keepAllFar(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

beforeEach(async () => {
  server = await startSealedServer()
  keepAllFar()
  return () => vi.unstubAllGlobals()
})

/** The guide as the server pages it, of the given syndromes. */
function serve(all: readonly AntibioticEntry[], localGuidance: string | null = null) {
  server.handlers.set(listAntibiotics, ({ query }) => {
    const end = Number(query.get('page')) * Number(query.get('limit'))
    return answered(listAntibiotics, {
      data: all.slice(end - Number(query.get('limit')), end),
      total: all.length,
      hasMore: end < all.length,
      localGuidance,
    })
  })
}

async function open() {
  await renderSignedIn(<AntibioticsPage />, ['ui', 'controls', 'evidence', 'tools'])
  return userEvent.setup()
}

const syndromes = () => screen.getAllByRole('article')
const entryOf = async (name: string) => {
  const article = (await screen.findByRole('heading', { name })).closest('article')
  return within(article ?? document.body)
}

it('shows ten syndromes, and ten more at a press', async () => {
  serve(entries.slice(0, 25))
  const user = await open()
  await waitFor(() => expect(syndromes()).toHaveLength(10))
  expect(server.received.at(-1)?.query.get('limit')).toBe('10')

  await user.click(screen.getByRole('button', { name: 'Load more' }))

  await waitFor(() => expect(syndromes()).toHaveLength(20))
})

it('loads page by page by itself when the end is near, until there are no more', async () => {
  bringAllNear()
  serve(entries.slice(0, 23))

  await open()

  expect(await screen.findByText('23 entries, no more to come', {}, { timeout: 15_000 })).toBeDefined()
  expect(syndromes()).toHaveLength(23)
})

it('shows drugs with dose and notes, AWaRe, ATC, marks and references', async () => {
  serve(entries.filter(({ _id }) => _id === 'community-acquired-pneumonia-mild-curb-65-0-1'))

  await open()

  const entry = await entryOf('Community-acquired pneumonia, mild (CURB-65 0-1)')
  expect(entry.getByText('Draft until reviewed')).toBeDefined()
  expect(entry.getByText('1 g every 8 hours orally')).toBeDefined()
  expect(entry.getByText('ATC J01CA04')).toBeDefined()
  expect(entry.getAllByText('Access').length).toBeGreaterThan(1)
  expect(entry.getAllByText('Penicillin')).toHaveLength(2)
  expect(entry.getAllByText('Note on penicillin allergy')).toHaveLength(2)
  expect(entry.getAllByText('Note on pregnancy')).toHaveLength(2)
  expect(entry.getByRole('link', { name: /NICE NG250/u }).getAttribute('href')).toBe(
    'https://www.nice.org.uk/guidance/ng250',
  )
  expect(entry.getByText(/Check allergy, weight/u)).toBeDefined()
})

it('marks a penicillin that stands in the notes alone', async () => {
  serve(entries.filter(({ _id }) => _id === 'helicobacter-pylori-eradication'))

  await open()

  const entry = await entryOf('Helicobacter pylori eradication')
  const row = entry.getByRole('row', { name: /^Clarithromycin/u })
  expect(within(row).getByText('With a penicillin')).toBeDefined()
})

it('says where a row has no source, and that local guidance comes first', async () => {
  serve(entries.filter(({ references }) => references.length === 0).slice(0, 1))

  await open()

  expect(await screen.findByText('No source could be cited for this row.')).toBeDefined()
  expect(screen.getByText('Check local guidance first')).toBeDefined()
})

it('filters by what was typed once it is applied, and shows all again', async () => {
  serve(entries)
  const user = await open()
  await waitFor(() => expect(syndromes()).toHaveLength(10))
  serve(entries.filter(({ group }) => group === 'dental'))

  await user.type(screen.getByRole('searchbox', { name: 'Syndrome, drug or pathogen' }), ' dental ')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect(await screen.findByText('2 results')).toBeDefined()
  expect(server.received.at(-1)?.query.get('search')).toBe('dental')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(syndromes()).toHaveLength(10))
})

it("links to the operator's guidance where it is set", async () => {
  serve(entries.slice(0, 1), 'https://guidance.hospital.example/')

  await open()

  expect((await screen.findByRole('link', { name: /Local guidance/u })).getAttribute('href')).toBe(
    'https://guidance.hospital.example/',
  )
})

it('answers from the device without a connection, page by page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const user = await open()
  await waitFor(() => expect(syndromes()).toHaveLength(10))
  expect(
    screen.getByText(
      /No connection: shown from this device for as long as you are logged in\. Data of 20 November 2026\./u,
    ),
  ).toBeDefined()
  expect(screen.queryByText(/no link to it is set/u)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Load more' }))

  await waitFor(() => expect(syndromes()).toHaveLength(20))
})

it('shows what the server says in the place of the list', async () => {
  server.handlers.set(listAntibiotics, () => refused(500, 'The guide is being renewed.'))
  const user = await open()
  expect((await screen.findByRole('alert')).textContent).toContain('The guide is being renewed.')
  serve(entries.slice(0, 1))

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(syndromes()).toHaveLength(1))
})

it('says that no syndrome fits', async () => {
  serve([])

  await open()

  expect(await screen.findByText('No syndrome fits.')).toBeDefined()
})
