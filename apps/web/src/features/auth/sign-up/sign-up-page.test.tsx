import { register } from '@auscult/contract/auth/auth.ts'
import { getCountry } from '@auscult/contract/public/geo.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { SignUpPage } from './sign-up-page.tsx'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const password = 'correct horse battery'
const fields = ['First name', 'Last name', 'Email', 'Password', 'Confirm password'] as const
type Name = (typeof fields)[number]
const good: Record<Name, string> = {
  'First name': 'Anna',
  'Last name': 'Bergmann',
  Email: 'anna@example.org',
  Password: password,
  'Confirm password': password,
}

const button = () => screen.getByRole('button', { name: 'Create Account' })
const terms = () => screen.getByRole('checkbox', { name: 'I accept the terms and conditions' })
const privacy = () => screen.getByRole('checkbox', { name: 'I accept the privacy policy' })
const newsletter = () => screen.getByRole('checkbox', { name: 'Send me the newsletter (optional)' })

async function open() {
  await renderAccess('/signup', <SignUpPage />)
  await screen.findByLabelText('First name')
  return userEvent.setup()
}

/** Fills the form in, with some answers replaced; an empty one is left out. */
async function fillIn(user: Awaited<ReturnType<typeof open>>, changes: Partial<Record<Name, string>> = {}) {
  for (const name of fields) {
    const value = changes[name] ?? good[name]
    await user.click(screen.getByLabelText(name))
    if (value !== '') await user.paste(value)
  }
  await user.click(terms())
  await user.click(privacy())
}

it.each([
  ['terms and conditions', 'Terms and Conditions', /at least 30 days before/u],
  ['privacy policy', 'Privacy Policy', /not directed at people under 18/u],
])('lets a person read the %s over the form, and keeps what was typed', async (words, title, sentence) => {
  const user = await open()
  await user.type(screen.getByLabelText('First name'), 'Anna')
  const opener = screen.getByRole('button', { name: words })

  await user.click(opener)
  expect(await screen.findByText(sentence)).toBeDefined()
  const dialog = screen.getByRole('dialog', { name: title })
  expect(within(dialog).getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(within(dialog).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3)
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(terms()).toHaveProperty('checked', false)
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Anna')
})

// The page fetches its form; the first time, that takes longer here than a test waits.
beforeAll(() => import('./sign-up-form.tsx'))

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getCountry, () => answered(getCountry, { country_name: 'Ireland' }))
  server.handlers.set(register, () => answered(register, { statusCode: 200, message: 'A code was sent' }))
  return () => vi.unstubAllGlobals()
})

describe('each rule of the sign-up form, checked on submit', () => {
  it.each<[string, Partial<Record<Name, string>>, Name, string]>([
    ['first name', { 'First name': '' }, 'First name', 'First name is required'],
    ['first name of blanks', { 'First name': '  ' }, 'First name', 'First name is required'],
    ['last name', { 'Last name': '' }, 'Last name', 'Last name is required'],
    ['email', { Email: '' }, 'Email', 'Email is required'],
    ['email without a domain', { Email: 'anna@' }, 'Email', 'Please enter a valid email address'],
    ['email with a space', { Email: 'anna b@example.org' }, 'Email', 'Please enter a valid email address'],
    ['password', { Password: '', 'Confirm password': '' }, 'Password', 'Password is required'],
    ['password of 7', { Password: '1234567' }, 'Password', 'Password must be at least 8 characters'],
    ['confirmation', { 'Confirm password': '' }, 'Confirm password', 'Please confirm your password'],
    ['other confirmation', { 'Confirm password': 'else' }, 'Confirm password', 'Passwords do not match'],
  ])('names a fault of the %s', async (_, changes, name, message) => {
    const user = await open()
    await fillIn(user, changes)
    screen.getByLabelText('First name').focus()

    await user.keyboard('{Enter}')

    await screen.findByText(message)
    const input = screen.getByLabelText(name)
    const describedBy = input.getAttribute('aria-describedby') ?? ''
    const descriptions = describedBy.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(descriptions).toContain(message)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(server.received.some(({ operation }) => operation === 'register')).toBe(false)
  })

  it.each([
    ['terms', terms, 'You must accept the terms and conditions'],
    ['privacy', privacy, 'You must accept the privacy policy'],
  ])('asks for consent to the %s', async (_, box, message) => {
    const user = await open()
    await fillIn(user)
    await user.click(box())
    screen.getByLabelText('First name').focus()

    await user.keyboard('{Enter}')

    await screen.findByText(message)
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  it('an empty form says everything that is missing at once, and goes to the first', async () => {
    const user = await open()
    screen.getByLabelText('Email').focus()

    await user.keyboard('{Enter}')

    await screen.findByText('First name is required')
    expect(screen.getAllByText(/is required$|^Please confirm|^You must accept/)).toHaveLength(7)
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  })

  it("a field's error clears once it is edited", async () => {
    const user = await open()
    screen.getByLabelText('Email').focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Email is required')

    await user.type(screen.getByLabelText('Email'), 'a')

    expect(screen.queryByText('Email is required')).toBeNull()
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    expect(screen.getByText('Last name is required')).toBeDefined()
  })
})

describe('while typing', () => {
  it('a password of 1 to 7 characters is said to be too short', async () => {
    const user = await open()
    const message = 'Password must be at least 8 characters'
    expect(screen.queryByText(message)).toBeNull()

    await user.type(screen.getByLabelText('Password'), '1234567')
    expect(screen.getByText(message)).toBeDefined()

    await user.type(screen.getByLabelText('Password'), '8')
    expect(screen.queryByText(message)).toBeNull()
  })

  it('a confirmation that differs is said to differ', async () => {
    const user = await open()

    await user.type(screen.getByLabelText('Password'), '12345678')
    await user.type(screen.getByLabelText('Confirm password'), '1234567')
    expect(screen.getByText('Passwords do not match')).toBeDefined()

    await user.type(screen.getByLabelText('Confirm password'), '8')
    expect(screen.queryByText('Passwords do not match')).toBeNull()
  })
})

describe('Create Account', () => {
  it('can be pressed only when everything required is there; the newsletter is optional', async () => {
    const user = await open()
    expect(button()).toHaveProperty('disabled', true)

    await fillIn(user)
    expect(button()).toHaveProperty('disabled', false)

    await user.click(newsletter())
    expect(button()).toHaveProperty('disabled', false)
  })

  it.each<[string, Partial<Record<Name, string>>]>([
    ['a first name', { 'First name': ' ' }],
    ['a last name', { 'Last name': ' ' }],
    ['an email', { Email: '' }],
    ['an email of the right shape', { Email: 'anna@' }],
    ['a password', { Password: '', 'Confirm password': '' }],
    ['an eighth character of the password', { Password: '1234567', 'Confirm password': '1234567' }],
    ['a confirmation', { 'Confirm password': '' }],
    ['the same confirmation', { 'Confirm password': 'correct horse batterz' }],
  ])('cannot be pressed without %s', async (_, changes) => {
    const user = await open()

    await fillIn(user, changes)

    expect(button()).toHaveProperty('disabled', true)
  })

  it.each([
    ['the terms', terms],
    ['the privacy policy', privacy],
  ])('cannot be pressed without consent to %s', async (_, box) => {
    const user = await open()
    await fillIn(user)
    expect(button()).toHaveProperty('disabled', false)

    await user.click(box())

    expect(button()).toHaveProperty('disabled', true)
  })

  it('registers with the name joined by one space, and opens the code view', async () => {
    const user = await open()
    await fillIn(user, { 'First name': ' Anna ', 'Last name': 'Bergmann ' })

    await user.click(button())

    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined()
    const [sent] = server.received.filter(({ operation }) => operation === 'register')
    expect(sent?.body).toEqual({
      name: 'Anna Bergmann',
      email: 'anna@example.org',
      password,
      privacyPolicy: true,
      termAndCondition: true,
      isPromotion: false,
    })
  })

  it('leaves the password in no storage of the browser', async () => {
    const user = await open()
    await fillIn(user)

    await user.click(button())
    await screen.findByRole('heading', { name: 'Check your email' })

    const kept = JSON.stringify([localStorage, sessionStorage, history.state, location.href])
    expect(kept).not.toContain('battery')
  })

  it("shows the server's message when it refuses, and loses nothing that was typed", async () => {
    server.handlers.set(register, () => refused(400, 'Sign-up is closed'))
    const user = await open()
    await fillIn(user)

    await user.click(button())

    expect((await screen.findByRole('alert')).textContent).toBe('Sign-up is closed')
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Anna')
  })

  it('tells at the password that the server refused it, until another is typed', async () => {
    const message = 'This password is among the most used'
    server.handlers.set(register, () => refused(400, message, 'password-common'))
    const user = await open()
    await fillIn(user)

    await user.click(button())

    await screen.findByText(message)
    const field = screen.getByLabelText('Password')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(screen.getByLabelText('Last name'), '!')
    expect(screen.getByText(message)).toBeDefined()
    await user.type(field, '!')
    expect(screen.queryByText(message)).toBeNull()
  })

  it.each([
    ['its short reason', { message: '', error: 'Bad Request' }, 'Bad Request'],
    ['its own words', {}, 'Signup failed. Please try again.'],
  ])('tells a refusal without a message in %s', async (_, answer, words) => {
    server.handlers.set(register, () => ({ status: 400, answer }))
    const user = await open()
    await fillIn(user)

    await user.click(button())

    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })

  it('tells in its own words that no server answers', async () => {
    const user = await open()
    await fillIn(user)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    await user.click(button())

    expect((await screen.findByRole('alert')).textContent).toBe('Signup failed. Please try again.')
  })
})
