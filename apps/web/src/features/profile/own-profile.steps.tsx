import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { getProfile } from '@auscult/contract/people/profile.ts'
import { listCountries, listProfessionalCategories } from '@auscult/contract/people/reference.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect } from 'vitest'
import { profileOf } from '../../testing/own-profile.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, startSealedServer } from '../../testing/sealed-server.ts'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { DoctorProfilePage, StudentProfilePage } from './own-profile-page.tsx'

export async function openAt(path: string, profile = profileOf()) {
  const server = await startSealedServer()
  const { _id, name, type, status } = profile
  const identity = { _id, name, type, status, email: 'ines@example.org', profilePicture: null }
  server.handlers.set(getIdentity, () =>
    answered(getIdentity, { data: [{ ...identity, queryLimit: 9, queryLimitPerMonth: 100 }] }),
  )
  server.handlers.set(getProfile, () => answered(getProfile, { data: [profile] }))
  server.handlers.set(listProfessionalCategories, () =>
    answered(listProfessionalCategories, {
      data: [{ _id: 'nephrology', professionalCategoryName: 'Nephrology' }],
    }),
  )
  server.handlers.set(listCountries, () =>
    answered(listCountries, {
      data: [
        {
          countryName: 'Germany',
          iso2: 'DE',
          medicalCouncil: [{ name: 'Ärztekammer Berlin' }, { name: 'Ärztekammer Hamburg' }],
          labels: { council: 'Ärztekammer', registrationNumber: 'Arztnummer' },
          registrationNumber: null,
          preselectedCouncil: 'Ärztekammer Berlin',
        },
      ],
    }),
  )
  const pages = (
    <Routes>
      <Route path="/doctor-profile" element={<DoctorProfilePage />} />
      <Route path="/student-profile" element={<StudentProfilePage />} />
      <Route path="/dashboard" element={<DashboardPage />} />
    </Routes>
  )
  await renderSignedIn(pages, ['controls', 'layout', 'people', 'reference', 'dashboard'], _id, null, path)
  return { server, user: userEvent.setup() }
}

export const sentTo = (server: Awaited<ReturnType<typeof openAt>>['server']) =>
  server.received.filter(({ operation }) => operation === 'updateProfile').map(({ body }) => body)

export async function chooseNephrology(user: ReturnType<typeof userEvent.setup>, field: string) {
  const box = screen.getByRole('combobox', { name: field })
  await waitFor(() => expect(box).toHaveProperty('disabled', false))
  await user.clear(box)
  await user.type(box, 'Nephro')
  await user.click(await screen.findByRole('option', { name: 'Nephrology' }))
}
