import { LogInAnswer } from './auth.ts'
import { operation } from '../operation.ts'
import { HandedOver, Newcomer, NewcomerConsents } from './providers.ts'

export const logInWithGoogle = operation({
  name: 'logInWithGoogle',
  method: 'POST',
  path: '/auth/google/session',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary:
    'Exchange the code that Google sign-in left in the address for a token, or for a ticket to open an account.',
  body: HandedOver,
  answer: LogInAnswer.extend({ newcomer: Newcomer.optional() }),
})

export const registerWithGoogle = operation({
  name: 'registerWithGoogle',
  method: 'POST',
  path: '/auth/google/register',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'Open an account for a person Google vouches for, once the consents are given.',
  body: NewcomerConsents,
  answer: LogInAnswer,
})
