import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { leaveForGoogle } from './google-sign-in.ts'
import { hasGoogleQuery } from './queries.ts'

/** Only where the operator has set Google sign-in up. */
export function GoogleButton({ from }: { from: string | undefined }) {
  const { t } = useTranslation('access')
  const hasGoogle = useQuery(hasGoogleQuery)
  const [isLeaving, setIsLeaving] = useState(false)
  if (hasGoogle.data !== true) return null

  const handleClick = () => {
    setIsLeaving(true)
    leaveForGoogle(from).catch(() => setIsLeaving(false))
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
    </div>
  )
}
