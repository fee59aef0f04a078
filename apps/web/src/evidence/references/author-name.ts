/** A person's name in its parts, or the name of a group or body as it stands. */
export type AuthorName = { family: string; initials: string[] } | { group: string }

/** PubMed writes 'McMurray JJV' and 'Smith-Jones A Jr'; what does not end in initials is a group. */
const personal = /^(?<family>\S.*?)\s+(?<initials>\p{Lu}(?:-?\p{Lu}){0,4})(?:\s+(?:Jr|Sr|2nd|3rd))?$/u

export function readAuthor(name: string): AuthorName {
  const { family, initials } = personal.exec(name.trim())?.groups ?? {}
  if (family === undefined || initials === undefined) return { group: name.trim() }
  return { family, initials: initials.replaceAll('-', '').split('') }
}
