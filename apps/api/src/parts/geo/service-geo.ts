import { z } from 'zod'
import type { Geo } from './geo.ts'

const withinMs = 5_000
const longestAnswer = 100_000

const Answer = z.object({ country_name: z.string().min(1).max(100) })

/**
 * A public service that answers JSON with `country_name`; `{ip}` in its address stands for the visitor's. Each visitor's address goes to
 * that service, which is the operator's to decide. What fails counts as not known.
 */
export function createServiceGeo(url: string): Geo {
  return {
    async findCountry(address) {
      const target = url.replaceAll('{ip}', encodeURIComponent(address.replace(/\/64$/u, '')))
      try {
        const answer = await fetch(target, { redirect: 'error', signal: AbortSignal.timeout(withinMs) })
        const text = answer.ok ? await answer.text() : ''
        return text.length > longestAnswer ? undefined : Answer.parse(JSON.parse(text)).country_name
      } catch {
        return undefined
      }
    },
  }
}
