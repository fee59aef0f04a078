import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { paths } from '../../../lib/paths.ts'
import { useGo } from '../../../lib/place/place.ts'
import { startSession } from '../../../lib/session/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { outcomeOfLogIn } from '../log-in/log-in-outcome.ts'
import { Consents } from '../sign-up/consents.tsx'
import type { VouchedNewcomer } from './newcomer.ts'
import { nameOf } from './provider-name.ts'
import { registerWithProviderMutation } from './queries.ts'

/** What is still needed of a person whose address a provider has proven: the name to show, and the consents. */
export function NewcomerForm({ newcomer }: { newcomer: VouchedNewcomer }) {
  const { t } = useTranslation(['sign-in', 'access'])
  const go = useGo()
  const [name, setName] = useState(newcomer.name)
  const [hasTerms, setHasTerms] = useState(false)
  const [hasPrivacy, setHasPrivacy] = useState(false)
  const [isPromotion, setIsPromotion] = useState(false)
  const registration = useMutation(registerWithProviderMutation)
  const isComplete = name.trim() !== '' && hasTerms && hasPrivacy

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || registration.isPending) return
    registration.mutate(
      {
        provider: newcomer.provider,
        ticket: newcomer.ticket,
        verifier: newcomer.verifier,
        name: name.trim(),
        privacyPolicy: true,
        termAndCondition: true,
        isPromotion,
      },
      {
        onSuccess: (answer) => {
          const outcome = outcomeOfLogIn(answer)
          if (outcome.kind === 'unverified' || outcome.kind === 'failed') return
          startSession(outcome.token)
          go(outcome.kind === 'complete' ? paths.ai : paths.profile, { replace: true })
        },
      },
    )
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-muted [overflow-wrap:anywhere]">
        {t('proven', { name: nameOf(newcomer.provider), email: newcomer.email })}
      </p>
      <Field label={t('name')}>
        <TextInput autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Consents
        terms={{ checked: hasTerms, onChange: (event) => setHasTerms(event.target.checked) }}
        privacy={{ checked: hasPrivacy, onChange: (event) => setHasPrivacy(event.target.checked) }}
        promotion={{ checked: isPromotion, onChange: (event) => setIsPromotion(event.target.checked) }}
      />
      {registration.isError && (
        <Alert tone="danger">{refusalOf(registration.error, t('access:signUp.failed'))}</Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!isComplete}
        busy={registration.isPending}
        className="w-full"
      >
        {registration.isPending ? t('access:signUp.busy') : t('access:signUp.button')}
      </Button>
    </form>
  )
}
