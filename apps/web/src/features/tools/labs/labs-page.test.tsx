import { type LabValue, searchLabs } from '@auscult/contract/guides/labs.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chooseLanguage } from '../../../lib/language/i18n.ts'
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
  const found = (await loadLabs()).find((test) => test.name === name)
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

async function openAt(name: string) {
  await serve(name)
  const user = await open()
  const details = await unfold(name)
  return { user, details, input: await details.findByRole('textbox') }
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
    await details.findByText(
      'Women 120–150 g/L: 125 lies within. Men 130–170 g/L: 125 lies below, by 5 g/L.',
    ),
  ).toBeDefined()
  expect(server.received).toHaveLength(calls)
})

describe('a typed value', () => {
  const field = /A value, to see where it lies/u

  it('with a decimal comma is the value that was meant', async () => {
    const { user, details, input } = await openAt('Potassium')

    await user.type(input, '5,9')

    expect(await details.findByText(/: 5\.9 lies above, by 0\.6 mmol\/L\./u)).toBeDefined()
  })

  it('with a point in German is not ten times too high', async () => {
    const { user, details, input } = await openAt('Ferritin')
    await act(() => chooseLanguage('de'))
    onTestFinished(() => chooseLanguage('en-GB'))

    await user.type(input, '12.5')

    expect((await details.findAllByText(/12,5 liegt/u)).length).toBeGreaterThan(0)
  })

  it.each(['5.9 mmol/L', 'abc', '1e9', '-5', '1,234'])(
    'that cannot be read (%s) is told so, and no value before it is placed',
    async (typed) => {
      const { user, details, input } = await openAt('Potassium')
      await user.type(input, '4.1')
      expect(await details.findByText(/4\.1 lies within/u)).toBeDefined()

      await user.clear(input)
      await user.type(input, typed)
      await user.tab()

      expect(details.getByRole('textbox', { name: field }).getAttribute('aria-invalid')).toBe('true')
      expect(details.getByText(/Type a figure alone|no value below zero|without a mark/u)).toBeDefined()
      expect(details.queryByText(/lies (?:above|within|below)/u)).toBeNull()
    },
  )

  it('is converted when the units are switched, and stands as it was typed when they are switched back', async () => {
    const { user, details, input } = await openAt('Creatinine')
    await user.type(input, '180')

    await user.click(screen.getByRole('radio', { name: 'Conventional' }))
    expect(details.getByRole('textbox', { name: field })).toHaveProperty('value', '2.036')
    expect(details.getByText(/mg\/dL: 2\.036 lies above, by/u)).toBeDefined()

    await user.click(screen.getByRole('radio', { name: 'SI' }))
    expect(details.getByRole('textbox', { name: field })).toHaveProperty('value', '180')
  })

  it('of a test that no fixed factor converts is left out of the other units', async () => {
    const { user, details, input } = await openAt('Haemoglobin A1c (IFCC)')
    await user.type(input, '53')

    await user.click(screen.getByRole('radio', { name: 'Conventional' }))

    expect(details.getByRole('textbox', { name: field })).toHaveProperty('value', '')
  })

  it('of the base excess may be negative', async () => {
    const { user, details, input } = await openAt('Base excess')

    await user.type(input, '-5')

    expect(await details.findByText(/: -5 lies below, by 3 mmol\/L\./u)).toBeDefined()
  })
})

it('says a name once, its specimen, and units as they are printed', async () => {
  await serve('Urea', 'Estimated glomerular filtration rate')
  await open()

  expect((await lineOf('Urea')).textContent).toMatch(/^Urea \(serum\)/u)
  expect((await lineOf('Estimated glomerular filtration rate')).textContent).toContain('mL/min/1.73 m²')
})

it('tells the unit that a LOINC code is for, and calls nothing an interval that is none', async () => {
  await serve('Glucose, random')
  await open()

  const details = await unfold('Glucose, random')

  expect((await details.findByText('LOINC code for results in')).nextSibling?.textContent).toBe('mmol/L')
  expect(details.getByText('No agreed range')).toBeDefined()
  expect(details.queryByText('Reference interval')).toBeNull()
  expect(details.queryByRole('textbox')).toBeNull()
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
  expect(
    screen.getByText(
      'No connection: shown from this device for as long as you are logged in. Data of 20 November 2026.',
    ),
  ).toBeDefined()
})

it('answers from the device where the server is not up', async () => {
  server.handlers.set(searchLabs, () => refused(503, 'Starting'))

  await open()

  expect(await screen.findByText('Haemoglobin')).toBeDefined()
})

it('finds everyday names without a connection, as the server does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const user = await open()

  await user.type(screen.getByRole('searchbox', { name: 'Search for a test' }), 'BUN')

  // The list that is still to be loaded has no haemoglobin either.
  expect(await screen.findByText('Urea')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Haemoglobin')).toBeNull())
})

it('lets a person try again when the guide does not come', async () => {
  server.handlers.set(searchLabs, () => refused(500, 'No'))
  const user = await open()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await serve('Ferritin')

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Ferritin')).toBeDefined()
})
