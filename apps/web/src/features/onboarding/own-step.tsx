import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { ownProfilePath } from '../../people/own-profile-path.ts'
import type { Profession } from '../../people/profession.ts'
import { type Draft, readDraft } from './draft.ts'
import { firstUpdateOf, stepThreeOf } from './use-launch.ts'

type Step = { step: 2 | 3 | 'welcome'; type: Profession }

/** Where somebody belongs who opens a page that is not theirs; undefined where it is. `told` is the profession their profile has. */
function wayOut({ step, type }: Step, told: Profession | null, draft: Draft): string | undefined {
  const isDraftOf = draft.type === type
  if (told === null) {
    const isReady = step === 2 || (step === 3 && isDraftOf && firstUpdateOf(draft) !== undefined)
    return isReady ? undefined : paths.profile
  }
  if (told !== type || !isDraftOf) return ownProfilePath(told)
  return step === 2 ? stepThreeOf(type) : undefined
}

/**
 * A page of onboarding, for whom it is: of that profession, who has come so far, and has not launched yet. Judged by what was so on
 * arrival, because what the page itself saves must not lead away from it. Until it is known who somebody is it shows.
 */
export function OwnStep({ children, ...step }: Step & { children: ReactNode }) {
  const { data: identity } = useQuery(identityQuery)
  const [draft] = useState(readDraft)
  const [told, setTold] = useState(identity?.type)
  if (told === undefined && identity !== undefined) setTold(identity.type)
  const elsewhere = told === undefined ? undefined : wayOut(step, told, draft)
  return elsewhere === undefined ? children : <Navigate to={elsewhere} replace />
}
