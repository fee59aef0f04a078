import { z } from 'zod'
import { hidden } from './text.ts'

/** Letters, their marks, figures, and the signs that names are written with: no emoji, no tick that looks like a badge, no markup. */
const otherThanName = /[^\u200C\u200D\p{L}\p{M}\p{Nd} \u00A0'’‘ʼ´`"“”„.,()&·‐/-]/u

/** No script stacks more on one letter; 'Zalgo' does. */
const stackedMarks = /\p{M}{5}/u

/** What mail programs and messengers make a link of: a dot within a word ('evil-login.com'), where no initial stands before it ('S.Kumar'). */
const domain = /[\p{L}\p{M}\p{N}-]{2}\.[\p{L}\p{N}-]*\p{L}{2}|www\./iu

/** The same of single letters, as they are typed: 'a.co'. */
const shortDomain = /(?<!\p{L})(?:\p{Ll}\.)+\p{Ll}{2}/u

/** A path, or a second name; 'son of' and 'daughter of' are written with a stroke in Malaysia and Singapore. */
const path = /(?:^|\s)(?![ads]\/[lop](?:\s|$))\S*\//iu

/** A word of two alphabets, and small capitals: letters that look like others. */
const lookAlikes =
  /\p{Script=Latin}[\p{L}\p{M}]*(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*\p{Script=Latin}|[\u1D00-\u1DBF\u0262\u0274\u0280\u0299\u029C\u029F\uA730\uA731]/u

/** A joiner where no script has one: 'Anna\u200DKelly' looks like another name. */
const idleJoiner =
  /(?<![\p{L}\p{M}])[\u200C\u200D]|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]|[\u200C\u200D](?=[\u200C\u200D\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])/u

/** A telephone number; it would be mailed with invites. */
const longNumber = /\p{Nd}(?:[ \u00A0.()-]*\p{Nd}){3}/u

/** Nobody speaks for the product. */
const ourName = /(?<!\p{L})auscult(?!\p{L})/iu

function isName(name: string): boolean {
  const plain = name.normalize('NFC')
  const refused = [
    hidden,
    otherThanName,
    stackedMarks,
    domain,
    shortDomain,
    path,
    lookAlikes,
    idleJoiner,
    longNumber,
    ourName,
  ]
  return name.isWellFormed() && /\p{L}/u.test(plain) && !refused.some((pattern) => pattern.test(plain))
}

/** What a person is called, without spaces at the ends. It stands in mails and beside other people's names, so it is no place for links, signs or HTML. */
export const PersonName = z.string().trim().min(1).max(200).refine(isName, {
  message: 'must be made of letters, without links, symbols or emoji, and with a space behind a full stop',
})
