import { getIdentity, type Identity } from '@auscult/contract/auth.ts'
import { getUploadUrl, uploadPhoto } from '@auscult/contract/photo.ts'
import { completionOf } from '@auscult/contract/profile-completion.ts'
import { type Profile, updateProfile } from '@auscult/contract/profile.ts'
import { listCountries, listProfessionalCategories } from '@auscult/contract/reference.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequireProfile } from '../../app/require-profile.tsx'
import { paths } from '../../lib/paths.ts'
import { endSession, findToken } from '../../lib/session/session.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { DoctorPage } from './doctor-page.tsx'
import { DoctorPersonalPage, StudentPersonalPage } from './personal-page.tsx'
import { ProfessionPage } from './profession-page.tsx'
import { StudentPage } from './student-page.tsx'
import { DoctorWelcomePage, StudentWelcomePage } from './welcome-page.tsx'

const newcomer: Identity = {
  _id: 'user-1',
  name: 'Ada Byrne',
  email: 'ada@example.org',
  type: null,
  status: 'Pending',
  profilePicture: null,
  queryLimit: 100,
  queryLimitPerMonth: 100,
}

const key = '6f3f3f4e-3a51-4f0e-9f0c-3d8d6f1c2a11'

const blank: Profile = {
  _id: key,
  name: newcomer.name,
  type: 'Dr',
  status: 'Pending',
  country: ['Ireland'],
  professionalCategory: [],
  professionalCategoryRole: null,
  place: null,
  yearOfGraduation: null,
  yearOfEnrollment: null,
  universityName: null,
  medicalCouncil: null,
  doctorRegistrationNumber: null,
  gender: null,
  dob: null,
  nationality: null,
  profilePicture: null,
  public: true,
  verification: { state: 'none', reason: null },
  completion: { percentage: 0, missing: [] },
}
const savedAs = (type: Profile['type']) => {
  const { percentage } = completionOf({ ...blank, type })
  const profile: Profile = { ...blank, type, completion: { percentage, missing: [] } }
  return answered(updateProfile, { data: [profile] })
}

function Arrival() {
  const { pathname, search } = useLocation()
  return <p>arrived at {pathname + search}</p>
}

async function openAt(path: string, state: unknown = null) {
  const server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [newcomer] }))
  server.handlers.set(listCountries, () =>
    answered(listCountries, {
      data: ['Ireland', 'Italy'].map((countryName) => ({
        countryName,
        iso2: countryName === 'Italy' ? 'IT' : 'IE',
        medicalCouncil: [],
        labels: null,
        registrationNumber: null,
        preselectedCouncil: null,
      })),
    }),
  )
  server.handlers.set(listProfessionalCategories, () =>
    answered(listProfessionalCategories, {
      data: [{ _id: 'cardiology', professionalCategoryName: 'Cardiology' }],
    }),
  )
  server.handlers.set(updateProfile, () => savedAs('Dr'))
  const pages = (
    <Routes>
      <Route path={paths.profile} element={<ProfessionPage />} />
      <Route path={paths.doctor} element={<DoctorPage />} />
      <Route path={paths.student} element={<StudentPage />} />
      <Route path={paths.finalProfile} element={<DoctorPersonalPage />} />
      <Route path={paths.finalStudentProfile} element={<StudentPersonalPage />} />
      <Route path={paths.verificationSuccess} element={<DoctorWelcomePage />} />
      <Route path={paths.verificationStudentSuccess} element={<StudentWelcomePage />} />
      <Route element={<RequireProfile />}>
        <Route path="*" element={<Arrival />} />
      </Route>
    </Routes>
  )
  await renderSignedIn(pages, ['controls', 'layout', 'onboarding', 'people'], 'user-1', state, path)
  return { server, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>

async function choose(user: User, field: string, option: string) {
  const box = await screen.findByRole('combobox', { name: field })
  await waitFor(() => expect(box).toHaveProperty('disabled', false))
  await user.type(box, option)
  await user.click(await screen.findByRole('option', { name: option }))
}

const launchButton = () => screen.getByRole('button', { name: 'Launch' })
const isOff = (element: HTMLElement) => element.hasAttribute('disabled')
const sentTo = (server: Awaited<ReturnType<typeof openAt>>['server']) =>
  server.received.filter(({ operation }) => operation === 'updateProfile').map(({ body }) => body)
const draft = () => localStorage.getItem('onboardingDraft')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

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

/** Fills step 3 in. */
async function fill(user: User) {
  await user.click(screen.getByRole('radio', { name: 'Prefer to self-describe' }))
  await user.type(screen.getByLabelText('Please describe your gender'), 'Genderfluid')
  await user.type(screen.getByLabelText('Date of birth'), '1990-05-04')
  await choose(user, 'Nationality', 'Ireland')
}

describe('step 3', () => {
  it('is saved without a photo, and Next leads to the greeting and on', async () => {
    const { server, user } = await openAt('/final-profile')
    const save = screen.getByRole('button', { name: 'Save' })
    await user.click(screen.getByRole('radio', { name: 'Prefer to self-describe' }))
    expect(isOff(save)).toBe(true)

    await fill(user)
    await user.click(save)
    await user.click(await screen.findByRole('button', { name: 'Next' }))

    expect(await screen.findByRole('heading', { name: 'Welcome, Dr. Ada' })).toBeDefined()
    expect(screen.getByText(/being verified/u)).toBeDefined()
    expect(sentTo(server)).toEqual([{ gender: 'Genderfluid', dob: '1990-05-04', nationality: 'Ireland' }])
    await user.click(screen.getByRole('button', { name: 'LAUNCH' }))
    expect(await screen.findByText('arrived at /ai')).toBeDefined()
    expect(draft()).toBeNull()
  })

  it.each([
    ['/final-profile', 'Failed to save your profile. Please try again in few minutes'],
    [
      '/final-Student-Profile',
      'Failed to save your profile. Please try again or contact support if the issue persists',
    ],
  ])('at %s says when it could not be saved, and keeps what was typed', async (path, words) => {
    const { server, user } = await openAt(path)
    server.handlers.set(updateProfile, () => refused(500, 'No'))

    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '1990-05-04')
  })

  it.each([
    [403, 'Forbidden: You do not have permission to upload a profile picture'],
    [413, 'File too large: Please upload a smaller image'],
    [415, 'Unsupported file type: Please upload a valid image file'],
    [500, 'Failed to upload profile picture. Please try again.'],
  ])('says what is wrong with a photo that the server answers with %d', async (status, words) => {
    const { server, user } = await openAt('/final-profile')
    server.handlers.set(getUploadUrl, () =>
      answered(getUploadUrl, { data: { uploadUrl: `/api/s3/upload/${key}`, key } }),
    )
    server.handlers.set(uploadPhoto, () => refused(status, 'No'))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')

    if (input !== null) await user.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))

    expect(await screen.findByText(words)).toBeDefined()
  })
})
