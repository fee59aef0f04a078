import { useTranslation } from 'react-i18next'
import { InLanguage } from '../../lib/language/in-language.tsx'
import { useLanguageChoice } from '../../lib/language/use-language-choice.ts'
import { LanguageButton } from '../../ui/language-button.tsx'

const texts = ['ui', 'layout'] as const

/** The language of everything beyond this page, which is English; told in that language, so that whoever cannot read the page finds it. */
export function LanguageLine() {
  const choice = useLanguageChoice()

  return (
    <InLanguage language={choice.language} namespaces={texts}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4 text-sm text-muted">
        <LanguageButton {...choice} isNamed />
        <Note />
      </div>
    </InLanguage>
  )
}

function Note() {
  const { t } = useTranslation('layout')
  return <p>{t('language.pageInEnglish')}</p>
}
