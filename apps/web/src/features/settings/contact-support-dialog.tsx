import { useTranslation } from 'react-i18next'
import { withOperator } from '../../lib/operator.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type ContactSupportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

const addresses = [
  { about: 'support', email: withOperator('{email}') },
  { about: 'reports', email: withOperator('{reports}') },
] as const

/** Whom to write to, for help and when something went wrong with a patient. */
export function ContactSupportDialog({ open, onOpenChange }: ContactSupportDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('contact.title')} open={open} onOpenChange={onOpenChange}>
      <dl className="space-y-5">
        {addresses.map(({ about, email }) => (
          <div key={about}>
            <dt className="font-semibold">{t(`contact.${about}`)}</dt>
            <dd className="mt-1">
              <p className="text-sm text-muted">{t(`contact.${about}Text`)}</p>
              <a
                href={`mailto:${email}`}
                className="target inline-flex items-center text-accent underline underline-offset-4 wrap-anywhere"
              >
                {email}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">{t('contact.noPatients')}</p>
    </Dialog>
  )
}
