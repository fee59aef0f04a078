import type { Config } from '../../config.ts'
import { type Geo, isLocalAddress } from './geo.ts'
import { createServiceGeo } from './service-geo.ts'
import { createShippedGeo } from './shipped-geo.ts'

/** The shipped database, or the service where one is set; addresses of the own network count as the default country. */
export function openGeo({
  GEO_SERVICE_URL: service,
  GEO_DEFAULT_COUNTRY: country,
}: Pick<Config, 'GEO_SERVICE_URL' | 'GEO_DEFAULT_COUNTRY'>): Geo {
  const geo = service === undefined ? createShippedGeo() : createServiceGeo(service)
  return {
    findCountry: async (address) => (isLocalAddress(address) ? country : geo.findCountry(address)),
  }
}
