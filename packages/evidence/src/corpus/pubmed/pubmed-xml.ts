import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { CorpusEvent } from '../corpus-event.ts'
import { ForeignFileError, SourceFileError, UnusableRecord } from '../source-errors.ts'
import { toDocument } from './pubmed-record.ts'
import { createElement, findElement, listElements, readText, type XmlElement } from './pubmed-tree.ts'

const articleElements = new Set(['PubmedArticle', 'MedlineCitation'])
const bookElements = new Set(['PubmedBookArticle', 'BookDocument'])
const setElements = new Set(['PubmedArticleSet', 'MedlineCitationSet', 'PubmedBookArticleSet'])
/** Large parts nothing is read from; leaving them out of the tree halves time and memory. */
const unreadElements = new Set([
  'ReferenceList',
  'AffiliationInfo',
  'ChemicalList',
  'GrantList',
  'History',
  'InvestigatorList',
  'KeywordList',
  'CoiStatement',
  'PersonalNameSubjectList',
])
/** Characters; the longest real records, with thousands of authors, have about a million. */
const recordLimit = 4_000_000

/**
 * Streams PubMed XML: PubmedArticleSet (baseline, update and efetch files), MedlineCitationSet of older years, or a single
 * record. Entities of a DTD are never expanded or fetched. Throws SourceFileError after the last whole record.
 */
export async function* readPubmedXml(chunks: AsyncIterable<string>): AsyncGenerator<CorpusEvent> {
  const reader = new RecordReader()
  for await (const chunk of chunks) {
    reader.write(chunk)
    yield* reader.take()
    reader.requireNoFailure()
  }
  reader.close()
  yield* reader.take()
  reader.requireNoFailure()
}

class RecordReader {
  readonly #parser = new SaxesParser()
  readonly #open: XmlElement[] = []
  #events: CorpusEvent[] = []
  #justClosed: CorpusEvent | undefined
  #root: string | undefined
  #unreadDepth = 0
  #recordsSeen = 0
  #recordStart = 0
  #failure: SourceFileError | undefined

  constructor() {
    this.#parser.on('opentag', (tag) => this.#handleOpen(tag))
    this.#parser.on('closetag', (tag) => this.#handleClose(tag.name))
    this.#parser.on('text', (text) => this.#handleText(text))
    this.#parser.on('cdata', (text) => this.#handleText(text))
    this.#parser.on('error', (error) => this.#handleError(error))
  }

  write(chunk: string) {
    if (this.#failure === undefined) this.#parser.write(chunk)
  }

  close() {
    if (this.#failure !== undefined) return
    if (this.#root === undefined) this.#failure = new SourceFileError('the file is empty')
    else if (this.#parser.closed) return
    else this.#closeParser()
  }

  take(): CorpusEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  requireNoFailure() {
    if (this.#failure !== undefined) throw this.#failure
  }

  #closeParser() {
    const unfinished = this.#open.length > 0
    this.#releaseJustClosed()
    this.#parser.close()
    this.#releaseJustClosed()
    if (this.#failure !== undefined && unfinished) {
      this.#failure = new SourceFileError(`the file ends within record ${this.#recordsSeen}`)
    } else if (this.#failure !== undefined) {
      this.#failure = new SourceFileError('the file ends early, before its closing tag')
    }
  }

  #handleOpen(tag: SaxesTagPlain) {
    if (this.#failure !== undefined) return
    this.#releaseJustClosed()
    if (this.#root === undefined) this.#requireKnownRoot(tag.name)
    if (this.#unreadDepth > 0 || (this.#open.length > 0 && unreadElements.has(tag.name))) {
      this.#unreadDepth += 1
      return
    }
    const parent = this.#open.at(-1)
    if (parent === undefined && !isTopLevel(tag.name)) return
    if (parent === undefined) {
      this.#recordsSeen += 1
      this.#recordStart = this.#parser.position
    }
    const element = createElement(tag.name, tag.attributes)
    if (!this.#isTooLong()) parent?.children.push(element)
    this.#open.push(element)
  }

  /** The parser reports a closing tag that fits nothing only after closing what was open: that record is not whole. */
  #handleError(error: Error) {
    if (error.message.includes('close tag')) this.#justClosed = undefined
    this.#releaseJustClosed()
    this.#failure ??= new SourceFileError(`not well-formed XML at line ${error.message}`)
  }

  #releaseJustClosed() {
    if (this.#justClosed !== undefined) this.#events.push(this.#justClosed)
    this.#justClosed = undefined
  }

  #handleText(text: string) {
    if (this.#unreadDepth > 0 || this.#failure !== undefined || this.#isTooLong()) return
    this.#open.at(-1)?.children.push(text)
  }

  #handleClose(name: string) {
    if (this.#failure !== undefined) return
    this.#releaseJustClosed()
    if (this.#unreadDepth > 0) {
      this.#unreadDepth -= 1
      return
    }
    const element = this.#open.pop()
    if (element === undefined || this.#open.length > 0) return
    this.#justClosed = this.#toEvent(name, element)
  }

  #toEvent(name: string, element: XmlElement): CorpusEvent {
    if (name === 'DeleteCitation') {
      return { type: 'deletion', pmids: listElements(element, 'PMID').map(readText) }
    }
    const label = this.#recordName(element)
    if (bookElements.has(name)) return { type: 'skipped', name: label }
    if (this.#isTooLong()) {
      return { type: 'bad-record', name: label, reason: `record of more than ${recordLimit} characters` }
    }
    try {
      return { type: 'record', document: toDocument(element) }
    } catch (error) {
      if (!(error instanceof UnusableRecord)) throw error
      return { type: 'bad-record', name: label, reason: error.message }
    }
  }

  /** Nothing more of such a record is kept in memory; it is read over to its end. */
  #isTooLong(): boolean {
    return this.#parser.position - this.#recordStart > recordLimit
  }

  #recordName(element: XmlElement): string {
    const holder = element.name === 'MedlineCitation' ? element : findElement(element, 'MedlineCitation')
    const book = element.name === 'BookDocument' ? element : findElement(element, 'BookDocument')
    const pmid = readText(findElement(holder ?? book, 'PMID'))
    return /^\d{1,9}$/u.test(pmid) ? `PMID ${pmid}` : `record ${this.#recordsSeen}`
  }

  #requireKnownRoot(name: string) {
    this.#root = name
    if (setElements.has(name) || isTopLevel(name)) return
    if (name === 'clinical_study') {
      this.#failure = new SourceFileError(
        "trials in ClinicalTrials.gov's retired XML form are not supported; download them through its API v2",
      )
      return
    }
    this.#failure = new ForeignFileError(`not a PubMed file: its outermost element is <${name.slice(0, 40)}>`)
  }
}

function isTopLevel(name: string): boolean {
  return articleElements.has(name) || bookElements.has(name) || name === 'DeleteCitation'
}
