import { getUploadUrl, uploadPhoto } from '@auscult/contract/people/photo.ts'
import { getProfile, updateProfile, withdrawVerification } from '@auscult/contract/people/profile.ts'
import { listCountries } from '@auscult/contract/people/reference.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { profileOf } from '../../testing/own-profile.ts'
import { answered, refused } from '../../testing/sealed-server.ts'
import { openAt, sentTo } from './own-profile.steps.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the own profile', () => {
  it('of a doctor offers a pencil for what may be changed and none for what is fixed', async () => {
    await openAt('/doctor-profile')

    const pencils = (await screen.findAllByRole('button', { name: /^Edit: / })).map((one) =>
      one.getAttribute('aria-label'),
    )

    expect(pencils).toEqual([
      'Edit: Name',
      'Edit: Speciality',
      'Edit: Current institution',
      'Edit: Role',
      'Edit: Year of graduation',
      'Edit: Medical school',
      'Edit: Gender',
      'Edit: Date of birth',
      'Edit: Nationality',
    ])
    expect(screen.getByText('Medical Doctor')).toBeDefined()
  })

  it('of a doctor whose number is looked at has no pencil for the name any more', async () => {
    await openAt('/doctor-profile', profileOf({ doctorRegistrationNumber: '123456' }))

    expect(await screen.findByRole('button', { name: 'Edit: Speciality' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Edit: Name' })).toBeNull()
  })

  it('leads from an empty council or number to where they are entered, and says what for', async () => {
    const { user } = await openAt('/doctor-profile')

    const [, number] = await screen.findAllByRole('button', { name: 'Enter it to be verified' })
    if (number !== undefined) await user.click(number)

    const dialog = within(await screen.findByRole('dialog', { name: 'Profile Completion' }))
    expect(await dialog.findByRole('button', { name: 'Edit: Arztnummer' })).toBeDefined()
  })

  it('of a student lets nothing of the studies but the intended speciality be changed', async () => {
    await openAt('/student-profile', profileOf({ type: 'Student' }))

    const pencils = await screen.findAllByRole('button', { name: /^Edit: / })

    expect(pencils.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Edit: Name',
      'Edit: Intended speciality',
      'Edit: Gender',
      'Edit: Date of birth',
      'Edit: Nationality',
    ])
  })

  it('takes a new photo over, and says when one is too large to be sent', async () => {
    const { server, user } = await openAt('/doctor-profile')
    const key = '0b8a4f6e-7d1c-4b8e-9a55-2f1f3f0c9d77'
    server.handlers.set(getUploadUrl, () =>
      answered(getUploadUrl, { data: { uploadUrl: `/api/s3/upload/${key}`, key } }),
    )
    server.handlers.set(uploadPhoto, () => answered(uploadPhoto, { statusCode: 200, message: 'Kept' }))
    server.handlers.set(updateProfile, () =>
      answered(updateProfile, { data: [profileOf({ profilePicture: key })] }),
    )
    await screen.findByRole('button', { name: 'Choose a photo' })
    const choose = async (bytes: number) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      const file = new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' })
      if (input !== null) await user.upload(input, file)
    }

    await choose(2 * 1024 * 1024 + 1)
    expect(await screen.findByText('File too large: Please upload a smaller image')).toBeDefined()
    await choose(9)

    await waitFor(() => expect(sentTo(server)).toEqual([{ profilePicture: key }]))
    expect(screen.queryByText('File too large: Please upload a smaller image')).toBeNull()
  })

  it.each([
    [{ state: 'waiting', reason: null }, 'Your registration number is being checked.'],
    [
      { state: 'refused', reason: 'The register lists another name.' },
      'Your registration was not confirmed: The register lists another name. You can correct name, country, council and number.',
    ],
  ] as const)('says where the verification stands: %j', async (verification, words) => {
    await openAt('/doctor-profile', profileOf({ verification }))

    expect(await screen.findByText(words)).toBeDefined()
  })

  it('takes the number back that waits, once it was asked again', async () => {
    const waiting = profileOf({ verification: { state: 'waiting', reason: null } })
    const { server, user } = await openAt('/doctor-profile', waiting)
    server.handlers.set(withdrawVerification, () =>
      answered(withdrawVerification, {
        data: [{ ...waiting, verification: { state: 'withdrawn', reason: null } }],
      }),
    )

    await user.click(await screen.findByRole('button', { name: 'Withdraw the number' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))

    expect(await screen.findByText(/^You withdrew your registration number/u)).toBeDefined()
    expect(screen.queryByText('Your registration number is being checked.')).toBeNull()
  })

  it('says where the number could not be taken back, because it was decided about meanwhile', async () => {
    const waiting = profileOf({ verification: { state: 'waiting', reason: null } })
    const { server, user } = await openAt('/doctor-profile', waiting)
    server.handlers.set(withdrawVerification, () =>
      refused(404, 'No number waits.', 'verification-not-waiting'),
    )

    await user.click(await screen.findByRole('button', { name: 'Withdraw the number' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))

    expect(await screen.findByText('No number waits.')).toBeDefined()
  })

  it('leads after a refusal to where all of it can be corrected', async () => {
    const verification = { state: 'refused', reason: 'Wrong council.' } as const
    const { user } = await openAt(
      '/doctor-profile',
      profileOf({ verification, medicalCouncil: 'Ärztekammer Berlin' }),
    )

    await user.click(await screen.findByRole('button', { name: 'Correct it' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Profile Completion' }))
    for (const name of ['Name', 'Country of medical registration', 'Ärztekammer', 'Arztnummer'])
      expect(await dialog.findByRole('button', { name: `Edit: ${name}` })).toBeDefined()
  })

  it('says that countries could not be fetched', async () => {
    const { server } = await openAt('/doctor-profile')
    server.handlers.set(listCountries, () => refused(400, 'No'))

    expect(await screen.findByText('Unable to fetch countries.')).toBeDefined()
  })

  it('of the other profession leads to the dashboard', async () => {
    await openAt('/student-profile')

    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeDefined()
  })

  it('says that it is loading, and how complete it is', async () => {
    const { user } = await openAt('/doctor-profile')
    expect(screen.getByText('Loading your profile...')).toBeDefined()

    expect(await screen.findByText('Your profile is 82% complete.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Click Here' }))

    expect(await screen.findByRole('dialog', { name: 'Profile Completion' })).toBeDefined()
  })
})

describe('the dashboard', () => {
  it('welcomes a doctor back and opens what is missing, in the words of the country', async () => {
    const { server, user } = await openAt('/dashboard')
    server.handlers.set(updateProfile, () =>
      answered(updateProfile, {
        data: [profileOf({ medicalCouncil: 'Ärztekammer Berlin', doctorRegistrationNumber: '12345' })],
      }),
    )

    expect(screen.getByText('Loading Dashboard...')).toBeDefined()
    expect(await screen.findByText('Welcome back, Dr. Ines Duarte')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Click Here' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile Completion' }))
    await user.click(await dialog.findByRole('button', { name: 'Edit: Ärztekammer' }))
    expect(dialog.getByRole('combobox', { name: 'Ärztekammer' })).toHaveProperty(
      'value',
      'Ärztekammer Berlin',
    )
    await user.click(dialog.getByRole('button', { name: 'Edit: Arztnummer' }))
    await user.type(dialog.getByLabelText('Arztnummer'), '12345')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await dialog.findByText('You are all set')).toBeDefined()
    expect(sentTo(server)).toEqual([
      { medicalCouncil: 'Ärztekammer Berlin', doctorRegistrationNumber: '12345' },
    ])
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull())
  })

  it('leads to each agent, on without one, and to what can be read and worked out', async () => {
    await openAt('/dashboard')

    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))

    expect(ways).toEqual(['/ai', '/ai', '/ai', '/ai', '/brief', '/review', '/tools'])
  })
})

it.each([
  ['/doctor-profile', 'Your profile could not be loaded'],
  ['/dashboard', 'Your profile could not be loaded'],
])('%s says that the profile could not be loaded, and loads it on trying again', async (path, words) => {
  const { server, user } = await openAt(path)
  server.handlers.set(getProfile, () => refused(400, 'No'))

  expect((await screen.findByRole('alert')).textContent).toContain(words)
  server.handlers.set(getProfile, () => answered(getProfile, { data: [profileOf()] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('button', { name: 'Click Here' })).toBeDefined()
})
