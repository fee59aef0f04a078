import { readAuthor } from './author-name.ts'
import type { Reference } from './reference.ts'
import type { ReferenceWords } from './ris.ts'

/** BibTeX counts braces even behind a backslash, so they become words; the rest is what TeX would take for commands. */
const escapes: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
}

/** References as BibTeX in UTF-8: articles, technical reports for guidelines, `misc` for registrations. */
export function toBibtex(references: readonly Reference[], words: ReferenceWords): string {
  const taken = new Set<string>()
  return references.map((reference) => entryOf(reference, keyOf(reference, taken), words)).join('\n')
}

function entryOf(reference: Reference, key: string, words: ReferenceWords): string {
  const { kind, title, authors, journal, year, pmid, doi, registration, link, score } = reference
  const isArticle = kind === 'article' && journal !== null
  const type = kind === 'guideline' ? 'techreport' : isArticle ? 'article' : 'misc'
  const fields: [string, string | null | undefined][] = [
    // Braces keep the capitals of abbreviations.
    ['title', `{${escaped(title)}}`],
    ['author', authors.length === 0 ? null : authors.map(authorOf).join(' and ')],
    ['journal', journal === null ? null : escaped(journal)],
    ['institution', kind === 'guideline' ? escaped(authors[0] ?? '') : null],
    ['type', kind === 'guideline' ? escaped(words.guideline) : null],
    [
      'howpublished',
      kind === 'trial' ? escaped([words.trial, registration].filter(Boolean).join(' ')) : null,
    ],
    ['year', year === null ? null : String(year)],
    ['doi', doi === null ? null : escaped(doi)],
    ['pmid', pmid === null ? null : escaped(pmid)],
    // Percent-encoded, so that no character of it is TeX's.
    ['url', link?.replaceAll(/[{}\\^~]/gu, encodeURIComponent)],
    ['note', score === null ? null : escaped(words.note(score))],
  ]
  const lines = fields.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : `  ${name} = {${value}},\n`,
  )
  return `@${type}{${key},\n${lines.join('')}}\n`
}

function authorOf(name: string): string {
  const author = readAuthor(name)
  if ('group' in author) return `{${escaped(author.group)}}`
  return `${escaped(author.family)}, ${author.initials.map((initial) => `${initial}.`).join(' ')}`
}

function escaped(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[\\{}~^&%$#_]/gu, (character) => escapes[character] ?? character)
}

/** 'mcmurray2019dapagliflozin', in plain letters, with a letter behind where it is taken. */
function keyOf({ authors, year, title }: Reference, taken: Set<string>): string {
  const author = readAuthor(authors[0] ?? '')
  const name = plain('group' in author ? author.group : author.family).slice(0, 20)
  const word =
    title
      .split(/\s+/u)
      .map(plain)
      .find((each) => /[a-z]{4}/u.test(each)) ?? ''
  const key = `${name}${year ?? ''}${word}` || 'source'
  let unique = key
  for (let nth = 2; taken.has(unique); nth += 1) unique = `${key}${nth}`
  taken.add(unique)
  return unique
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '')
}
