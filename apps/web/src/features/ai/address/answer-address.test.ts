import { expect, it } from 'vitest'
import { answerPath, readAnswerAddress, recordPath, sourcePath } from './answer-address.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'

it.each([
  ['/ai', { questionId: null, source: null, isRecord: false }],
  [answerPath(id), { questionId: id, source: null, isRecord: false }],
  [sourcePath(id, 3), { questionId: id, source: 3, isRecord: false }],
  [recordPath(id), { questionId: id, source: null, isRecord: true }],
])('reads what %s names', (path, address) => {
  expect(readAnswerAddress(path)).toEqual(address)
})

it.each(['/ai/unknown', `${answerPath(id)}/sources/0`, `${answerPath(id)}/sources/first`])(
  'finds no answer at %s',
  (path) => {
    expect(readAnswerAddress(path)).toBeUndefined()
  },
)
