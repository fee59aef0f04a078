import { getIdentity, type Identity } from '@auscult/contract/auth/auth.ts'
import { completionOf } from '@auscult/contract/people/profile-completion.ts'
import { type Profile, updateProfile } from '@auscult/contract/people/profile.ts'
import { listCountries, listProfessionalCategories } from '@auscult/contract/people/reference.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { expect, vi } from 'vitest'
import { RequireProfile } from '../../app/require-profile.tsx'
import { paths } from '../../lib/paths.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, startSealedServer } from '../../testing/sealed-server.ts'
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

export const key = '6f3f3f4e-3a51-4f0e-9f0c-3d8d6f1c2a11'

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
export const savedAs = (type: Profile['type']) => {
  const { percentage } = completionOf({ ...blank, type })
  const profile: Profile = { ...blank, type, completion: { percentage, missing: [] } }
  return answered(updateProfile, { data: [profile] })
}

function Arrival() {
  const { pathname, search } = useLocation()
  return <p>arrived at {pathname + search}</p>
}

export async function openAt(path: string, state: unknown = null) {
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
  await renderSignedIn(
    pages,
    ['controls', 'layout', 'onboarding', 'people', 'reference'],
    'user-1',
    state,
    path,
  )
  return { server, user: userEvent.setup() }
}

export type User = ReturnType<typeof userEvent.setup>

export async function choose(user: User, field: string, option: string) {
  const box = await screen.findByRole('combobox', { name: field })
  await waitFor(() => expect(box).toHaveProperty('disabled', false))
  await user.type(box, option)
  await user.click(await screen.findByRole('option', { name: option }))
}

export const launchButton = () => screen.getByRole('button', { name: 'Launch' })
export const isOff = (element: HTMLElement) => element.hasAttribute('disabled')
export const sentTo = (server: Awaited<ReturnType<typeof openAt>>['server']) =>
  server.received.filter(({ operation }) => operation === 'updateProfile').map(({ body }) => body)
export const draft = () => localStorage.getItem('onboardingDraft')

/** Failures are logged by the product; a test that makes some need not show them. */
export function hushLog(): () => void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
}
