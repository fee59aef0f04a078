import { getIdentity, type Identity } from '@auscult/contract/auth/auth.ts'
import { completionOf } from '@auscult/contract/people/profile-completion.ts'
import { type Profile, updateProfile } from '@auscult/contract/people/profile.ts'
import { listCountries, listProfessionalCategories } from '@auscult/contract/people/reference.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
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

/** What is kept of somebody who has told step 2. */
export const told = {
  Dr: { type: 'Dr', country: 'Ireland', speciality: 'cardiology' },
  Student: { type: 'Student', country: 'Italy', yearOfEnrollment: 2023 },
} as const

/** The beginning of a session forgets what the browser kept of another one, so it is put there as the pages come up. */
function BrowserThatKept({ draft: kept, children }: { draft: object | undefined; children: ReactNode }) {
  useState(() => kept !== undefined && localStorage.setItem('onboardingDraft', JSON.stringify(kept)))
  return children
}

/** Opens a page for a newcomer, or for somebody whose profile has a profession, with what this browser keeps of onboarding. */
export async function openAt(
  path: string,
  { type = null, kept }: { type?: Profile['type'] | null; kept?: object } = {},
) {
  const server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [{ ...newcomer, type }] }))
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
    <BrowserThatKept draft={kept}>{pages}</BrowserThatKept>,
    ['controls', 'layout', 'onboarding', 'people', 'reference'],
    'user-1',
    null,
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
