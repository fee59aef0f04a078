import { z } from 'zod'
import { PersonName } from '../person-name.ts'
import { text } from '../text.ts'

/** Who may vouch for a person beside their own password: Google, and the OpenID provider of the operator's organisation. */
export const ProviderName = z.enum(['google', 'oidc'])
export type ProviderName = z.infer<typeof ProviderName>

/**
 * Where the browser goes, below `/api`: to a provider, and back from it. Both are visited, not called, so they stand in no operation.
 * `start` takes `?challenge=`, the SHA-256 in base64url of a secret that the page keeps and shows as `verifier` afterwards. The browser
 * comes back to the log-in page with `#google=CODE` or `#google-error=ProviderFailure`, and likewise `#oidc`.
 */
export const providerPaths = {
  google: { start: '/auth/google', redirect: '/auth/google/redirect' },
  oidc: { start: '/auth/oidc', redirect: '/auth/oidc/redirect' },
} as const

/** Why somebody came back without being signed in. `not-allowed`: in none of the groups that the operator lets in. */
export const ProviderFailure = z.enum(['unavailable', 'refused', 'unverified', 'not-allowed', 'expired'])
export type ProviderFailure = z.infer<typeof ProviderFailure>

/** A person a provider vouches for who has no account yet. The ticket opens one within the half hour, with the page's secret again. */
export const Newcomer = z.object({ ticket: z.string(), email: z.string(), name: z.string() })
export type Newcomer = z.infer<typeof Newcomer>

/** The code that stood in the address, and the secret of the page that began. */
export const HandedOver = z.object({ code: text({ min: 1, max: 200 }), verifier: text({ min: 1, max: 200 }) })

/** A ticket with what a provider cannot say for anybody. */
export const NewcomerConsents = z.object({
  ticket: text({ min: 1, max: 200 }),
  verifier: text({ min: 1, max: 200 }),
  name: PersonName,
  privacyPolicy: z.literal(true),
  termAndCondition: z.literal(true),
  isPromotion: z.boolean().default(false),
})
