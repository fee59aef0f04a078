import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/call-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { leaveForGoogle } from './google-sign-in.ts'
import { hasGoogleQuery } from './queries.ts'

/** Only where the operator has set Google sign-in up. */
export function GoogleButton({ from }: { from: string | undefined }) {
  const { t } = useTranslation('access')
  const hasGoogle = useQuery(hasGoogleQuery)
  const [isLeaving, setIsLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    // Back from Google may bring the page as it was left.
    const handleShow = () => setIsLeaving(false)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  if (hasGoogle.data !== true) return null

  const handleClick = () => {
    setIsLeaving(true)
    setFailure(undefined)
    leaveForGoogle(from).catch((error: unknown) => {
      setIsLeaving(false)
      setFailure(error)
    })
  }

  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('google.or')}
      </p>
      <Button onClick={handleClick} busy={isLeaving} className="w-full">
        {!isLeaving && <GoogleMark />}
        {t('google.button')}
      </Button>
      {failure !== undefined && (
        <Alert tone="danger">{refusalOf(failure, t('google.failures.unavailable'))}</Alert>
      )}
    </div>
  )
}
