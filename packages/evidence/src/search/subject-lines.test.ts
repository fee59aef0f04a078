import { expect, test } from 'vitest'
import { abstract } from '../answer/testing/answer.fixture.ts'
import { isSubjectLine } from './subject-lines.ts'

test('title, aim, conclusion and MeSH terms tell the subject, methods and results do not', () => {
  const labelled = {
    ...abstract('Title', ''),
    sections: [
      { label: 'OBJECTIVE', text: 'To compare.' },
      { label: 'RESULTS', text: 'It rose. It fell.' },
      { label: 'CONCLUSIONS', text: 'It helps.' },
    ],
  }

  expect(isSubjectLine(labelled)).toEqual([true, true, false, false, true, true])
})

test('without labels the opening is the aim, and what concludes is no aim', () => {
  const plain = abstract('Title', 'Why it was done. How. What came. More came. We conclude that it helps.')

  expect(isSubjectLine(plain)).toEqual([true, true, true, false, false, true, true])
})
