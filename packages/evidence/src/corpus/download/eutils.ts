import { z } from 'zod'
import { HttpSource, PassingFailure } from './http-source.ts'

export type ArticleSummary = {
  pmid: string
  title: string
  journal: string
  year: number | null
  authors: string[]
}

/** A search kept on NCBI's side, from which records are fetched in pages. */
export type SearchHistory = { count: number; webEnv: string; queryKey: string }

type EutilsOptions = { signal?: AbortSignal; apiKey?: string; silenceMs?: number; firstWaitMs?: number }

/** NCBI asks for at most three requests a second, ten with a key. */
const pauseMs = { withoutKey: 350, withKey: 110 }
const attempts = 4
const silenceMs = 20_000
const idsPerRequest = 200
const answerLimitBytes = 20_000_000
/** Two hundred records with all their authors and references. */
const recordsLimitBytes = 400_000_000

const SummaryAnswer = z.object({
  result: z.record(z.string(), z.unknown()),
})
const Summary = z.object({
  uid: z.string(),
  title: z.string(),
  source: z.string(),
  pubdate: z.string(),
  authors: z.array(z.object({ name: z.string() })),
})
const SearchAnswer = z.object({ esearchresult: z.object({ idlist: z.array(z.string()) }) })
const HistoryAnswer = z.object({
  esearchresult: z.object({ count: z.coerce.number().int(), webenv: z.string(), querykey: z.string() }),
})

/** The calls of NCBI's E-utilities (https://www.ncbi.nlm.nih.gov/books/NBK25499/) that imports and the check of a PMID need. */
export class Eutils {
  readonly #source: HttpSource
  readonly #apiKey: string | undefined

  constructor(baseUrl: string, { signal, apiKey, ...timing }: EutilsOptions = {}) {
    this.#apiKey = apiKey
    this.#source = new HttpSource({
      name: 'PubMed',
      baseUrl,
      attempts,
      silenceMs,
      firstWaitMs: pauseMs.withoutKey * 2,
      pauseMs: apiKey === undefined ? pauseMs.withoutKey : pauseMs.withKey,
      ...(signal && { signal }),
      ...timing,
    })
  }

  /** Unknown PMIDs are left out. Throws DownloadError. */
  async findSummaries(pmids: readonly string[]): Promise<ArticleSummary[]> {
    const summaries: ArticleSummary[] = []
    for (let from = 0; from < pmids.length; from += idsPerRequest) {
      const ids = pmids.slice(from, from + idsPerRequest)
      const { result } = await this.#ask('esummary.fcgi', { id: ids.join(',') }, SummaryAnswer)
      summaries.push(...ids.flatMap((pmid) => toSummary(result[pmid])))
    }
    return summaries
  }

  /** At most five PMIDs for a PubMed query. Throws DownloadError. */
  async search(term: string): Promise<string[]> {
    const answer = await this.#ask('esearch.fcgi', { term, retmax: '5' }, SearchAnswer)
    return answer.esearchresult.idlist
  }

  /** Throws DownloadError. */
  async searchHistory(term: string): Promise<SearchHistory> {
    const query = { term, retmax: '0', usehistory: 'y' }
    const { esearchresult } = await this.#ask('esearch.fcgi', query, HistoryAnswer)
    return { count: esearchresult.count, webEnv: esearchresult.webenv, queryKey: esearchresult.querykey }
  }

  /** PubMed XML of `size` records of a search from the `start`-th on, counted from 0. Throws DownloadError. */
  async fetchRecords({ webEnv, queryKey }: SearchHistory, start: number, size: number): Promise<string> {
    const range = { retstart: String(start), retmax: String(size) }
    const form = this.#form({ WebEnv: webEnv, query_key: queryKey, retmode: 'xml', ...range })
    return this.#source.text('efetch.fcgi', recordsLimitBytes, { form }, (xml) => {
      // An overloaded server sends a page of HTML, or the start of the records, with a status of 200.
      if (!xml.trimEnd().endsWith('</PubmedArticleSet>'))
        throw new PassingFailure('records that are not whole')
      return xml
    })
  }

  async #ask<T>(call: string, query: Record<string, string>, schema: z.ZodType<T>): Promise<T> {
    return this.#source.json(call, schema, answerLimitBytes, {
      form: this.#form({ retmode: 'json', ...query }),
    })
  }

  #form(query: Record<string, string>): Record<string, string> {
    const key = this.#apiKey === undefined ? {} : { api_key: this.#apiKey }
    return { db: 'pubmed', tool: 'auscult', ...key, ...query }
  }
}

function toSummary(value: unknown): ArticleSummary[] {
  const summary = Summary.safeParse(value).data
  if (summary === undefined) return []
  const year = /\b(?:19|20)\d{2}\b/u.exec(summary.pubdate)?.[0]
  return [
    {
      pmid: summary.uid,
      title: summary.title,
      journal: summary.source,
      year: year === undefined ? null : Number(year),
      authors: summary.authors.map(({ name }) => name),
    },
  ]
}
