import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { i18n, loadTexts } from '../../../lib/language/i18n.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { leaveForProvider } from './leave-for-provider.ts'

type ProviderButtonsProps = { offers: readonly HTMLMetaElement[]; from: string | undefined }

/** A way out to each provider, after an 'or'. */
export function ProviderButtons({ offers, from }: ProviderButtonsProps) {
  const { t } = useTranslation('access')
  const [leaving, setLeaving] = useState<string>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    // Back from a provider may bring the page as it was left.
    const handleShow = () => setLeaving(undefined)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  async function leave(provider: 'google' | 'oidc', name: string) {
    setLeaving(provider)
    setFailure(undefined)
    try {
      await leaveForProvider(provider, from)
    } catch (error) {
      await loadTexts('sign-in').catch(() => undefined)
      setLeaving(undefined)
      setFailure(refusalOf(error, i18n.t('sign-in:failures.unavailable', { name })))
    }
  }

  return (
    <div className="flex flex-col gap-5 pt-5">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <div className="flex flex-col gap-3">
        {offers.map(({ dataset: { organisation } }) => {
          const provider = organisation === undefined ? 'google' : 'oidc'
          const name = organisation ?? 'Google'
          const isLeaving = leaving === provider
          return (
            <Button
              key={provider}
              onClick={() => void leave(provider, name)}
              busy={isLeaving}
              className="w-full"
            >
              {provider === 'google' && !isLeaving && <GoogleMark />}
              <span className="min-w-0 truncate">{t('continueWith', { name })}</span>
            </Button>
          )
        })}
      </div>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </div>
  )
}
