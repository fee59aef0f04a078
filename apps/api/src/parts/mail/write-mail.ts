import type { Mail } from './mail.ts'
import { type Block, renderLetter } from './letter.ts'
import { mailedName } from './mailed-name.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

/** A subject and paragraphs with `{names}` in them; a paragraph that is one name only may be a link or a code. */
export type MailTemplate = { subject: string; text: readonly string[] }

/** What the mails of a feature are made of: the labels of their links, by the name that stands in the template. */
type Links = Readonly<Record<string, string>>

/**
 * Writes a mail as plain text and as HTML that says the same; every value is escaped. `given` holds `publicUrl`, which stands in the
 * footer of every mail; `name` is a person's, cut and disarmed by `mailedName`.
 */
export function writeMail(
  template: MailTemplate,
  links: Links,
  given: Record<string, string> & { publicUrl: string; name?: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { name } = given
  const values = name === undefined ? given : { ...given, name: mailedName(name) }
  const subject = fill(template.subject, values)
  const footer = fill(texts.footer, values)
  const filled = template.text.map((paragraph) => fill(paragraph, values))

  return {
    subject,
    text: `${[...filled, '--', footer].join('\n\n')}\n`,
    html: renderLetter({
      title: subject,
      blocks: template.text.map((paragraph) => toBlock(paragraph, links, values)),
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
function toBlock(paragraph: string, links: Links, values: Record<string, string>): Block {
  const text = fill(paragraph, values)
  if (paragraph === '{code}') return { kind: 'code', code: text }
  const link = Object.entries(links).find(([key]) => paragraph === `{${key}}`)
  return link === undefined
    ? { kind: 'text', text }
    : { kind: 'link', url: text, label: link[1], lead: texts.lead }
}
