import { expect, test } from 'vitest'
import { beginsWithTitle, firstNameOf, withoutTitle } from './person-title.ts'

test.each([
  'Dr. Stu Dent',
  'dr Stu Dent',
  'Prof. Dr. med. Stu Dent',
  'Dr.Stu Dent',
  'Dott.ssa Stu Dent',
  '𝐃𝐫 Stu Dent',
  '(Dr) Stu Dent',
  '"Dr." Stu Dent',
  "'Dr Stu Dent",
  'Herr Dr. Stu Dent',
  'Mr Dr Stu Dent',
  'PD Dr. Stu Dent',
  'Med Dr Stu Dent',
  'Assoc. Prof. Stu Dent',
  'Assistant Professor Stu Dent',
  'Dr·Stu Dent',
  'Dr-Stu Dent',
  'DrStu Dent',
  'D r. Stu Dent',
  'Ðr. Stu Dent',
  'Stu Dent MD',
  'Stu Dent, M.D.',
  'Stu Dent, MD, FRCP',
  'Consultant Stu Dent',
  'Stu Dent (Consultant Cardiologist)',
  'Stu Dent, verified doctor',
  'Stu Dent (Dr)',
  'Stu Dent, Doctor',
  'Stu Dent, GP',
  'Stu Dent, Facharzt',
  'Stu Dr. Dent',
  'Docteur Stu Dent',
  'Dottor Stu Dent',
  'Arzt Stu Dent',
  'Stu Dent, MB BCh BAO',
])('%s claims to be a doctor', (titled) => {
  expect(withoutTitle(titled)).toBe('Stu Dent')
})

test.each([
  'Drake Profumo',
  'Dora Drummond',
  'Doctorow Ben',
  'D. R. Murphy',
  'D R Murphy',
  'Md. Rahim Uddin',
  'Mr Stu Dent',
  'Senior Okafor',
  'Roshan Doctor',
  'Max Arzt',
  'Anna Kelly, Dublin',
  'Doris',
  'Do Thi Mai',
  'Kim Do',
  'Drew-Anne Kelly',
  'Profeta Luca',
])('%s does not', (plain) => {
  expect(withoutTitle(plain)).toBe(plain)
})

test.each([
  ['Dr. Maria Rossi', true, 'Maria'],
  ['dr maria rossi', true, 'maria'],
  ['Dott.ssa Maria Rossi', true, 'Maria'],
  ['Prof. Dr. med. Maria Rossi', true, 'Maria'],
  ['Maria Rossi', false, 'Maria'],
  ['Maria Rossi, MD', false, 'Maria'],
  ['Drake Profumo', false, 'Drake'],
])('%s begins with a title: %s; the first name is %s', (name, isTitled, first) => {
  expect(beginsWithTitle(name)).toBe(isTitled)
  expect(firstNameOf(name)).toBe(first)
})
