import { expect, test } from 'vitest'
import { UnderstoodEdit } from './questions.ts'

test.each([' ', '.', '*', '42', '\u202E', 'apixaban\u202E', 'x'.repeat(81)])(
  'a reading is not changed to %j, which is nothing to search for',
  (term) => {
    expect(UnderstoodEdit.safeParse({ outcome: [term] }).success).toBe(false)
  },
)

test('a changed term loses the blanks around it, and keeps letters of any script', () => {
  const edit = UnderstoodEdit.parse({ outcome: [' HbA1c ', '脑卒中'] })

  expect(edit.outcome).toEqual(['HbA1c', '脑卒中'])
})
