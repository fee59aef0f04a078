import { sendInvite } from '@auscult/contract/people/invite.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../lib/calls/api.ts'
import { refusalOf } from '../lib/calls/call-errors.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { TextInput } from '../ui/form/text-input.tsx'

/** How long the good news stands, by the specification. */
const newsMs = 2_000

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Invites a colleague by mail, in words that the server has. Its texts are `circle`. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const { t } = useTranslation('circle')
  return (
    <Dialog title={t('invite.title')} open={open} onOpenChange={onOpenChange}>
      <Invite onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Invite({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('circle')
  const [email, setEmail] = useState('')
  const [isTouched, setTouched] = useState(false)
  const inviting = useMutation({
    mutationFn: (address: string) => call(sendInvite, { body: { email: address } }),
  })
  const isBlank = email.trim() === ''
  const done = useEffectEvent(onDone)

  useEffect(() => {
    if (!inviting.isSuccess) return undefined
    const timer = setTimeout(() => done(), newsMs)
    return () => clearTimeout(timer)
  }, [inviting.isSuccess])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (isBlank || inviting.isPending || inviting.isSuccess) return
    inviting.mutate(email.trim())
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t('invite.text')}</p>
      <Field label={t('invite.email')} error={isTouched && isBlank ? t('invite.emailMissing') : undefined}>
        <TextInput
          type="email"
          autoComplete="off"
          readOnly={inviting.isSuccess}
          value={email}
          onChange={({ target }) => {
            setTouched(true)
            setEmail(target.value)
            if (inviting.isError) inviting.reset()
          }}
        />
      </Field>
      {inviting.isError && <Alert tone="danger">{refusalOf(inviting.error, t('invite.failed'))}</Alert>}
      {inviting.isSuccess && <Alert tone="success">{t('invite.done')}</Alert>}
      <Button
        type="submit"
        variant="primary"
        disabled={isBlank || inviting.isSuccess}
        busy={inviting.isPending}
        className="self-end"
      >
        {inviting.isPending ? t('invite.busy') : t('invite.button')}
      </Button>
    </form>
  )
}
