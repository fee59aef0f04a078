import { expect, test } from 'vitest'
import { problemsOf, read } from './testing/read.ts'

function allergiesOf(text: string): string {
  return read(text)
    .patient.allergies.map(({ term }) => term)
    .join(', ')
}

test.each([
  ['meningitis, anaphylaxis to ceftriaxone', 'ceftriaxone'],
  ['meningitis, anaphylaxis to ceftriaxone and cefotaxime', 'ceftriaxone, cefotaxime'],
  ['meningitis, anaphylaxis to cephalosporins', 'cephalosporin'],
  ['meningitis, ceftriaxone anaphylaxis', 'ceftriaxone'],
  ['meningitis, previous anaphylaxis to amoxicillin', 'amoxicillin, penicillin'],
  ['Meningitis, Anaphylaxie auf Ceftriaxon', 'ceftriaxone'],
  ['Meningitis, anaphylaktischer Schock auf Ceftriaxon', 'ceftriaxone'],
  ['meningitis, anafilaxia a ceftriaxona', 'ceftriaxone'],
  ['meningite, anafilassi a ceftriaxone', 'ceftriaxone'],
  ['meningite, shock anafilattico da ceftriaxone', 'ceftriaxone'],
])(
  '%s: an anaphylaxis to a drug is an allergy to it, and of the past beside another illness',
  (text, drugs) => {
    expect(allergiesOf(text)).toBe(drugs)
    expect(problemsOf(text)).toBe('present meningitis, history anaphylaxis')
  },
)

test('an anaphylaxis alone is what is asked about, and what it is treated with no allergen', () => {
  expect(problemsOf('anaphylaxis to ceftriaxone, adrenaline dose')).toBe('present anaphylaxis')
  expect(allergiesOf('anaphylaxis to ceftriaxone, adrenaline dose')).toBe('ceftriaxone')
  expect(allergiesOf('anaphylaxis, adrenaline dose')).toBe('')
})
