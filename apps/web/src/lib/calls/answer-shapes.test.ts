import { Failure, SealedAnswer } from '@auscult/contract/envelope.ts'
import { expect, it } from 'vitest'
import { findFailure, findSealed } from './answer-shapes.ts'

it.each([
  { data: 'YQ==', iv: 'Yg==' },
  { data: 'YQ==', iv: 'Yg==', error: 'Bad Request' },
  { data: 'YQ==' },
  { data: 1, iv: 'Yg==' },
  { data: null, iv: null },
  'text',
  null,
  undefined,
  [],
])('reads a sealed answer as the contract does: %j', (json) => {
  expect(findSealed(json)).toEqual(SealedAnswer.safeParse(json).data)
})

it.each([
  { statusCode: 400, error: 'Bad Request', message: 'No', reason: 'code-wrong' },
  { statusCode: 503, error: 'Service Unavailable', message: '' },
  { message: 'only this' },
  {},
])('reads a refusal as the contract does: %j', (answer) => {
  const { statusCode: _status, ...told } = Failure.partial().parse(answer)

  expect(findFailure(answer)).toEqual(told)
})

it('keeps a reason of a newer server, for which there are no words yet', () => {
  expect(findFailure({ message: 'No', reason: 'of-a-newer-server' }).reason).toBe('of-a-newer-server')
})

it.each(['text', null, undefined, 7])('tells nothing of what is no refusal: %j', (answer) => {
  expect(findFailure(answer)).toEqual({})
})
