import { UnusableRecord } from '../source-errors.ts'
import type { Document, Section } from '../document.ts'
import { toIso6391 } from './pubmed-language.ts'
import { findRegistrations, isRegistry } from './pubmed-registrations.ts'
import { readRelated, readStatus } from './pubmed-status.ts'
import { findElement, listElements, readText, type XmlElement } from './pubmed-tree.ts'

/** The longest abstracts in PubMed have about 30,000 characters; what is far above is damaged or not an abstract. */
const textLimit = 500_000
const authorLimit = 100

/**
 * A document from a PubmedArticle, or from a bare MedlineCitation of older files. Elements are those of NLM's PubMed DTD
 * (https://dtd.nlm.nih.gov/ncbi/pubmed/). Throws UnusableRecord when there is no PMID, nothing to read, or far too much.
 */
export function toDocument(record: XmlElement): Document {
  const citation = record.name === 'MedlineCitation' ? record : findElement(record, 'MedlineCitation')
  const article = findElement(citation, 'Article')
  if (citation === undefined || article === undefined) throw new UnusableRecord('no article in the record')
  const pmid = readPmid(citation)
  const abstract = readAbstract(citation, article)
  const title = readTitle(article)
  const length = abstract.sections.reduce((sum, section) => sum + section.text.length, title.text.length)
  if (length > textLimit) throw new UnusableRecord(`text of ${length} characters, more than ${textLimit}`)
  if (length === 0) throw new UnusableRecord('neither title nor abstract')
  const publicationTypes = readAll(findElement(article, 'PublicationTypeList'), 'PublicationType')
  const articleIds = listElements(findElement(record, 'PubmedData', 'ArticleIdList'), 'ArticleId')
  const doi = readDoi(article, articleIds)
  const pmc = readText(articleIds.find((id) => id.attributes['IdType'] === 'pmc'))
  return {
    id: `pmid:${pmid}`,
    kind: 'article',
    title: title.text || `Article without a title, PMID ${pmid}`,
    sections: abstract.sections,
    authors: readAuthors(article),
    journal: readJournal(citation, article),
    year: readYear(article),
    publicationTypes,
    meshTerms: listElements(findElement(citation, 'MeshHeadingList'), 'MeshHeading').flatMap(
      (heading) => readText(findElement(heading, 'DescriptorName')) || [],
    ),
    language: abstract.sections.length > 0 ? abstract.language : title.language,
    status: readStatus(citation, publicationTypes),
    readPart: abstract.sections.length > 0 ? 'abstract' : 'title',
    links: [
      `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
      ...(doi === null ? [] : [`https://doi.org/${doi}`]),
      ...(pmc === '' ? [] : [`https://pmc.ncbi.nlm.nih.gov/articles/${pmc}/`]),
    ],
    pmid,
    doi,
    registrations: readRegistrations(article, abstract.sections),
    related: readRelated(citation),
    licence: abstract.licence,
    reviewed: null,
    facts: null,
    revisedOn: readDate(findElement(citation, 'DateRevised')),
    publishedOn: readPublished(article),
  }
}

function readPmid(citation: XmlElement): string {
  const pmid = readText(findElement(citation, 'PMID'))
  if (!/^[1-9]\d{0,8}$/u.test(pmid)) throw new UnusableRecord(`'${pmid.slice(0, 20)}' is not a PMID`)
  return pmid
}

/**
 * PubMed gives foreign titles in English within brackets. Where it has none it writes '[Not Available]' and the title in
 * its own language stands in VernacularTitle.
 */
function readTitle(article: XmlElement): { text: string; language: string } {
  const language = toIso6391(readText(findElement(article, 'Language')))
  const title = readText(findElement(article, 'ArticleTitle'))
  const vernacular = readText(findElement(article, 'VernacularTitle'))
  const translated = /^\[(?<inner>.+)\]\.?$/u.exec(title)?.groups?.['inner']
  if (title === '' || /^not available\.?$/iu.test(translated ?? '')) return { text: vernacular, language }
  return { text: translated ?? title, language: translated === undefined ? language : 'en' }
}

type Abstract = { sections: Section[]; language: string; licence: string | null }

/** PubMed's own abstract is in English; without one, an English OtherAbstract, else the first in any language. */
function readAbstract(citation: XmlElement, article: XmlElement): Abstract {
  const own = findElement(article, 'Abstract')
  const sections = readSections(own)
  if (sections.length > 0) return { sections, language: 'en', licence: readLicence(own) }
  const others = listElements(citation, 'OtherAbstract')
  const chosen = others.find((other) => other.attributes['Language'] === 'eng') ?? others[0]
  return {
    sections: readSections(chosen),
    language: toIso6391(chosen?.attributes['Language'] ?? 'eng'),
    licence: readLicence(chosen),
  }
}

function readSections(abstract: XmlElement | undefined): Section[] {
  return listElements(abstract, 'AbstractText').flatMap((part) => {
    const text = readText(part)
    return text === '' ? [] : [{ label: readLabel(part), text }]
  })
}

function readLabel(part: XmlElement): string | null {
  const label = part.attributes['Label']?.trim() ?? ''
  if (label !== '' && label !== 'UNLABELLED') return label
  const category = part.attributes['NlmCategory'] ?? 'UNASSIGNED'
  return category === 'UNASSIGNED' ? null : category
}

function readLicence(abstract: XmlElement | undefined): string | null {
  return readText(findElement(abstract, 'CopyrightInformation')) || null
}

function readAuthors(article: XmlElement): string[] {
  const names = listElements(findElement(article, 'AuthorList'), 'Author')
    .filter((author) => author.attributes['ValidYN'] !== 'N')
    .map((author) => {
      const group = readText(findElement(author, 'CollectiveName'))
      if (group !== '') return group
      const parts = ['LastName', 'Initials', 'Suffix'].map((name) => readText(findElement(author, name)))
      return parts.filter((part) => part !== '').join(' ')
    })
  return names.filter((name) => name !== '').slice(0, authorLimit)
}

function readJournal(citation: XmlElement, article: XmlElement): string | null {
  const journal = findElement(article, 'Journal')
  return (
    readText(findElement(citation, 'MedlineJournalInfo', 'MedlineTA')) ||
    readText(findElement(journal, 'ISOAbbreviation')) ||
    readText(findElement(journal, 'Title')) ||
    null
  )
}

/** The year of the issue ('2007', '2007 Nov-Dec', 'Spring 2007', '1998-1999' gives 1998), else of the electronic article. */
function readYear(article: XmlElement): number | null {
  const issued = findElement(article, 'Journal', 'JournalIssue', 'PubDate')
  const candidates = [
    findElement(issued, 'Year'),
    findElement(issued, 'MedlineDate'),
    findElement(article, 'ArticleDate', 'Year'),
  ]
  for (const candidate of candidates) {
    const year = /\b(?:1[6-9]|20)\d{2}\b/u.exec(readText(candidate))?.[0]
    if (year !== undefined) return Number(year)
  }
  return null
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The day of the electronic article, where PubMed has one, else what it has of the issue's: a month by name or number, or none. */
function readPublished(article: XmlElement): string | null {
  const electronic = readDate(findElement(article, 'ArticleDate'))
  if (electronic !== null) return electronic
  const issued = findElement(article, 'Journal', 'JournalIssue', 'PubDate')
  const year = readYear(article)
  const named = readText(findElement(issued, 'Month'))
  const month = /^\d{1,2}$/u.test(named) ? Number(named) : months.indexOf(named.slice(0, 3).toLowerCase()) + 1
  if (year === null || month < 1 || month > 12) return year === null ? null : String(year)
  const day = readText(findElement(issued, 'Day'))
  return [String(year), String(month), ...(/^\d{1,2}$/u.test(day) ? [day] : [])]
    .map((part) => part.padStart(2, '0'))
    .join('-')
}

function readDate(date: XmlElement | undefined): string | null {
  const parts = ['Year', 'Month', 'Day'].map((name) => readText(findElement(date, name)).padStart(2, '0'))
  return /^\d{4}-\d{2}-\d{2}$/u.test(parts.join('-')) ? parts.join('-') : null
}

function readDoi(article: XmlElement, articleIds: readonly XmlElement[]): string | null {
  const located = listElements(article, 'ELocationID').find(
    (place) => place.attributes['EIdType'] === 'doi' && place.attributes['ValidYN'] !== 'N',
  )
  const doi = readText(located ?? articleIds.find((id) => id.attributes['IdType'] === 'doi'))
  return /^10\.\S+\/\S+$/u.test(doi) ? doi : null
}

function readRegistrations(article: XmlElement, sections: readonly Section[]): string[] {
  const listed = listElements(findElement(article, 'DataBankList'), 'DataBank')
    .filter((bank) => isRegistry(readText(findElement(bank, 'DataBankName'))))
    .flatMap((bank) => readAll(findElement(bank, 'AccessionNumberList'), 'AccessionNumber'))
  const uniform = listed.flatMap((number) => {
    const found = findRegistrations(number)
    return found.length > 0 ? found : [number]
  })
  return [...new Set([...uniform, ...sections.flatMap((section) => findRegistrations(section.text))])]
}

function readAll(parent: XmlElement | undefined, name: string): string[] {
  return listElements(parent, name).flatMap((element) => readText(element) || [])
}
