import { lazy, Suspense, useEffect, useState } from 'react'
import { loadTexts } from '../lib/language/i18n.ts'
import { hasUsableToken, onSessionEnd } from '../lib/session/session.ts'
import { NotFoundHere, NotFoundPage } from './not-found-page.tsx'
import { PageLoading } from './page-loading.tsx'

const Shell = lazy(async () => {
  const [{ SignedInShell }] = await Promise.all([import('./signed-in-shell.tsx'), loadTexts('layout')])
  return { default: SignedInShell }
})

/** A path that nobody knows. It is no secret, so nobody is sent to log in for it. */
export function UnknownPage() {
  const [isSignedIn, setSignedIn] = useState(hasUsableToken)
  useEffect(() => onSessionEnd(() => setSignedIn(false)), [])

  if (!isSignedIn) return <NotFoundPage />
  return (
    <Suspense fallback={<PageLoading />}>
      <Shell>
        <NotFoundHere />
      </Shell>
    </Suspense>
  )
}
