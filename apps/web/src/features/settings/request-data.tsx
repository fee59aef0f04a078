import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/save-file.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { downloadMutation } from './queries.ts'

const fileName = 'user-data.txt'

/** What is kept of the person, as a file to keep. */
export function RequestData() {
  const { t } = useTranslation('settings')
  const downloading = useMutation({
    ...downloadMutation,
    onSuccess: (text) => saveFile(fileName, 'text/plain', text),
  })

  return (
    <div className="flex max-w-measure flex-col items-start gap-4">
      <p>{t('data.text')}</p>
      {downloading.isError && <Alert tone="danger">{t('data.failed')}</Alert>}
      {downloading.isSuccess && <Alert tone="success">{t('data.done')}</Alert>}
      <Button variant="primary" busy={downloading.isPending} onClick={() => downloading.mutate()}>
        {!downloading.isPending && <Download aria-hidden="true" className="size-5 stroke-[1.5]" />}
        {downloading.isPending ? t('data.busy') : t('data.button')}
      </Button>
    </div>
  )
}
