import { createPrivateKey } from 'node:crypto'
import { isServiceAddress } from '@auscult/evidence/models/service-address.ts'
import { z } from 'zod'

// What the values of settings may be, with the words that say what is wrong.

export const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

export const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int({ error: `must be a whole number from ${min} to ${max}` })
    .min(min, { error: `must be ${min} or more` })
    .max(max, { error: `must be ${max} or less` })

export const count = (fallback: number) => whole(1, 1_000_000).default(fallback)

export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true' || value === '1')

export const serviceAddress = z.string().refine(isServiceAddress, {
  message:
    'must start with https://, or with http:// for a host of this machine or network, and hold no password',
})

/** With commas between them. */
export const names = z
  .string()
  .max(10_000)
  .default('')
  .transform((value) => value.split(',').flatMap((name) => name.trim() || []))

const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '')

/** Origins with spaces between them. */
export const PageOrigins = z
  .string()
  .default('')
  .transform(words)
  .refine((origins) => origins.every(isOrigin), {
    message: 'must be origins such as https://ehr.example.org with spaces between them',
  })

/** Origins of pages that may call the CDS Hooks services; '*' are all. */
export const CdsOrigins = z
  .string()
  .default('')
  .transform(words)
  .refine((origins) => origins.every((each) => each === '*' || isOrigin(each)), {
    message: 'must be origins such as https://ehr.example.org with spaces between them, or *',
  })

function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address
}

/** Pairs of a client's issuer and the address of its keys. */
export const CdsClients = z
  .string()
  .default('')
  .transform((text) =>
    words(text).map((pair) => {
      const [issuer = '', keys = ''] = pair.split('=')
      return { issuer, keys }
    }),
  )
  .refine((clients) => clients.every(({ issuer, keys }) => URL.canParse(issuer) && isServiceAddress(keys)), {
    message: 'must be ISSUER=ADDRESS-OF-ITS-KEYS with spaces between them; keys come by https',
  })

/** FHIR addresses of record systems that may open the calculators. */
export const SmartServers = z
  .string()
  .default('')
  .transform(words)
  .refine((servers) => servers.every(isServiceAddress), {
    message: 'must be FHIR addresses with spaces between them; they start with https',
  })

/** What the organisation's provider is asked to tell; without `openid` it would not say who somebody is. */
export const OidcScopes = z
  .string()
  .default('openid email profile')
  .refine((scopes) => words(scopes).includes('openid'), { message: 'must hold openid' })

/** Number of proxies in front, or the addresses of the trusted ones; without it X-Forwarded-For is not read. */
export const TrustedProxies = z
  .string()
  .regex(/^(?:\d{1,2}|[0-9a-fA-F.:/]+(?:,\s*[0-9a-fA-F.:/]+)*)$/u, {
    message: 'must be a number of proxies or a comma-separated list of their addresses',
  })
  .transform((value) => (/^\d{1,2}$/u.test(value) ? Number(value) : value))

function isRsaPrivateKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048
  } catch {
    return false
  }
}

export const longSecret = z.string().min(32, 'must have at least 32 characters')

export const privateKey = z
  .string()
  // A PEM in one line of an environment file has its line breaks written out.
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine(isRsaPrivateKey, { message: 'must be an RSA private key of 2048 bits or more in PEM form' })
