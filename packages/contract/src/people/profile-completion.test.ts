import { describe, expect, it } from 'vitest'
import { completionFields, completionOf, readOnlyFields } from './profile-completion.ts'
import { genders, nationalities, selfDescribed, studentCountries } from './profile-lists.ts'

const nothing = {
  type: 'Dr' as const,
  country: [],
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
}

describe('how complete a profile is', () => {
  it('counts eleven fields of a doctor and eight of a student', () => {
    expect(completionFields.Dr).toHaveLength(11)
    expect(completionFields.Student).toHaveLength(8)
  })

  it('is the share of filled ones, and a hundred only where none is missing', () => {
    const almost = Object.fromEntries(completionFields.Dr.map((field) => [field, 'told']))
    const doctor = {
      ...nothing,
      ...almost,
      type: 'Dr' as const,
      country: ['Ireland'],
      yearOfGraduation: 2010,
    }

    expect(completionOf(nothing)).toMatchObject({
      percentage: 9,
      missing: expect.not.arrayContaining(['type']),
    })
    expect(completionOf({ ...doctor, place: '' })).toEqual({ percentage: 91, missing: ['place'] })
    expect(completionOf(doctor)).toEqual({ percentage: 100, missing: [] })
  })

  it('does not ask a student for what a doctor has', () => {
    const { missing } = completionOf({ ...nothing, type: 'Student' })

    expect(missing).not.toContain('doctorRegistrationNumber')
    expect(missing).toContain('yearOfEnrollment')
  })
})

it('what is fixed is fixed once it was told', () => {
  expect(readOnlyFields(nothing)).toEqual(['type'])
  expect(readOnlyFields({ ...nothing, country: ['Ireland'], place: 'Galway' })).toEqual(['type', 'country'])
  expect(readOnlyFields({ ...nothing, type: 'Student', universityName: 'Bologna' })).toEqual([
    'type',
    'universityName',
  ])
})

describe('the fixed lists', () => {
  it('name each country once, by a code that a browser can name in its own language', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' })

    expect(nationalities).toHaveLength(195)
    expect(new Set(nationalities.map(({ iso2 }) => iso2)).size).toBe(195)
    for (const { iso2 } of nationalities) expect(names.of(iso2)).not.toBe(iso2)
    expect(new Set(studentCountries).size).toBe(28)
  })

  it('end the genders with the words of one’s own', () => {
    expect(genders.at(-1)).toBe(selfDescribed)
  })
})
