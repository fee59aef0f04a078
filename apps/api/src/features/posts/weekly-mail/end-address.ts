import { endMailPath, endWeeklyMail } from '@auscult/contract/posts/mail.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const Opened = z.object({ token: z.string().max(200) })

/** Where a person ends the weekly mail that the token names. */
export function endPageOf(publicUrl: string, token: string): string {
  return `${publicUrl}${endMailPath}?token=${encodeURIComponent(token)}`
}

/**
 * Leads a browser from the address of `List-Unsubscribe` to the page of it: mail programs without the one click, and people, open that address.
 * Opening it ends nothing, because programs that look into mails open every link.
 */
export function mountEndAddress(app: FastifyInstance, publicUrl: string): void {
  app.get(endWeeklyMail.path, { schema: { hide: true } }, (request, reply) => {
    const opened = Opened.safeParse(request.query)
    return reply.redirect(endPageOf(publicUrl, opened.data?.token ?? ''))
  })
}
