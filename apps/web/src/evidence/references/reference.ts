import { findSafeLink, type Source } from '../answer-sources.ts'

/** A source as a reference manager wants it. */
export type Reference = {
  /** As the answer cites it, from 1. */
  number: number
  kind: 'article' | 'trial' | 'guideline'
  title: string
  /** 'McMurray JJV', or the name of a group or body. */
  authors: string[]
  journal: string | null
  year: number | null
  pmid: string | null
  doi: string | null
  /** 'NCT02576665'. */
  registration: string | null
  link: string | undefined
  /** Null where nothing was scored: a trial that has not reported. */
  score: number | null
}

export function referenceOfSource(source: Source): Reference {
  const { number, kind, name, authors, journal, year, pmid, link, id, strength_score: score } = source
  const doi = findDoi(link)
  const registration = kind === 'trial' ? registrationOf(id) : null
  return {
    number,
    kind,
    title: name,
    authors,
    journal,
    year,
    pmid,
    doi,
    registration,
    link: findSafeLink(link),
    score,
  }
}

/** The number of a registry; null for what is no trial. */
export function registrationOf(id: string): string | null {
  return id.startsWith('nct:') ? id.slice('nct:'.length) : null
}

/** Nothing that ends a field of BibTeX or a line of RIS is part of a DOI anyone cites. */
const plainDoi = /^10\.\d{4,9}\/[^\s{}\\]+$/u

/** The DOI in a link to doi.org; null where the link leads elsewhere or is malformed. */
export function findDoi(link: string): string | null {
  const url = URL.parse(link)
  if (url === null || !/^(?:dx\.)?doi\.org$/u.test(url.hostname)) return null
  const doi = findDecoded(url.pathname.slice(1))
  return doi !== undefined && plainDoi.test(doi) ? doi : null
}

/** Undefined where a percent sign stands before what is no code. */
function findDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
