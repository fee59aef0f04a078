import { z } from 'zod'
import { Device } from '../auth/device.ts'
import { operation } from '../operation.ts'
import { pageQuery, PersonInfo } from './people.ts'

/**
 * What happened. `person` is who did it where it was somebody, and `subjectId` names what it is about:
 * - `request-received`: asks to join the circle; `subjectId` is the request. It goes when the request is answered or taken back.
 * - `request-accepted`: joined the circle.
 * - `invited`: sent an invite to this account's address; nothing waits for an answer.
 * - `opinion-asked`, `opinion-answered`: a second opinion; `subjectId` is its id.
 * - `answer-changed`: new evidence changed the answer to a question the person watches; `subjectId` is the change (`getAnswerChange`).
 * - `verified`, `verification-refused`: the operator looked at the registration number.
 * - `signed-in`: from a network that the account was not used from before; `device` is what with.
 * - `password-changed`, `email-changed`, `google-linked`, `oidc-linked`: mailed, too.
 */
export const NotificationKind = z.enum([
  'request-received',
  'request-accepted',
  'invited',
  'opinion-asked',
  'opinion-answered',
  'answer-changed',
  'verified',
  'verification-refused',
  'signed-in',
  'password-changed',
  'email-changed',
  'google-linked',
  'oidc-linked',
])
export type NotificationKind = z.infer<typeof NotificationKind>

export const Notification = z.object({
  _id: z.uuid(),
  kind: NotificationKind,
  person: PersonInfo.nullable(),
  /** What `person` was called when it happened, which a later name leaves alone. */
  nameThen: z.string().nullable(),
  subjectId: z.uuid().nullable(),
  /** Null of all but sign-ins, and where it is not known. */
  device: Device,
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** The newest are kept, and none longer than half a year. */
export const notificationLimits = { page: 50, kept: 500, keptDays: 180 } as const

export const listNotifications = operation({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'What happened to the caller, newest first, and how much of it is unread.',
  query: z.object(pageQuery(notificationLimits.page)),
  answer: z.object({
    data: z.array(Notification),
    total: z.number().int(),
    hasMore: z.boolean(),
    unread: z.number().int(),
  }),
})

export const countNotifications = operation({
  name: 'countNotifications',
  method: 'GET',
  path: '/notifications/count',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'How many notifications are unread.',
  answer: z.object({ data: z.object({ unread: z.number().int() }) }),
})

/** Ids that are not the caller's own change nothing and are not told apart. */
export const readNotifications = operation({
  name: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "Mark the caller's own notifications as read: those named, or all.",
  body: z.object({ ids: z.array(z.uuid()).min(1).max(notificationLimits.kept).optional() }),
  answer: z.object({ data: z.object({ unread: z.number().int() }) }),
})
