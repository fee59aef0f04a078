import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** Copies the address of this page, for a colleague who has an account here, too. */
export function CopyLink({ path }: { path: string }) {
  const { t } = useTranslation('reading')
  const { showToast } = useToast()

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href)
      showToast(t('link.copied'))
    } catch {
      // The browser refuses on plain http and where the person said no.
      showToast(t('link.failed'))
    }
  }

  return (
    <Button onClick={() => void handleCopy()}>
      <Link2 aria-hidden="true" className="size-5 stroke-[1.5]" />
      {t('link.copy')}
    </Button>
  )
}
