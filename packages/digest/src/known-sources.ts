import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Known } from './check-story.ts'
import { canonicalUrl } from './story.ts'

/** A body or journal whose news or papers may be told of. */
export const Source = z.object({
  name: z.string().min(1),
  shortName: z.string().min(1),
  kind: z.enum(['agency', 'journal', 'preprints']),
  country: z.string(),
  website: z.url({ protocol: /^https$/u }),
  aliases: z.array(z.string()),
  /** Ids of specialities that all of it concerns. */
  specialities: z.array(z.string()),
  /** NLM's title abbreviation; journals alone have one. */
  medlineTitle: z.string().nullable(),
  /** `recalled`: nobody has opened the address yet. */
  feed: z
    .object({
      address: z.url({ protocol: /^https$/u }),
      mark: z.enum(['recalled', 'checked']),
      checkedOn: z.iso.date().optional(),
    })
    .nullable(),
})
export type Source = z.infer<typeof Source>

const Index = z.object({ name: z.string(), host: z.string() })

/** The sources of `content/sources`. Throws where the list has not its shape. */
export function readSources(contentFolder: string): Source[] {
  return z.array(Source).parse(readJson(contentFolder, 'sources/sources.json'))
}

/** What stories are checked against, from the content of this installation. */
export function readKnown(contentFolder: string): Known {
  const sources = readSources(contentFolder)
  const indexes = z.array(Index).parse(readJson(contentFolder, 'sources/indexes.json'))
  const specialities = z
    .array(z.object({ id: z.string() }))
    .parse(readJson(contentFolder, 'reference/specialities.json'))
  return {
    hosts: new Set([...sources.map(({ website }) => hostOf(website)), ...indexes.map(({ host }) => host)]),
    frontPages: new Set(sources.map(({ website }) => canonicalUrl(website))),
    sources: new Set(sources.map(({ name }) => name)),
    specialities: new Set(specialities.map(({ id }) => id)),
  }
}

/** Sentences that say nothing of their matter, as `isBoilerplate` takes them. */
export function readBoilerplate(contentFolder: string): string[] {
  return z.array(z.string().min(1)).parse(readJson(contentFolder, 'sources/boilerplate.json'))
}

/** The host of an address, without 'www.'. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./u, '')
}

function readJson(contentFolder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))
}
