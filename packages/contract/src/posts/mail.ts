import { z } from 'zod'
import { StatusAnswer } from '../auth/auth.ts'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

/** Off until a person switches it on. */
export const WeeklyMail = z.object({ isWanted: z.boolean() })
export type WeeklyMail = z.infer<typeof WeeklyMail>

export const getWeeklyMail = operation({
  name: 'getWeeklyMail',
  method: 'GET',
  path: '/post/weekly-mail',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Whether the caller gets news and research of the week by mail.',
  answer: z.object({ data: WeeklyMail }),
})

export const setWeeklyMail = operation({
  name: 'setWeeklyMail',
  method: 'PUT',
  path: '/post/weekly-mail',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Switch the weekly mail on or off.',
  body: WeeklyMail,
  answer: z.object({ data: WeeklyMail }),
})

/** Where a link of the mail leads; the page asks first, and then sends `token` of its query. */
export const endMailPath = '/end-weekly-mail'

/**
 * What a mail program sends when its reader presses Unsubscribe (RFC 8058): a form, without a session and outside the envelope. The same answer
 * for who gets no such mail any more. Who opens the address in a browser is led to the page of `endMailPath`. 400 `link-not-valid` for a token that
 * no mail held.
 */
export const endWeeklyMail = operation({
  name: 'endWeeklyMail',
  method: 'POST',
  path: '/post/weekly-mail/end',
  access: 'public',
  limit: 'general',
  sealed: false,
  summary: 'End the weekly mail to the account that the token was mailed to.',
  query: z.object({ token: text({ min: 1, max: 200 }) }),
  answer: StatusAnswer,
})
