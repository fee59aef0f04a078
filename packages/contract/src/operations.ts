import * as account from './account/account.ts'
import * as accountSettings from './account/settings.ts'
import * as accuracy from './public/accuracy.ts'
import * as aiCorpus from './ai/corpus.ts'
import * as aiHistory from './ai/history.ts'
import * as ai from './ai/questions.ts'
import * as aiRecord from './ai/record.ts'
import * as aiStream from './ai/stream.ts'
import * as aiWatch from './ai/watch.ts'
import * as aiTools from './ai/tools.ts'
import * as antibiotics from './guides/antibiotics.ts'
import * as auth from './auth/auth.ts'
import * as authEmailChange from './auth/email-change.ts'
import * as authGoogle from './auth/google.ts'
import * as authOidc from './auth/oidc.ts'
import * as authSessions from './auth/sessions.ts'
import * as calcsAcute from './tools/calcs-acute.ts'
import * as calcsVascular from './tools/calcs-vascular.ts'
import * as cdsHooks from './tools/cds-hooks.ts'
import * as circle from './people/circle.ts'
import * as fhir from './tools/fhir.ts'
import * as geo from './public/geo.ts'
import * as invite from './people/invite.ts'
import * as labs from './guides/labs.ts'
import * as landing from './public/landing.ts'
import * as notifications from './people/notifications.ts'
import type { Operation } from './operation.ts'
import * as photo from './people/photo.ts'
import * as posts from './posts/posts.ts'
import * as postsMail from './posts/mail.ts'
import * as postsSaved from './posts/saved.ts'
import * as profile from './people/profile.ts'
import * as publicOperations from './public/public.ts'
import * as reference from './people/reference.ts'
import * as secondOpinion from './people/second-opinion.ts'

function isOperation(exported: unknown): exported is Operation {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}

const features = [
  publicOperations,
  account,
  accountSettings,
  accuracy,
  geo,
  landing,
  auth,
  authEmailChange,
  authGoogle,
  authOidc,
  authSessions,
  ai,
  aiStream,
  aiTools,
  aiHistory,
  aiRecord,
  aiCorpus,
  aiWatch,
  calcsVascular,
  calcsAcute,
  cdsHooks,
  fhir,
  labs,
  antibiotics,
  reference,
  profile,
  circle,
  notifications,
  photo,
  invite,
  secondOpinion,
  posts,
  postsMail,
  postsSaved,
]

/** The operations that files of the contract declare. */
export function listOperations(...files: readonly object[]): Operation[] {
  return files.flatMap((file) => Object.values(file).filter(isOperation))
}

/** Every operation of the product, for mounting, the OpenAPI document and the authorisation matrix. */
export const operations: readonly Operation[] = listOperations(...features)
