import { useTranslation } from 'react-i18next'
import { useToast } from '../ui/toast.tsx'

/** Copies a source as a reference list prints it. */
export function CopyCitation({ text }: { text: string }) {
  const { t } = useTranslation('evidence')
  const { showToast } = useToast()

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('source.copied'))
    } catch {
      // The browser refuses on plain http and where the person said no.
      showToast(t('source.copyFailed'))
    }
  }

  return (
    <button
      type="button"
      className="py-1.5 pointer-coarse:py-3.5 font-semibold text-accent underline-offset-4 hover:underline"
      onClick={() => void handleCopy()}
    >
      {t('source.copy')}
    </button>
  )
}
