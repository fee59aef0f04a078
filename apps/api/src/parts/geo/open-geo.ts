import type { Config } from '../../config.ts'
import { toCountryName } from './country-name.ts'
import { type Geo, isLocalAddress } from './geo.ts'
import { createServiceGeo } from './service-geo.ts'
import { openShippedGeo } from './shipped-geo.ts'

/** The shipped database, or the service where one is set; addresses of the own network count as the default country. */
export async function openGeo({
  GEO_SERVICE_URL: service,
  GEO_DEFAULT_COUNTRY: country,
}: Pick<Config, 'GEO_SERVICE_URL' | 'GEO_DEFAULT_COUNTRY'>): Promise<Geo> {
  const geo = service === undefined ? await openShippedGeo() : createServiceGeo(service)
  return {
    findCountry: async (address) =>
      isLocalAddress(address) ? toCountryName(country) : geo.findCountry(address),
  }
}
