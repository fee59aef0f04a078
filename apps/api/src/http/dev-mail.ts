import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StoredMail } from '../parts/mail/mail.ts'
import type { Mailbox } from '../parts/mail/mailbox.ts'
import { isLoopback, isLoopbackName } from '../parts/addresses.ts'
import { escapeHtml } from '../parts/escape-html.ts'
import { isProxied } from './proxy-detection.ts'

const shownMails = 20
const refreshSeconds = 5

/**
 * The local mailbox as a page, for a newcomer who has no mail server. Loopback only, by the connection and by the Host header:
 * a foreign page that points its own name at 127.0.0.1 must not read codes. Nothing that a proxy brought, either: one on the same
 * machine has a local connection, and often a local Host, for callers from anywhere. Of the addresses in a mail those of the
 * product (`publicUrl`, with no slash at its end) are links.
 */
export function addMailPage(app: FastifyInstance, mailbox: Mailbox, publicUrl: string): void {
  app.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const mails = await mailbox.list(shownMails)
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(renderPage(mails, publicUrl))
  })
  app.get('/dev/mail.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css').send(style),
  )
}

function isFromThisMachine({ socket, hostname, headers }: FastifyRequest): boolean {
  if (!isLoopback(socket.remoteAddress ?? '') || !isLoopbackName(hostname)) return false
  return !isProxied(headers)
}

function renderPage(mails: readonly StoredMail[], publicUrl: string): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. This page looks again every few seconds.</p>'
      : `<ol>${mails.map((mail) => renderMail(mail, publicUrl)).join('')}</ol>`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>Local mailbox - Auscult</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>Mail of this installation lands here, because no SMTP server is configured. Newest first.</p>
${list}
</main>
</body>
</html>
`
}

// In the time zone of the server, which is the reader's: the page is served to the same machine only.
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

function renderMail({ to, subject, text, deliveredAt }: StoredMail, publicUrl: string): string {
  const code = /^\d{6}$/mu.exec(text)?.[0]
  return `<li><article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)}, <time datetime="${escapeHtml(deliveredAt)}">${escapeHtml(moment.format(new Date(deliveredAt)))}</time></p>
${code === undefined ? '' : `<p class="code"><span>Code</span> ${code}</p>`}
<pre>${renderText(text, publicUrl)}</pre>
</article></li>`
}

function renderText(text: string, publicUrl: string): string {
  return text
    .split(/(?<address>https?:\/\/\S+)/u)
    .map((piece) => {
      const escaped = escapeHtml(piece)
      if (!piece.startsWith(`${publicUrl}/`)) return escaped
      return `<a href="${escaped}" target="_blank" rel="noopener noreferrer">${escaped}</a>`
    })
    .join('')
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; margin: 0; }
ol { list-style: none; padding: 0; }
article { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
.about { margin: 0.25rem 0; opacity: 0.8; overflow-wrap: anywhere; }
.code { font-size: 2rem; font-weight: 650; letter-spacing: 0.15em; margin: 0.5rem 0; }
a { color: inherit; overflow-wrap: anywhere; }
.code span { font-size: 1rem; font-weight: 400; letter-spacing: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.5rem 0 0; }
`
