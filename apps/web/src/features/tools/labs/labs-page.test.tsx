import { type LabValue, searchLabs } from '@auscult/contract/guides/labs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { loadLabs } from '../on-device.ts'
import { LabsPage } from './labs-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
})

async function testOf(name: string): Promise<LabValue> {
  const found = (await loadLabs()).entries.find((test) => test.name === name)
  if (found === undefined) throw new Error(`No test is called ${name}`)
  return found
}

async function serve(...names: string[]) {
  const data = await Promise.all(names.map(testOf))
  server.handlers.set(searchLabs, () => answered(searchLabs, { data }))
}

async function open() {
  await renderSignedIn(<LabsPage />, ['ui', 'controls', 'tools'])
  return userEvent.setup()
}

const lineOf = async (name: string) => {
  const line = (await screen.findByText(name)).closest('summary')
  if (line === null) throw new Error(`${name} has no line`)
  return line
}

/** The test page opens no `<details>` by itself at a press. */
async function unfold(name: string) {
  const details = (await lineOf(name)).closest('details')
  if (details === null) throw new Error(`${name} does not unfold`)
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  return within(details)
}

it('asks by category where nothing is searched for, and says that it loads', async () => {
  server.handlers.set(searchLabs, () => new Promise(() => undefined))

  await open()

  expect(screen.getByText('Loading lab values....')).toBeDefined()
  await waitFor(() => expect(server.received.at(-1)?.body).toEqual({ type: 'category' }))
})

it('asks for what was typed once typing rests, and for no letter before', async () => {
  await serve('Ferritin')
  const user = await open()
  await screen.findByText('Ferritin')

  await user.type(screen.getByRole('searchbox', { name: 'Search for a test' }), 'ferritin')

  await waitFor(() => expect(server.received.at(-1)?.body).toEqual({ search: 'ferritin' }))
  const searches = server.received.filter(({ operation }) => operation === 'searchLabs')
  expect(searches.map(({ body }) => body)).toEqual([{ type: 'category' }, { search: 'ferritin' }])
})

it('says that nothing was found where nothing was', async () => {
  await serve()

  await open()

  expect(await screen.findByText('No values found.')).toBeDefined()
})

it('shows ranges in SI units, and in conventional ones once they are chosen', async () => {
  await serve('Haemoglobin')
  const user = await open()
  expect((await lineOf('Haemoglobin')).textContent).toMatch(/Women 120–150.*Men 130–170.*g\/L/u)

  await user.click(screen.getByRole('radio', { name: 'Conventional' }))

  expect((await lineOf('Haemoglobin')).textContent).toMatch(/Women 12–15.*Men 13–17.*g\/dL/u)
})

it('tells codes, source, kind of limit and that nobody has reviewed it', async () => {
  await serve('LDL cholesterol')
  await open()

  const details = await unfold('LDL cholesterol')

  expect(await details.findByText('Decision limit')).toBeDefined()
  expect(details.getByText('Not yet reviewed by a clinician')).toBeDefined()
  expect(details.getByText('guideline: ESC/EAS dyslipidaemia 2019')).toBeDefined()
  expect(details.getByText('mmol/L', { selector: 'code' })).toBeDefined()
  expect(details.getByText((await testOf('LDL cholesterol')).loinc ?? 'none')).toBeDefined()
})

it('says where a typed value lies, for each sex, and sends it nowhere', async () => {
  await serve('Haemoglobin')
  const user = await open()
  const details = await unfold('Haemoglobin')
  const calls = server.received.length

  await user.type(await details.findByRole('textbox', { name: /A value, to see where it lies/u }), '125')

  expect(
    await details.findByText('Women 120–150 g/L: 125 lies within. Men 130–170 g/L: 125 lies below.'),
  ).toBeDefined()
  expect(server.received).toHaveLength(calls)
})

it('places no value in a range that is not given in figures', async () => {
  await serve('Paracetamol')
  await open()

  const details = await unfold('Paracetamol')

  expect(await details.findByText(/no value can be placed/u)).toBeDefined()
  expect(details.getByText('Check local guidance first')).toBeDefined()
})

it('answers from the device without a connection, and says so with the date of the data', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

  await open()

  expect(await screen.findByText('Haemoglobin')).toBeDefined()
  expect(screen.getByText('No connection: shown from this device. Data of 20 November 2026.')).toBeDefined()
})

it('lets a person try again when the guide does not come', async () => {
  server.handlers.set(searchLabs, () => refused(503, 'No'))
  const user = await open()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await serve('Ferritin')

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Ferritin')).toBeDefined()
})
