import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../lib/call-errors.ts'
import { chooseLanguage, interfaceLanguage } from '../lib/i18n.ts'
import { type InterfaceLanguage, interfaceLanguages, languageNames } from '../lib/interface-language.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuChoices } from '../ui/menu.tsx'
import { useToast } from '../ui/toast.tsx'

const choices = interfaceLanguages.map((language) => ({
  value: language,
  label: languageNames[language],
  lang: language,
}))

/** The language of the page, each offered in its own words; the page speaks it at once and in this browser from then on. */
export function LanguageMenu() {
  const { t } = useTranslation('layout')
  const { showToast } = useToast()

  function handleChoice(language: InterfaceLanguage) {
    chooseLanguage(language).catch((error: unknown) => showToast(messageOf(error, t('languageFailed'))))
  }

  return (
    <Menu
      trigger={
        <IconButton label={t('language')}>
          <Languages />
        </IconButton>
      }
    >
      <MenuChoices
        label={t('language')}
        choices={choices}
        value={interfaceLanguage()}
        onValueChange={handleChoice}
      />
    </Menu>
  )
}
