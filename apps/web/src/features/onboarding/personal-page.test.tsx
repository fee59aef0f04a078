import { getUploadUrl, uploadPhoto } from '@auscult/contract/people/photo.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answered, refused } from '../../testing/sealed-server.ts'
import {
  choose,
  draft,
  hushLog,
  isOff,
  key,
  openAt,
  savedAs,
  sentTo,
  told,
  type User,
} from './onboarding.steps.tsx'

beforeEach(hushLog)

/** Fills step 3 in. */
async function fill(user: User) {
  await user.click(screen.getByRole('radio', { name: 'Prefer to self-describe' }))
  await user.type(screen.getByLabelText('Please describe your gender'), 'Genderfluid')
  await user.type(screen.getByLabelText('Date of birth'), '1990-05-04')
  await choose(user, 'Nationality', 'Ireland')
}

describe('step 3', () => {
  it('is saved without a photo, and Next leads to the greeting and on', async () => {
    const { server, user } = await openAt('/final-profile', { kept: told.Dr })
    const save = screen.getByRole('button', { name: 'Save' })
    await user.click(screen.getByRole('radio', { name: 'Prefer to self-describe' }))
    expect(isOff(save)).toBe(true)

    await fill(user)
    await user.click(save)
    await user.click(await screen.findByRole('button', { name: 'Next' }))

    expect(await screen.findByRole('heading', { name: 'Welcome, Dr. Ada' })).toBeDefined()
    expect(screen.getByText(/being verified/u)).toBeDefined()
    // Step 2 goes along where it has not been saved.
    expect(sentTo(server)).toEqual([
      {
        type: 'Dr',
        country: ['Ireland'],
        professionalCategoryId: ['cardiology'],
        gender: 'Genderfluid',
        dob: '1990-05-04',
        nationality: 'Ireland',
      },
    ])
    await user.click(screen.getByRole('button', { name: 'LAUNCH' }))
    expect(await screen.findByText('arrived at /ai')).toBeDefined()
    expect(draft()).toBeNull()
  })

  it.each([
    ['/final-profile', 'Dr', 'Failed to save your profile. Please try again in few minutes'],
    [
      '/final-Student-Profile',
      'Student',
      'Failed to save your profile. Please try again or contact support if the issue persists',
    ],
  ] as const)(
    'at %s says when it could not be saved, and keeps what was typed',
    async (path, type, words) => {
      const { server, user } = await openAt(path, { kept: told[type] })
      server.handlers.set(updateProfile, () => refused(500, 'No'))

      await fill(user)
      await user.click(screen.getByRole('button', { name: 'Save' }))

      expect(await screen.findByText(words)).toBeDefined()
      expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
      expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '1990-05-04')
    },
  )

  it.each([
    [401, 'Unauthorized: Please log in again'],
    [403, 'Forbidden: You do not have permission to upload a profile picture'],
    [413, 'File too large: Please upload a smaller image'],
    [415, 'Unsupported file type: Please upload a valid image file'],
    [500, 'Failed to upload profile picture. Please try again.'],
  ])('says what is wrong with a photo that the server answers with %d', async (status, words) => {
    const { server, user } = await openAt('/final-profile', { kept: told.Dr })
    server.handlers.set(getUploadUrl, () =>
      answered(getUploadUrl, { data: { uploadUrl: `/api/s3/upload/${key}`, key } }),
    )
    server.handlers.set(uploadPhoto, () => refused(status, 'No'))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')

    if (input !== null) await user.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))

    expect(await screen.findByText(words)).toBeDefined()
  })

  it('says that no more photos can be sent today', async () => {
    const { server, user } = await openAt('/final-profile', { kept: told.Dr })
    server.handlers.set(getUploadUrl, () =>
      refused(429, 'You have sent many photos today.', 'too-many-photos'),
    )
    const input = document.querySelector<HTMLInputElement>('input[type=file]')

    if (input !== null) await user.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))

    expect(await screen.findByText('You have sent many photos today.')).toBeDefined()
  })

  it.each([
    ['/final-profile', 'Dr', 'Country of medical registration'],
    ['/final-Student-Profile', 'Student', 'Country of study'],
  ] as const)('at %s leads back to step 2 where that was not saved', async (path, type, field) => {
    const { user } = await openAt(path, { kept: told[type] })

    await user.click(await screen.findByRole('link', { name: 'Back' }))

    const country = await screen.findByRole('combobox', { name: field })
    await waitFor(() => expect(country).toHaveProperty('value', told[type].country))
  })

  it('says what a photo should be, and that only it is shown', async () => {
    await openAt('/final-profile', { kept: told.Dr })

    expect(screen.getByText('JPG or JPEG, 60x60 px, under 2 MB')).toBeDefined()
    expect(screen.getByText('PNG and WebP are taken, too.')).toBeDefined()
    expect(screen.getByText('Only your photo is shown to others.')).toBeDefined()
    expect(screen.getByText('Step 3 of 3')).toBeDefined()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Female',
      'Male',
      'Non-binary',
      'Other',
      'Prefer not to say',
      'Prefer to self-describe',
    ])
  })

  it('takes no date of birth that cannot be', async () => {
    const { user } = await openAt('/final-profile', { kept: told.Dr })
    await fill(user)

    await user.clear(screen.getByLabelText('Date of birth'))
    await user.type(screen.getByLabelText('Date of birth'), '2024-01-01')

    expect(screen.getByText('Enter a date of birth that can be yours.')).toBeDefined()
    expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  })

  it('greets a student without a title, and leads on', async () => {
    const { server, user } = await openAt('/final-Student-Profile', { kept: told.Student })
    server.handlers.set(updateProfile, () => savedAs('Student'))
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeDefined()

    await user.click(await screen.findByRole('button', { name: 'Next' }))

    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeDefined()
    expect(screen.getByText('Your information is being verified. You may explore meanwhile.')).toBeDefined()
  })
})
