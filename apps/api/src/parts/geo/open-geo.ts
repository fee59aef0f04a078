import { isIP } from 'node:net'
import type { Config } from '../../config.ts'
import { toCountryName } from './country-name.ts'
import { isLocalAddress } from '../addresses.ts'
import type { Geo } from './geo.ts'
import { createServiceGeo } from './service-geo.ts'
import { openShippedGeo } from './shipped-geo.ts'

/**
 * The shipped database, or the service where one is set. Addresses of the own network count as the default country, and as unknown
 * where there is none; so does what is no address.
 */
export async function openGeo({
  GEO_SERVICE_URL: service,
  GEO_DEFAULT_COUNTRY: country,
}: Pick<Config, 'GEO_SERVICE_URL' | 'GEO_DEFAULT_COUNTRY'>): Promise<Geo> {
  const geo = service === undefined ? await openShippedGeo() : createServiceGeo(service)
  return {
    async findCountry(address) {
      if (isIP(address.replace(/\/64$/u, '')) === 0) return undefined
      if (!isLocalAddress(address)) return geo.findCountry(address)
      return country === undefined ? undefined : toCountryName(country)
    },
  }
}
