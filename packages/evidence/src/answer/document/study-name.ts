import type { Document } from '../../corpus/document.ts'

const prefixedTitle = /^([^:]{2,60}): /u

/**
 * How a clinician would call the source in a sentence: a trial by its name or number, a guideline by name and year, anything
 * else by first author and year, by its title or, where it has none, by its number.
 */
export function studyName(document: Document): string {
  if (document.kind === 'guideline') return guidelineName(document)
  if (document.facts !== null) return curatedName(document)
  if (document.kind === 'trial') return document.trial?.acronym ?? document.id.replace('nct:', '')
  const author = document.authors[0]?.replace(/\s+\p{Lu}{1,3}$/u, '')
  const others = document.authors.length > 1 ? ' et al.' : ''
  if (author === undefined) return titleOrNumber(document)
  return document.year === null ? `${author}${others}` : `${author}${others} ${document.year}`
}

function titleOrNumber({ title, pmid, id }: Document): string {
  if (title !== '') return `“${title.replace(/\.$/u, '')}”`
  return pmid === null ? id : `PMID ${pmid}`
}

/** Records of our own say their study's name first, in the title or in the sentence on design. */
function curatedName(document: Document): string {
  const inTitle = prefixedTitle.exec(document.title)?.[1]
  if (inTitle !== undefined) return inTitle
  const design = document.sections.find((section) => section.label === 'DESIGN')?.text ?? ''
  return /^(.{2,60}?), an? /u.exec(design)?.[1] ?? document.title
}

function guidelineName(document: Document): string {
  const title = withoutBody(document)
  const name = title.slice(title.lastIndexOf(': ') + 1).trim()
  return document.year === null || /\b(?:19|20)\d{2}\b/u.test(name) ? name : `${name} (${document.year})`
}

/** Guideline titles of our own end with the body's full name. */
function withoutBody({ title, authors }: Document): string {
  const ending = `, ${authors[0] ?? ''}`
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title
}

/** What a guideline is on, where its title says so before its name: 'Hypertension in adults'. */
export function guidelineTopic(document: Document): string {
  const title = withoutBody(document)
  const colon = title.lastIndexOf(': ')
  return colon > 0 ? title.slice(0, colon) : ''
}
