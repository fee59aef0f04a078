import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguageChoice } from '../../lib/language/use-language-choice.ts'
import { Alert } from '../../ui/alert.tsx'
import { OptionButtons } from '../../ui/form/option-buttons.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Theme, useTheme } from '../../ui/theme/theme.ts'
import { type Mail, wantedMutation, wantedQuery } from './queries.ts'
import { SavedCheckbox } from './saved-checkbox.tsx'

const themes: readonly Theme[] = ['light', 'dark']

/** What takes hold at once: the language, which is also the spelling of English, the theme, and the mails one gets. */
export function Preferences() {
  const { t } = useTranslation('settings')
  const language = useLanguageChoice()
  const { theme, toggleTheme } = useTheme()

  return (
    <div className="space-y-5 px-2 pt-4">
      <OptionButtons
        label={t('preferences.language')}
        hint={t('preferences.languageHint')}
        options={language.choices.map(({ value, label, lang }) => ({
          value,
          label: <span lang={lang}>{label}</span>,
        }))}
        value={language.language}
        onValueChange={language.onChoose}
      />
      {language.failure !== undefined && <Alert tone="danger">{language.failure}</Alert>}
      <OptionButtons
        label={t('preferences.theme')}
        options={themes.map((value) => ({ value, label: t(`preferences.${value}`) }))}
        value={theme}
        onValueChange={(chosen) => {
          if (chosen !== theme) toggleTheme()
        }}
      />
      <EmailPreferences />
    </div>
  )
}

function EmailPreferences() {
  const { t } = useTranslation('settings')
  return (
    <div className="space-y-2">
      <p className="text-sm font-semibold">{t('preferences.mail')}</p>
      <MailPreference mail="weekly" hint={t('preferences.weeklyHint')} />
      <MailPreference mail="promotion" hint={t('preferences.mailHint')} />
    </div>
  )
}

function MailPreference({ mail, hint }: { mail: Mail; hint: string }) {
  const { t } = useTranslation('settings')
  const wanted = useQuery(wantedQuery(mail))
  const saving = useMutation(wantedMutation(useQueryClient(), mail))

  if (wanted.isPending) return <Skeleton className="h-9 w-full" />
  if (wanted.isError)
    return (
      <ErrorState
        text={t('preferences.mailFailed')}
        retrying={wanted.isFetching}
        onRetry={() => void wanted.refetch()}
      />
    )
  return (
    <SavedCheckbox
      label={t(`preferences.${mail}`)}
      hint={hint}
      checked={saving.isPending ? saving.variables : wanted.data}
      hasFailed={saving.isError}
      onChange={(checked) => saving.mutate(checked)}
    />
  )
}
