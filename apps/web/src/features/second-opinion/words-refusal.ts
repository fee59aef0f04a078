import { useTranslation } from 'react-i18next'
import { ApiError, refusalOf } from '../../lib/calls/call-errors.ts'

/** Why words were not sent: those that the server found in them, as the field names what it finds itself, else as for any call. */
export function useWordsRefusal(): (error: Error | null, fallback: string) => string {
  const { t } = useTranslation('second-opinion')
  return (error, fallback) =>
    error instanceof ApiError && error.found !== undefined
      ? t('identifies', { found: error.found })
      : refusalOf(error, fallback)
}
