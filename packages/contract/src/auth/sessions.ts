import { z } from 'zod'
import { StatusAnswer } from './auth.ts'
import { Device } from './device.ts'
import { operation } from '../operation.ts'

export const listSessions = operation({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "The caller's own open sessions, newest first.",
  answer: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        /** Whether it is the one that asks. */
        isCurrent: z.boolean(),
        device: Device,
      }),
    ),
  }),
})

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "End all of the caller's own sessions at once but the one that asks.",
  answer: StatusAnswer,
})

export const endSession = operation({
  name: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "End one of the caller's own sessions at once.",
  params: z.object({ sessionId: z.uuid() }),
  answer: StatusAnswer,
})
