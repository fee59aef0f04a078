import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useWithdrawVerification } from '../../people/queries.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Takes the registration number back that waits. Asks before, because it loses its place in the queue. */
export function WithdrawVerification() {
  const { t } = useTranslation('people', { keyPrefix: 'verification.withdraw' })
  const [isOpen, setIsOpen] = useState(false)
  const withdrawing = useWithdrawVerification()

  function changeOpen(open: boolean) {
    withdrawing.reset()
    setIsOpen(open)
  }

  return (
    <>
      <Button variant="plain" className="-mx-4" onClick={() => changeOpen(true)}>
        {t('open')}
      </Button>
      <Dialog title={t('title')} open={isOpen} onOpenChange={changeOpen}>
        <div className="flex flex-col gap-5">
          <p>{t('text')}</p>
          {withdrawing.isError && <Alert tone="danger">{refusalOf(withdrawing.error, t('failed'))}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => changeOpen(false)}>{t('cancel')}</Button>
            <Button variant="danger" busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
              {t('confirm')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
