import { z } from 'zod'
import { hidden } from './text.ts'

/** Letters, their marks, figures, and the signs that names are written with: no emoji, no tick that looks like a badge, no markup. */
const otherThanName = /[^\u200C\u200D\p{L}\p{M}\p{Nd} \u00A0'’‘ʼ´`"“”„.,()&·‐/-]/u

/** No script stacks more on one letter; 'Zalgo' does. */
const stackedMarks = /\p{M}{5}/u

/** What mail programs and messengers make a link of: a dot within a word ('evil-login.com'), where no initial stands before it ('S.Kumar'). */
const domain = /[\p{L}\p{M}\p{N}-]{2}\.[\p{L}\p{N}-]*\p{L}{2}|www\./iu

/** A path, or a second name; 'son of' and 'daughter of' are written with a stroke in Malaysia and Singapore. */
const path = /(?:^|\s)(?![ads]\/[lop](?:\s|$))\S*\//iu

function isName(name: string): boolean {
  const plain = name.normalize('NFC')
  const refused = [hidden, otherThanName, stackedMarks, domain, path]
  return name.isWellFormed() && /\p{L}/u.test(plain) && !refused.some((pattern) => pattern.test(plain))
}

/** What a person is called, without spaces at the ends. It stands in mails and beside other people's names, so it is no place for links, signs or HTML. */
export const PersonName = z.string().trim().min(1).max(200).refine(isName, {
  message: 'must be made of letters, without links, symbols or emoji, and with a space behind a full stop',
})

const title =
  /^(?:(?:dra?|drs|doctora?|doktor|dott|dottore|dottoressa|profa?|professora?|professore|professoressa|profesora?|mudr)(?:[.,]\s*|\s+)(?:(?:ssa|med)[.,\s]\s*)?)+/iu

/** The name without titles of a doctor or professor before it, which only a doctor has; look-alike letters ('𝐃𝐫') are read as what they look like. */
export function withoutTitle(name: string): string {
  const plain = name.normalize('NFKC').trimStart()
  return title.test(plain) ? plain.replace(title, '') || name : name
}
