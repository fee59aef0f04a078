import { UserType } from '@auscult/contract/auth/auth.ts'
import { useState } from 'react'
import { z } from 'zod'
import { browserStorage } from '../../lib/browser-storage.ts'
import { storageKeys } from '../../lib/session/session.ts'

/** What was told so far, kept in this browser until launch. `session.ts` forgets it with the person. */
const Draft = z.object({
  type: UserType.nullable().default(null),
  country: z.string().default(''),
  /** The id of one. */
  speciality: z.string().default(''),
  yearOfEnrollment: z.number().nullable().default(null),
  gender: z.string().default(''),
  /** YYYY-MM-DD. */
  dob: z.string().default(''),
  nationality: z.string().default(''),
  /** A path of this site that was wanted before onboarding came in between. */
  from: z.string().optional(),
})
export type Draft = z.infer<typeof Draft>

export function readDraft(): Draft {
  const stored = browserStorage.getItem(storageKeys.onboardingDraft)
  if (stored === null) return Draft.parse({})
  try {
    return Draft.safeParse(JSON.parse(stored)).data ?? Draft.parse({})
  } catch {
    return Draft.parse({})
  }
}

function keepDraft(draft: Draft): void {
  browserStorage.setItem(storageKeys.onboardingDraft, JSON.stringify(draft))
}

export function forgetDraft(): void {
  browserStorage.removeItem(storageKeys.onboardingDraft)
}

/** The draft, and how to change parts of it, which are kept at once. */
export function useDraft(): { draft: Draft; change: (part: Partial<Draft>) => void } {
  const [draft, setDraft] = useState(readDraft)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    keepDraft(next)
    setDraft(next)
  }
  return { draft, change }
}
