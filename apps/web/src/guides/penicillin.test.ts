import { expect, it } from 'vitest'
import syndromes from '../../../../content/antibiotics/syndromes.json'
import { penicillinIn } from './penicillin.ts'

const rows = syndromes.flatMap(({ _id, first_line, alternatives }) =>
  [...first_line, ...alternatives].map((drug) => ({ _id, ...drug, penicillin: penicillinIn(drug) })),
)
const of = (id: string, name: string) => rows.find(({ _id, drug }) => _id === id && drug === name)?.penicillin

it('knows a penicillin by its group, with an inhibitor too', () => {
  expect(of('acute-otitis-media', 'Amoxicillin')).toBe('itself')
  expect(of('acute-otitis-media', 'Amoxicillin-clavulanic acid')).toBe('itself')
})

it('finds the penicillin that the notes combine a drug with', () => {
  expect(of('helicobacter-pylori-eradication', 'Clarithromycin')).toBe('beside')
  expect(of('community-acquired-pneumonia-moderate-curb-65-2', 'Clarithromycin')).toBe('beside')
  expect(of('orbital-cellulitis', 'Ceftriaxone')).toBe('beside')
})

it('takes no choice for an allergy, and no resistance, for a penicillin', () => {
  const forAllergy = rows.filter(
    ({ notes, atc }) => /penicillin allergy/u.test(notes ?? '') && atc?.startsWith('J01C') !== true,
  )

  expect(forAllergy.length).toBeGreaterThan(10)
  expect(forAllergy.filter(({ penicillin }) => penicillin !== 'none')).toEqual([])
  expect(of('bacterial-meningitis-adult', 'Vancomycin (intravenous)')).toBe('none')
  expect(of('staphylococcus-aureus-bacteraemia', 'Cefazolin')).toBe('none')
})
