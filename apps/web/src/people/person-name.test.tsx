import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderSignedIn } from '../testing/render-page.tsx'
import { PersonName } from './person-name.tsx'

it.each([
  ['a verified doctor', { name: 'Ida Moll', type: 'Dr', status: 'Active' }, true],
  ['a doctor who waits', { name: 'Ida Moll', type: 'Dr', status: 'Pending' }, false],
  ['a student, whatever the account says', { name: 'Nils Berg', type: 'Student', status: 'Active' }, false],
] as const)('the badge of a verified doctor: %s', async (_, person, hasBadge) => {
  await renderSignedIn(<PersonName person={person} />, ['layout'])

  expect(screen.queryByText('Verified') !== null).toBe(hasBadge)
})

it.each([
  ['Ida Moll', 'Dr. Ida Moll'],
  ['Dr. Ida Moll', 'Dr. Ida Moll'],
  ['Prof. Ida Moll', 'Prof. Ida Moll'],
])('a doctor who is called %s is shown as %s', async (name, shown) => {
  await renderSignedIn(<PersonName person={{ name, type: 'Dr', status: 'Pending' }} />, ['layout'])

  expect(await screen.findByText(shown)).toBeDefined()
})
