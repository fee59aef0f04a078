import type { Country } from '@auscult/contract/people/reference.ts'
import { listCountries } from '@auscult/contract/people/reference.ts'
import { type Profile, updateProfile } from '@auscult/contract/people/profile.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { profileOf } from '../testing/own-profile.ts'
import { renderSignedIn } from '../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../testing/sealed-server.ts'
import { CompletionDialog } from './completion-dialog.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const germany: Country = {
  countryName: 'Germany',
  iso2: 'DE',
  medicalCouncil: [{ name: 'Ärztekammer Berlin' }, { name: 'Ärztekammer Hamburg' }],
  labels: { council: 'Landesärztekammer', registrationNumber: 'LANR or EFN' },
  registrationNumber: { hint: 'of the server', pattern: null },
  preselectedCouncil: 'Ärztekammer Berlin',
}
const india: Country = {
  ...germany,
  countryName: 'India',
  iso2: 'IN',
  medicalCouncil: [{ name: 'Delhi Medical Council' }],
  labels: {
    council: 'State Medical Council',
    registrationNumber: 'State Medical Council registration number',
  },
  preselectedCouncil: null,
}
const ireland: Country = {
  ...germany,
  countryName: 'Ireland',
  iso2: 'IE',
  medicalCouncil: [],
  labels: null,
  registrationNumber: null,
  preselectedCouncil: null,
}

beforeEach(async () => {
  server = await startSealedServer()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.handlers.set(listCountries, () => answered(listCountries, { data: [germany, india, ireland] }))
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

async function open(profile: Profile) {
  await renderSignedIn(<CompletionDialog profile={profile} open onOpenChange={() => undefined} />, [
    'controls',
    'people',
    'reference',
  ])
  return userEvent.setup()
}

const pencils = () =>
  screen.getAllByRole('button', { name: /^Edit: / }).map((button) => button.getAttribute('aria-label'))

describe('the Profile Completion modal', () => {
  it('has every field that counts, a pencil for what may still be changed, and council before number', async () => {
    await open(profileOf())

    expect(await screen.findByRole('button', { name: 'Edit: LANR or EFN' })).toBeDefined()
    expect(screen.getByText('Fill in what is missing.')).toBeDefined()
    expect(pencils()).toEqual([
      'Edit: Landesärztekammer',
      'Edit: LANR or EFN',
      'Edit: Current institution',
      'Edit: Role',
      'Edit: Medical school',
      'Edit: Year of graduation',
      'Edit: Gender',
      'Edit: Date of birth',
      'Edit: Nationality',
    ])
  })

  it('of a student has speciality, school and year', async () => {
    await open(
      profileOf({ type: 'Student', universityName: null, yearOfEnrollment: null, country: ['Italy'] }),
    )

    expect(pencils()).toEqual([
      'Edit: Intended speciality',
      'Edit: Medical school',
      'Edit: Year of enrolment',
      'Edit: Gender',
      'Edit: Date of birth',
      'Edit: Nationality',
    ])
  })

  it('warns before a number is entered, with its usual form there', async () => {
    const user = await open(profileOf())

    await user.click(await screen.findByRole('button', { name: 'Edit: LANR or EFN' }))

    const hint = screen.getByText(/^Registration number is required for verification. Enter it carefully./u)
    expect(hint.textContent).toContain('Council and number cannot be changed until they were checked')
    expect(hint.textContent).toContain('Usual form: LANR: 9 digits')
  })

  it('asks for the council beside the number', async () => {
    const user = await open(profileOf({ country: ['India'] }))

    await user.click(
      await screen.findByRole('button', { name: 'Edit: State Medical Council registration number' }),
    )
    await user.type(screen.getByRole('textbox'), '77')

    expect(screen.getByRole('combobox', { name: 'State Medical Council' })).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('asks for a council of the country that is chosen after the number, in its words, and opens what is refused', async () => {
    const verification = { state: 'refused', reason: 'Another country.' } as const
    const kept = { country: ['Ireland'], medicalCouncil: 'Medical Council', verification }
    const user = await open(profileOf(kept))
    await user.click(await screen.findByRole('button', { name: 'Edit: Registration number' }))
    await user.click(screen.getByRole('button', { name: 'Edit: Country of medical registration' }))
    const country = screen.getByRole('combobox', { name: 'Country of medical registration' })

    await user.clear(country)
    await user.type(country, 'Germany')
    await user.click(await screen.findByRole('option', { name: 'Germany' }))

    expect(screen.getByRole('combobox', { name: 'Landesärztekammer' })).toHaveProperty(
      'value',
      'Ärztekammer Berlin',
    )
    await user.type(screen.getByLabelText('LANR or EFN'), '77')
    server.handlers.set(updateProfile, () => refused(400, 'No', 'name-not-valid', { field: 'userName' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'))
  })

  it('chooses no council beforehand in India', async () => {
    const user = await open(profileOf({ country: ['India'] }))

    await user.click(await screen.findByRole('button', { name: 'Edit: State Medical Council' }))

    expect(screen.getByRole('combobox', { name: 'State Medical Council' })).toHaveProperty('value', '')
  })

  it('takes a council in own words, under the generic name, where the country has no list', async () => {
    const user = await open(profileOf({ country: ['Ireland'] }))

    await user.click(await screen.findByRole('button', { name: 'Edit: Medical council' }))
    await user.type(screen.getByRole('textbox', { name: 'Medical council' }), 'Medical Council')

    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
    expect(screen.getByRole('button', { name: 'Edit: Registration number' })).toBeDefined()
  })

  it('says when it could not be saved, and keeps what was typed', async () => {
    server.handlers.set(updateProfile, () => refused(500, 'No'))
    const user = await open(profileOf())
    await user.click(await screen.findByRole('button', { name: 'Edit: LANR or EFN' }))
    await user.type(screen.getByLabelText('LANR or EFN'), '123456789')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Failed to update profile?. Please try again.')).toBeDefined()
    expect(screen.getByLabelText('LANR or EFN')).toHaveProperty('value', '123456789')
  })

  it('at 100 percent says so, and has nothing to save', async () => {
    await open(profileOf({ medicalCouncil: 'Ärztekammer Berlin', doctorRegistrationNumber: '123456789' }))

    expect(screen.getByText('You are all set')).toBeDefined()
    expect(screen.getByText('Nothing is missing.')).toBeDefined()
    expect(screen.getByText('100%')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^(?:Edit|Save|Reset)/u })).toBeNull()
  })
})
