import { updateProfile } from '@auscult/contract/people/profile.ts'
import { listCountries, listProfessionalCategories } from '@auscult/contract/people/reference.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { endSession, findToken } from '../../lib/session/session.ts'
import { answered, refused } from '../../testing/sealed-server.ts'
import {
  choose,
  draft,
  hushLog,
  isOff,
  launchButton,
  openAt,
  savedAs,
  sentTo,
  told,
} from './onboarding.steps.tsx'

beforeEach(hushLog)

describe('a doctor', () => {
  it('who wanted an answer is led through onboarding first, and comes to it then', async () => {
    const { server, user } = await openAt('/ai/some-answer')

    await user.click(await screen.findByRole('button', { name: 'Medical Doctor' }))
    expect(isOff(launchButton())).toBe(true)
    await choose(user, 'Country of medical registration', 'Ireland')
    expect(isOff(launchButton())).toBe(true)
    await choose(user, 'Speciality', 'Cardiology')
    expect(draft()).toContain('Ireland')
    await user.click(launchButton())

    expect(await screen.findByText('arrived at /ai/some-answer')).toBeDefined()
    expect(sentTo(server)).toEqual([
      { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'] },
    ])
    expect(draft()).toBeNull()
  })

  it('is told which list could not be loaded, and gets it on trying again', async () => {
    const { server, user } = await openAt('/doctor')
    server.handlers.set(listCountries, () => refused(400, 'No'))
    server.handlers.set(listProfessionalCategories, () => refused(400, 'No'))

    expect(await screen.findByText('Failed to load country list.')).toBeDefined()
    expect(await screen.findByText('Failed to load professional categories.')).toBeDefined()
    expect(isOff(launchButton())).toBe(true)
    server.handlers.set(listCountries, () => answered(listCountries, { data: [] }))
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    if (again !== undefined) await user.click(again)

    await waitFor(() => expect(screen.queryByText('Failed to load country list.')).toBeNull())
  })

  it('goes on though the profile could not be saved, is told so, and finds what was chosen again', async () => {
    const { server, user } = await openAt('/doctor')
    server.handlers.set(updateProfile, () => refused(500, 'No'))

    await choose(user, 'Country of medical registration', 'Ireland')
    await choose(user, 'Speciality', 'Cardiology')
    await user.click(launchButton())

    expect(await screen.findByText('arrived at /ai')).toBeDefined()
    expect(await screen.findByText(/Your profile could not be saved/u)).toBeDefined()
    expect(draft()).toContain('Ireland')
    await user.click(screen.getByRole('link', { name: 'Complete your profile' }))
    expect(await screen.findByRole('heading', { name: 'Complete Profile' })).toBeDefined()
  })

  it('leaves no draft when the session ends', async () => {
    const { user } = await openAt('/doctor')
    await choose(user, 'Country of medical registration', 'Ireland')
    expect(draft()).toContain('Ireland')

    endSession('refused', findToken())

    expect(draft()).toBeNull()
  })
})

describe('a student', () => {
  it('chooses one of the countries of study and a year that can be', async () => {
    const { server, user } = await openAt('/student')
    server.handlers.set(updateProfile, () => savedAs('Student'))
    const year = screen.getByRole('textbox', { name: 'Year of enrolment' })

    await choose(user, 'Country of study', 'Republic of Cyprus')
    await user.type(year, '1949')
    expect(await screen.findByText(/Enter a year from 1950/u)).toBeDefined()
    expect(isOff(launchButton())).toBe(true)
    await user.clear(year)
    await user.type(year, '2023')
    await user.click(launchButton())

    expect(await screen.findByText('arrived at /ai')).toBeDefined()
    expect(sentTo(server)).toEqual([
      { type: 'Student', country: ['Republic of Cyprus'], yearOfEnrollment: 2023 },
    ])
  })
})

describe('the steps', () => {
  it('begin with the profession, and greet by name', async () => {
    await openAt('/profile')

    expect(screen.getByRole('heading', { level: 1, name: 'Complete Profile' })).toBeDefined()
    expect(await screen.findByText('Welcome, Ada Byrne. Choose your profession.')).toBeDefined()
    expect(screen.getByText('Step 1 of 3')).toBeDefined()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Medical Doctor',
      'Student (Medical/Dental)',
    ])
  })

  it('lead back from the second to the first, and keep what was chosen', async () => {
    const { user } = await openAt('/doctor')
    expect(
      screen.getByText('If you are a medical resident, select your current specialization.'),
    ).toBeDefined()
    await choose(user, 'Country of medical registration', 'Ireland')

    await user.click(screen.getByRole('link', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Medical Doctor' }))

    const country = await screen.findByRole('combobox', { name: 'Country of medical registration' })
    await waitFor(() => expect(country).toHaveProperty('value', 'Ireland'))
  })
})

describe('a page of onboarding that is not one’s own', () => {
  it.each([
    '/final-profile',
    '/final-Student-Profile',
    '/verification-success',
    '/verification-student-success',
  ])('%s leads a newcomer who has not told step 2 to the beginning', async (path) => {
    await openAt(path)

    expect(await screen.findByRole('heading', { name: 'Complete Profile' })).toBeDefined()
  })

  it.each([
    ['/student', undefined],
    ['/final-Student-Profile', told.Student],
    ['/verification-student-success', undefined],
    ['/doctor', undefined],
    ['/final-profile', undefined],
    ['/verification-success', undefined],
  ])('%s leads a doctor who has launched to the own profile', async (path, kept) => {
    await openAt(path, { type: 'Dr', ...(kept !== undefined && { kept }) })

    expect(await screen.findByText('arrived at /doctor-profile')).toBeDefined()
  })

  it('step 2 leads on to step 3 once it is saved and there is more to tell', async () => {
    await openAt('/doctor', { type: 'Dr', kept: told.Dr })

    expect(await screen.findByText('Step 3 of 3')).toBeDefined()
  })
})

it.each([
  ['/doctor', 'It cannot be changed later.'],
  ['/student', 'Country and year cannot be changed later.'],
])('%s says before Launch that the choice is final', async (path, words) => {
  await openAt(path)

  expect(screen.getByText(words)).toBeDefined()
})
