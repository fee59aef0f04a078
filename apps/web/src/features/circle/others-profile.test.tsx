import { requestFriend, respondToFriendRequest } from '@auscult/contract/people/circle.ts'
import { getProfileById } from '@auscult/contract/people/profile.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, connection, requestId } from '../../testing/people.ts'
import { answered, refused } from '../../testing/sealed-server.ts'
import { openProfile, startCircleServer, stranger } from './circle.steps.tsx'

let server: Awaited<ReturnType<typeof startCircleServer>>

beforeEach(async () => {
  server = await startCircleServer()
  server.show(stranger)
  return () => vi.unstubAllGlobals()
})

describe("another person's profile", () => {
  it('shows country and first speciality, and asks them to join the circle', async () => {
    const user = await openProfile()
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Ada Byron' })).toBeDefined()
    expect(screen.getByText('Ireland')).toBeDefined()
    expect(screen.getByText('Cardiology')).toBeDefined()
    server.handlers.set(requestFriend, () =>
      answered(requestFriend, { data: { _id: requestId, status: 'pending' } }),
    )

    await user.click(screen.getByRole('button', { name: 'Add to circle: Ada Byron' }))

    await waitFor(() => expect(server.sent('requestFriend')[0]?.body).toEqual({ receiverId: ada._id }))
  })

  it('answers a request that came from them', async () => {
    server.show({ ...stranger, relation: 'received', requestId })
    const user = await openProfile()
    expect(await screen.findByText('Asks to join your circle.')).toBeDefined()
    server.handlers.set(respondToFriendRequest, () => {
      server.show({ ...stranger, relation: 'connected' })
      return answered(respondToFriendRequest, { statusCode: 200, message: 'Done' })
    })

    await user.click(screen.getByRole('button', { name: 'Accept: Ada Byron' }))

    expect(await screen.findByText('In your circle')).toBeDefined()
    expect(server.sent('respondToFriendRequest')[0]?.body).toEqual({ requestId, status: 'approved' })
  })

  it.each([
    ['requested', 'Your request waits for an answer.'],
    ['self', 'This is you, as others see you.'],
  ] as const)('says what they are to each other: %s', async (relation, words) => {
    server.show({ ...stranger, relation, requestId })

    await openProfile()

    expect(await screen.findByText(words)).toBeDefined()
  })

  it('removes who is in the circle, after a question', async () => {
    server.show({ ...stranger, relation: 'connected' })
    const user = await openProfile()

    await user.click(await screen.findByRole('button', { name: 'Remove' }))

    expect(await screen.findByRole('dialog', { name: 'Remove Ada Byron?' })).toBeDefined()
  })

  it('says that it is on its way', async () => {
    server.handlers.set(getProfileById, () => new Promise<never>(() => undefined))

    await openProfile()

    expect(screen.getByText('Loading the profile...')).toBeDefined()
  })

  it('says when it did not come, and tries again', async () => {
    server.handlers.set(getProfileById, () => refused(429, 'Too many profiles at once.'))
    const user = await openProfile()
    const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 })
    expect(alert.textContent).toContain('Too many profiles at once.')
    server.show(stranger)

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Ada Byron' })).toBeDefined()
  })

  it('is not there for who may not see it', async () => {
    server.show(null)

    await openProfile()

    const words = 'This profile is not there, or not public.'
    expect(await screen.findByText(words, undefined, { timeout: 5_000 })).toBeDefined()
  })

  it('is chosen among all of that name in a new tab, where only the address came along', async () => {
    server.know(connection)
    server.find(stranger, { ...stranger, _id: '01890a5d-ac96-774b-bcce-b302099a0777' })

    await openProfile(null)

    const links = await screen.findAllByRole('link', { name: /Dr. Ada Byron/u })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/others-profile/Ada%20Byron',
      '/others-profile/Ada%20Byron',
    ])
    expect(screen.getByText('Medical Doctor, Cardiology, Ireland · In your circle')).toBeDefined()
    expect(screen.getByText('Medical Doctor, Cardiology, Ireland')).toBeDefined()
    expect(server.sent('getProfileById')).toHaveLength(0)
  })

  it('is nobody’s where nobody of that name is known', async () => {
    server.know()
    server.find()

    await openProfile(null)

    expect(await screen.findByText(/^Nobody of this name/u)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your circle' })).toBeDefined()
  })
})
