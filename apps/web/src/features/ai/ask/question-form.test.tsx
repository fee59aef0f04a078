import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { box, openPage, question, startAiServer } from '../ai-page.steps.tsx'
import { AiPage } from '../ai-page.tsx'

let server: Awaited<ReturnType<typeof startAiServer>>

beforeEach(async () => {
  server = await startAiServer()
  return () => vi.unstubAllGlobals()
})

describe('the question box', () => {
  it('counts the words out of 100', async () => {
    const user = await openPage()

    await user.type(box(), 'is metformin safe')

    expect(screen.getByText('3/100')).toBeDefined()
  })

  it('lets a person know how many words are too many, and does not send them', async () => {
    const user = await openPage()

    await user.click(box())
    await user.paste(Array.from({ length: 102 }, () => 'word').join(' '))
    await user.keyboard('{Enter}')

    expect(screen.getByText('2 words too many. Questions are at most 100 words.')).toBeDefined()
    expect(server.asked()).toHaveLength(0)
  })

  it('warns while a person who can be told from the question is typed, and still sends it', async () => {
    const user = await openPage()
    const warning = /seems to name a patient/u

    await user.type(box(), 'Should Mrs Bianchi take aspirin')
    const warned = screen.queryByText(warning)
    await user.clear(box())
    await user.type(box(), 'Should a woman take aspirin')
    const still = screen.queryByText(warning)
    await user.clear(box())
    await user.type(box(), 'Should Mrs Bianchi take aspirin{Enter}')

    expect(warned).not.toBeNull()
    expect(still).toBeNull()
    await vi.waitFor(() => expect(server.asked()).toHaveLength(1))
  })

  it('helps to complete a question of fewer than four words', async () => {
    const user = await openPage()

    await user.type(box(), 'immunotherapy TNBC{Enter}')
    await user.click(
      await screen.findByRole('button', { name: 'What does the evidence say about immunotherapy TNBC?' }),
    )

    expect(box()).toHaveProperty('value', 'What does the evidence say about immunotherapy TNBC?')
    expect(document.activeElement).toBe(box())
    expect(server.asked()).toHaveLength(0)
  })

  it('sends with Enter and starts a new line with Shift and Enter', async () => {
    const user = await openPage()

    await user.type(box(), 'one two{Shift>}{Enter}{/Shift}three four{Enter}')

    await screen.findByText('What to know')
    expect(server.asked().map(({ body }) => body)).toEqual([
      { query: 'one two\nthree four', spelling: 'uk', language: 'en', type: 'clinical' },
    ])
  })

  it('is empty after sending, and the sample questions are gone', async () => {
    const user = await openPage()

    await user.type(box(), `${question}{Enter}`)

    await screen.findByText('What to know')
    expect(box()).toHaveProperty('value', '')
    expect(screen.queryByText('Hey, Doc! Need some help?')).toBeNull()
  })

  it('sends a sample question when it is chosen', async () => {
    const user = await openPage()

    await user.click(screen.getByRole('button', { name: /Does dapagliflozin reduce hospitalisation/ }))

    await screen.findByText('What to know')
    expect(server.asked()).toHaveLength(1)
  })

  it('keeps unsent text for the same person and shows it to nobody else', async () => {
    const user = userEvent.setup()
    const first = await renderSignedIn(<AiPage />, ['ai', 'evidence'])
    await user.type(box(), 'half a thought')
    first.unmount()

    const stranger = await renderSignedIn(<AiPage />, ['ai', 'evidence'], 'user-2')

    expect(box()).toHaveProperty('value', '')
    stranger.unmount()
    await renderSignedIn(<AiPage />, ['ai', 'evidence'])
    expect(box()).toHaveProperty('value', 'half a thought')
  })
})

describe('the monthly limit', () => {
  it('is shown as loading until it is known', async () => {
    server.handlers.set(getIdentity, () => new Promise(() => {}))

    await renderSignedIn(<AiPage />, ['ai', 'evidence'])

    expect(screen.getByText('Loading limit...')).toBeDefined()
  })

  it('closes the box and the sample questions when it is reached', async () => {
    server.leave(0)

    await openPage()

    expect(box()).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Send question' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: /Does dapagliflozin/ })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Monthly limit reached' })).toBeDefined()
  })

  it('is read again after an answer', async () => {
    const user = await openPage()
    server.leave(86)

    await user.type(box(), `${question}{Enter}`)

    expect(await screen.findByText('86 of 100 questions left')).toBeDefined()
  })
})
