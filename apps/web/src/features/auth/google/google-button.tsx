import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { leaveForGoogle } from './google-sign-in.ts'

/** The server says so in the head of its pages: no call has to be made, and the room is there before any script runs. */
const isOffered = () => document.querySelector('meta[name="sign-in"][content="google"]') !== null
const neverChanges = () => () => undefined

/** Only where the operator has set Google sign-in up; the prerendered page is without it in any case. */
export function GoogleButton({ from }: { from: string | undefined }) {
  const hasGoogle = useSyncExternalStore(neverChanges, isOffered, () => false)
  return (
    <div className="[:root:has(meta[name=sign-in])_&]:min-h-26 pointer-coarse:[:root:has(meta[name=sign-in])_&]:min-h-27">
      {hasGoogle && <LeaveForGoogle from={from} />}
    </div>
  )
}

function LeaveForGoogle({ from }: { from: string | undefined }) {
  const { t } = useTranslation('access')
  const [isLeaving, setIsLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    // Back from Google may bring the page as it was left.
    const handleShow = () => setIsLeaving(false)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  const handleClick = () => {
    setIsLeaving(true)
    setFailure(undefined)
    leaveForGoogle(from).catch((error: unknown) => {
      setIsLeaving(false)
      setFailure(error)
    })
  }

  return (
    <div className="flex flex-col gap-5 pt-5">
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
