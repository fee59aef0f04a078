import { PersonName } from '@auscult/contract/person-name.ts'

/**
 * A person's name as it may stand in a mail that others read. What is no name any more under today's rule, of an account older than it, gives
 * '…'; sixty characters have room for a name and not for a message; after a full stop stands a space, because mail programs make a link of what looks like a domain.
 */
export function mailedName(name: string): string {
  if (!PersonName.safeParse(name).success) return '…'
  const spaced = name.replaceAll(/\s+/gu, ' ').replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ')
  const [start = ''] = /^.{0,60}/su.exec(spaced) ?? []
  return start === spaced ? spaced : `${start.trimEnd()}…`
}
