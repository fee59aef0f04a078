import { AppError } from '../../http/errors.ts'
import { type Block, renderLetter } from './mail-layout.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

/** What people read in answers of this feature. */
export const answers = texts.answers

/** Why this feature refuses; the contract names each for clients. */
export type Refusal = keyof typeof texts.refusals

/** An expected failure in the words of this feature. */
export function refusal(
  code: AppError['code'],
  reason: Refusal,
  options: { retryAfterSeconds?: number } = {},
): AppError {
  return new AppError(code, texts.refusals[reason], { ...options, reason })
}

type MailName = Exclude<keyof typeof texts.mails, 'footer' | 'links'>

type MailText = { subject: string; text: string; html: string }

const { lead, ...labels } = texts.mails.links

/** Writes one of the feature's mails as plain text and as HTML that says the same; every value is escaped. */
export function writeMail(name: MailName, values: Record<string, string>): MailText {
  const { subject: title, text: paragraphs } = texts.mails[name]
  const subject = fill(title, values)
  const footer = fill(texts.mails.footer, values)
  const filled = paragraphs.map((paragraph) => fill(paragraph, values))

  return {
    subject,
    text: `${[...filled, '--', footer].join('\n\n')}\n`,
    html: renderLetter({
      title: subject,
      blocks: paragraphs.map((paragraph) => toBlock(paragraph, values)),
      footer,
    }),
  }
}

function fill(template: string, values: Record<string, string>): string {
  // Line breaks in a name would otherwise let its owner write paragraphs of their own into our mail.
  return template.replaceAll(/\{(?<key>\w+)\}/gu, (_, key: string) =>
    (values[key] ?? '').replaceAll(/\s+/gu, ' '),
  )
}

/** The template decides what becomes a link or a code, so that no value of a person's can. */
function toBlock(paragraph: string, values: Record<string, string>): Block {
  const text = fill(paragraph, values)
  if (paragraph === '{code}') return { kind: 'code', code: text }
  const link = Object.entries(labels).find(([key]) => paragraph === `{${key}}`)
  return link === undefined ? { kind: 'text', text } : { kind: 'link', url: text, label: link[1], lead }
}
