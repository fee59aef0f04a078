import { passwordLimits } from '@auscult/contract/auth/limits.ts'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What a password needs; once it is long enough, by a mark and a colour that it is. */
export function LengthHint({ password }: { password: string }) {
  const { t } = useTranslation('access')
  if (password.length < passwordLimits.min) return t('signUp.passwordHint')
  return <Reached words={t('passwordState.longEnough')} />
}

/** That the confirmation is the same, once it is. */
export function MatchHint({ password, confirmation }: { password: string; confirmation: string }) {
  const { t } = useTranslation('access')
  if (confirmation === '' || password !== confirmation) return null
  return <Reached words={t('passwordState.matches')} />
}

function Reached({ words }: { words: string }) {
  return (
    <span className="flex items-center gap-1.5 text-success">
      <CircleCheck aria-hidden="true" className="size-4 shrink-0 stroke-[1.5]" />
      {words}
    </span>
  )
}
