import { describe, expect, it } from 'vitest'
import { completionFields, completionOf, readOnlyFields, yearRange } from './profile-completion.ts'
import { genders, nationalities, selfDescribed, studentCountries } from './profile-lists.ts'

const nothing = {
  type: 'Dr' as const,
  status: 'Pending' as const,
  verification: { state: 'none' as const },
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

it('a refusal opens what was looked up, and a number or the badge fixes the name', () => {
  const entered = { ...nothing, country: ['Ireland'], medicalCouncil: 'A council' }
  const waiting = { ...entered, doctorRegistrationNumber: '1', verification: { state: 'waiting' as const } }

  expect(readOnlyFields(waiting)).toEqual([
    'name',
    'type',
    'country',
    'medicalCouncil',
    'doctorRegistrationNumber',
  ])
  expect(readOnlyFields(entered)).toEqual(['type', 'country'])
  expect(readOnlyFields({ ...waiting, medicalCouncil: null })).toContain('medicalCouncil')
  expect(readOnlyFields({ ...entered, status: 'Active' })).toContain('medicalCouncil')
  expect(readOnlyFields({ ...entered, verification: { state: 'refused' } })).toEqual(['type'])
  expect(readOnlyFields({ ...nothing, status: 'Active' })).toEqual(['name', 'type'])
})

it('nobody enrols or graduates before they can have been old enough, or after this year', () => {
  const thisYear = 2026

  expect(yearRange('yearOfGraduation', { dob: '1985-12-10', thisYear })).toEqual({ first: 2001, last: 2026 })
  expect(yearRange('yearOfGraduation', { dob: null, thisYear })).toEqual({ first: 1940, last: 2026 })
  expect(yearRange('yearOfEnrollment', { dob: '1985-12-10', thisYear })).toEqual({ first: 2001, last: 2026 })
  expect(yearRange('yearOfEnrollment', { dob: null, thisYear })).toEqual({ first: 1950, last: 2026 })
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
