import { z } from 'zod'
import { configRoute } from '../envelope-wire.ts'
import { operation } from '../operation.ts'

const PartState = z.enum(['up', 'down'])

export const getHealth = operation({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
  limit: 'general',
  sealed: false,
  summary: 'Whether the server is ready, and which of its parts are up.',
  answer: z.object({
    ready: z.boolean(),
    version: z.string(),
    parts: z.object({ database: PartState, evidence: PartState, mail: PartState }),
  }),
})

export const getConfig = operation({
  ...configRoute,
  answer: z.object({
    /** RSA public key of the envelope, SPKI PEM. */
    publicKey: z.string(),
    keyId: z.string(),
    /** `google`: whether people can sign in with Google. `model`: whether questions go to a model that the operator set up. */
    features: z.object({ mailbox: z.boolean(), model: z.boolean(), google: z.boolean() }),
    /** What this installation is to record systems that open it (SMART App Launch), and their FHIR addresses; null where none is set up. */
    smart: z
      .object({ clientId: z.string(), servers: z.array(z.url()) })
      .nullable()
      .default(null),
    /** Records of each kind that this installation answers from, at most some minutes old; null until they were counted once. */
    holds: z
      .object({ article: z.number().int(), trial: z.number().int(), guideline: z.number().int() })
      .nullable(),
  }),
})
