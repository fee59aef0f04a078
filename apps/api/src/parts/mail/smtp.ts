import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

const timeoutMs = 20_000

/** Hands mail to the SMTP server of `SMTP_URL`. Opens no connection before the first mail. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  )

  return {
    async send({ id, to, subject, text, html }) {
      const domain = /@(?<domain>[\w.-]+)/u.exec(from)?.groups?.['domain'] ?? 'auscult.localhost'
      // `address` as an object: no part of it is read as a list of further recipients.
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        to: { name: '', address: to },
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    isUp: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  }
}
