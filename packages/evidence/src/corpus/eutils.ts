import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** PubMed's E-utilities could not be reached or kept refusing. */
export class PubmedUnreachableError extends Error {}

export type ArticleSummary = {
  pmid: string
  title: string
  journal: string
  year: number | null
  authors: string[]
}

/** NCBI asks for at most three requests a second without a key. */
const pauseMs = 350
const attempts = 4
const requestTimeoutMs = 20_000
const idsPerRequest = 200

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

/** The two calls of NCBI's E-utilities (https://www.ncbi.nlm.nih.gov/books/NBK25499/) that checking a PMID needs. */
export class Eutils {
  readonly #baseUrl: string
  readonly #signal: AbortSignal | undefined
  #nextAt = 0

  constructor(baseUrl: string, signal?: AbortSignal) {
    this.#baseUrl = baseUrl.replace(/\/+$/u, '')
    this.#signal = signal
  }

  /** Unknown PMIDs are left out. Throws PubmedUnreachableError. */
  async findSummaries(pmids: readonly string[]): Promise<ArticleSummary[]> {
    const summaries: ArticleSummary[] = []
    for (let from = 0; from < pmids.length; from += idsPerRequest) {
      const ids = pmids.slice(from, from + idsPerRequest)
      const { result } = await this.#ask('esummary.fcgi', { id: ids.join(',') }, SummaryAnswer)
      summaries.push(...ids.flatMap((pmid) => toSummary(result[pmid])))
    }
    return summaries
  }

  /** At most five PMIDs for a PubMed query. Throws PubmedUnreachableError. */
  async search(term: string): Promise<string[]> {
    const answer = await this.#ask('esearch.fcgi', { term, retmax: '5' }, SearchAnswer)
    return answer.esearchresult.idlist
  }

  async #ask<T>(call: string, query: Record<string, string>, schema: z.ZodType<T>): Promise<T> {
    const body = new URLSearchParams({ db: 'pubmed', retmode: 'json', tool: 'auscult', ...query })
    let lastFailure: unknown
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await this.#waitForTurn(attempt)
      try {
        const response = await fetch(`${this.#baseUrl}/${call}`, {
          method: 'POST',
          body,
          signal: AbortSignal.any([
            AbortSignal.timeout(requestTimeoutMs),
            ...(this.#signal ? [this.#signal] : []),
          ]),
        })
        if (response.ok) return schema.parse(await response.json())
        lastFailure = new Error(`${call} answered ${response.status}`)
      } catch (error) {
        this.#signal?.throwIfAborted()
        lastFailure = error
      }
    }
    throw new PubmedUnreachableError('PubMed could not be reached.', { cause: lastFailure })
  }

  async #waitForTurn(attempt: number): Promise<void> {
    const backOffMs = attempt === 0 ? 0 : pauseMs * 2 ** attempt
    const waitMs = Math.max(0, this.#nextAt - Date.now()) + backOffMs
    await sleep(waitMs, undefined, this.#signal ? { signal: this.#signal } : {})
    this.#nextAt = Date.now() + pauseMs
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
