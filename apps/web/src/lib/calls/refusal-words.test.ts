import { Failure } from '@auscult/contract/envelope.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { startI18n } from '../language/i18n.ts'
import { wordsOf } from './refusal-words.ts'

const wrong = { reason: 'log-in-wrong', message: 'The email address or the password is not right.' } as const

afterEach(() => startI18n('en-GB'))

describe('what a refusal says', () => {
  it.each(['en-GB', 'en-US'] as const)('is in %s what the server says', async (language) => {
    await startI18n(language)

    expect(await wordsOf(wrong)).toBe('The email address or the password is not right.')
  })

  it.each([
    ['it', 'L’indirizzo email o la password non sono corretti.'],
    ['de', 'Die E-Mail-Adresse oder das Passwort ist falsch.'],
    ['es', 'El correo electrónico o la contraseña no son correctos.'],
  ] as const)('is told in %s where the contract names it', async (language, words) => {
    await startI18n(language)

    expect(await wordsOf(wrong)).toBe(words)
  })

  it('is the server’s message in any language where the contract names no reason', async () => {
    await startI18n('it')

    expect(await wordsOf({ message: 'The moon is in the way.' })).toBe('The moon is in the way.')
  })

  it('is nothing where the server says nothing', async () => {
    expect(await wordsOf({})).toBe('')
  })

  it('is understood though a newer server gives a reason that is not known here', () => {
    const failure = { statusCode: 400, error: 'Bad Request', message: 'No.', reason: 'of-tomorrow' }

    expect(Failure.parse(failure).message).toBe('No.')
  })
})
