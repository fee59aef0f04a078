import { expect, test } from 'vitest'
import { verdictFor } from './verdict.ts'

function concluding(text: string) {
  return { sections: [{ label: 'CONCLUSIONS', text }] }
}

test.each([
  [
    'Does quilting suture prevent seroma?',
    'The quilting suture effectively prevents seroma formation.',
    'yes',
  ],
  ['Does exercise prevent falls in older people?', 'Exercise did not prevent falls in older people.', 'no'],
  [
    'Is CA 19-9 a predictor of survival?',
    'CA 19-9 was not found to be an independent predictor of survival.',
    'no',
  ],
  ['Is routine drainage really necessary?', 'Drainage is not necessary after this operation.', 'no'],
  ['Is the new stapler safe?', 'The new stapler is safe and effective.', 'yes'],
])('%s — %s — %s', (question, conclusion, verdict) => {
  expect(verdictFor(question, concluding(conclusion))?.verdict).toBe(verdict)
})

test('a conclusion that holds only for some, with a turn, leaves the question open', () => {
  const document = concluding(
    'However, the response differed with age in only some of the patients, although half of those with diabetes responded.',
  )

  const found = verdictFor('Does age influence the response of patients?', document)

  expect(found?.verdict).toBe('maybe')
})

test('the sentence given is the closing sentence nearest to the question, word for word', () => {
  const document = {
    sections: [
      { label: 'RESULTS', text: 'Statins lowered stroke by 20%.' },
      { label: 'CONCLUSIONS', text: 'Costs were high. Statins prevent stroke. Larger trials are needed.' },
    ],
  }

  expect(verdictFor('Do statins prevent stroke?', document)?.sentence).toBe('Statins prevent stroke.')
})

test('a finding with the words of a background section is not taken for the conclusion', () => {
  const document = {
    sections: [
      { label: 'BACKGROUND', text: 'Statins have not been shown to prevent stroke.' },
      { label: 'CONCLUSIONS', text: 'Statins effectively prevent stroke.' },
    ],
  }

  expect(verdictFor('Do statins prevent stroke?', document)?.verdict).toBe('yes')
})

test('a document without text has no verdict', () => {
  expect(verdictFor('Do statins prevent stroke?', { sections: [] })).toBeUndefined()
})

test('a thousand negations are read as one', () => {
  const found = verdictFor('Does it help? '.repeat(200), concluding('although not no '.repeat(1_200)))

  expect(found?.verdict).toBe('no')
})
