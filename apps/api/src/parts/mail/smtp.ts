import { isLocalHost } from '@auscult/evidence/models/service-address.ts'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

const timeoutMs = 20_000

/**
 * Hands mail to the SMTP server of `SMTP_URL`. Opens no connection before the first mail. A server beyond this machine and network
 * gets nothing before the connection is encrypted: codes, links and the password of the server itself would be read on the way.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: withTls(url),
      pool: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from },
  )

  return {
    async send({ id, to, subject, text, html, endUrl }) {
      const domain = /@(?<domain>[\w.-]+)/u.exec(from)?.groups?.['domain'] ?? 'auscult.localhost'
      // `address` as an object: no part of it is read as a list of further recipients.
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(endUrl !== undefined && { headers: unsubscribeHeaders(endUrl) }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    forget: () => Promise.resolve(),
    isUp: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  }
}

/** With both a mail program shows a button that ends the mail by one POST (RFC 2369, RFC 8058). */
function unsubscribeHeaders(endUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function withTls(url: string): string {
  const target = new URL(url)
  if (!isLocalHost(target.hostname)) target.searchParams.set('requireTLS', 'true')
  return target.href
}
