import { escapeHtml } from '../../http/escape-html.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

/** What people read in answers of this feature. */
export const answers = texts.answers

type MailName = Exclude<keyof typeof texts.mails, 'footer'>

type MailText = { subject: string; text: string; html: string }

/** Writes one of the feature's mails as plain text and as HTML that says the same; every value is escaped. */
export function writeMail(name: MailName, values: Record<string, string>): MailText {
  const { subject, text } = texts.mails[name]
  const paragraphs = text.map((paragraph) => fill(paragraph, values))
  const footer = fill(texts.mails.footer, values)

  return {
    subject: fill(subject, values),
    text: `${[...paragraphs, '--', footer].join('\n\n')}\n`,
    html: toHtml(paragraphs, footer, values['code']),
  }
}

function fill(template: string, values: Record<string, string>): string {
  // Line breaks in a name would otherwise let its owner write paragraphs of their own into our mail.
  return template.replaceAll(/\{(?<key>\w+)\}/gu, (_, key: string) =>
    (values[key] ?? '').replaceAll(/\s+/gu, ' '),
  )
}

function toHtml(paragraphs: readonly string[], footer: string, code: string | undefined): string {
  const body = paragraphs
    .map((paragraph) =>
      paragraph === code
        ? `<p style="font-size:28px;letter-spacing:6px;font-weight:600;margin:24px 0">${escapeHtml(paragraph)}</p>`
        : `<p>${escapeHtml(paragraph)}</p>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en-GB">
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1b2430;max-width:36em;margin:0 auto;padding:16px">
${body}
<hr style="border:0;border-top:1px solid #d5dbe3">
<p style="font-size:13px;color:#55606e">${escapeHtml(footer)}</p>
</body>
</html>
`
}
