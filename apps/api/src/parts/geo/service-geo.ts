import { z } from 'zod'
import { toCountryName } from './country-name.ts'
import type { Geo } from './geo.ts'

const withinMs = 5_000
const mostBytes = 100_000

const Answer = z.object({
  country_name: z.string().min(1).max(100),
  country_code: z.string().length(2).optional().catch(undefined),
})

/**
 * A public service that answers JSON with `country_name`, and perhaps `country_code`; `{ip}` in its address stands for the visitor's. Each visitor's address goes to
 * that service, which is the operator's to decide. What fails counts as not known.
 */
export function createServiceGeo(url: string): Geo {
  return {
    async findCountry(address) {
      const target = url.replaceAll('{ip}', encodeURIComponent(address.replace(/\/64$/u, '')))
      try {
        const answer = await fetch(target, { redirect: 'error', signal: AbortSignal.timeout(withinMs) })
        if (!answer.ok) return undefined
        const { country_name: name, country_code: code } = Answer.parse(JSON.parse(await readText(answer)))
        return toCountryName(name, code)
      } catch {
        return undefined
      }
    },
  }
}

/** Throws once the answer is longer than any that tells a country. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
