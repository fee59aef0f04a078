import { z } from 'zod'
import { operation } from '../operation.ts'

export const downloadProfile = operation({
  name: 'downloadProfile',
  method: 'GET',
  path: '/auth/download-profile',
  access: 'signed-in',
  limit: 'general',
  sealed: false,
  summary: 'All that is kept of the caller, as a text to read: headings, names and dates in words.',
  download: { contentType: 'text/plain; charset=utf-8' },
  answer: z.string(),
})
