import { updateProfile } from '@auscult/contract/people/profile.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { profileOf } from '../../testing/own-profile.ts'
import { answered, refused } from '../../testing/sealed-server.ts'
import { chooseNephrology, openAt, sentTo } from './own-profile.steps.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('a change of the own profile', () => {
  it('takes another name over', async () => {
    const { server, user } = await openAt('/doctor-profile')
    server.handlers.set(updateProfile, () =>
      answered(updateProfile, { data: [profileOf({ name: 'Ines Silva' })] }),
    )

    await user.click(await screen.findByRole('button', { name: 'Edit: Name' }))
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Ines Silva')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Ines Silva' })).toBeDefined()
    expect(sentTo(server)).toEqual([{ userName: 'Ines Silva' }])
  })

  it('marks a year that cannot be, and does not send it', async () => {
    const { user } = await openAt('/doctor-profile')
    await user.click(await screen.findByRole('button', { name: 'Edit: Year of graduation' }))
    const year = screen.getByRole('textbox', { name: 'Year of graduation' })
    const last = new Date().getFullYear()

    for (const wrong of ['2099', '1950']) {
      await user.clear(year)
      await user.type(year, wrong)
      expect(screen.getByText(`Enter a year from 2001 to ${last}.`)).toBeDefined()
      expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    }
  })

  it('marks the field that the server does not take', async () => {
    const { server, user } = await openAt('/doctor-profile')
    server.handlers.set(updateProfile, () => refused(400, 'No', 'name-not-valid', { field: 'userName' }))

    await user.click(await screen.findByRole('button', { name: 'Edit: Name' }))
    await user.type(screen.getByLabelText('Name'), ' www.x')
    await user.click(screen.getByRole('button', { name: 'Edit: Current institution' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeDefined()
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^A name is made of letters, without links/u)).toBeDefined()
    expect(screen.getByLabelText('Current institution').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('of a doctor keeps specialities behind a new one, but for those that were removed', async () => {
    const [cardiology] = profileOf().professionalCategory
    const neurology = { _id: 'neurology', professionalCategoryName: 'Neurology' }
    const own = cardiology === undefined ? [] : [cardiology, neurology]
    const { server, user } = await openAt('/doctor-profile', profileOf({ professionalCategory: own }))

    await user.click(await screen.findByRole('button', { name: 'Edit: Speciality' }))
    server.handlers.set(updateProfile, () => answered(updateProfile, { data: [profileOf()] }))
    await chooseNephrology(user, 'Speciality')
    await user.click(screen.getByRole('button', { name: 'Remove: Cardiology' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(sentTo(server)).toEqual([{ professionalCategoryId: ['nephrology', 'neurology'] }]),
    )
  })

  it('of a student has the one speciality that is intended, however often it was another', async () => {
    const { server, user } = await openAt('/student-profile', profileOf({ type: 'Student' }))

    await user.click(await screen.findByRole('button', { name: 'Edit: Intended speciality' }))
    server.handlers.set(updateProfile, () => answered(updateProfile, { data: [profileOf()] }))
    await chooseNephrology(user, 'Intended speciality')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(sentTo(server)).toEqual([{ professionalCategoryId: ['nephrology'] }]))
  })

  it('takes a new institution over, not an empty one, and Reset brings the old one back', async () => {
    const { server, user } = await openAt('/doctor-profile')
    server.handlers.set(updateProfile, () =>
      answered(updateProfile, { data: [profileOf({ place: 'Vivantes' })] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Edit: Current institution' }))
    await user.clear(screen.getByLabelText('Current institution'))
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByText('Charité')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Edit: Current institution' }))
    await user.clear(screen.getByLabelText('Current institution'))
    await user.type(screen.getByLabelText('Current institution'), 'Vivantes')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Vivantes')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(sentTo(server)).toEqual([{ place: 'Vivantes' }])
  })

  it('says that a change could not be saved, and keeps it', async () => {
    const { server, user } = await openAt('/doctor-profile')
    server.handlers.set(updateProfile, () => refused(500, 'No'))

    await user.click(await screen.findByRole('button', { name: 'Edit: Current institution' }))
    await user.type(screen.getByLabelText('Current institution'), ' Mitte')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeDefined()
    expect(screen.getByLabelText('Current institution')).toHaveProperty('value', 'Charité Mitte')
  })
})
