import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../calls/call-errors.ts'
import { chooseLanguage, i18n, interfaceLanguage } from './i18n.ts'
import { interfaceLanguages, languageNames } from './interface-language.ts'

/** Each language in its own words. */
const choices = interfaceLanguages.map((language) => ({
  value: language,
  label: languageNames[language],
  lang: language,
}))

/** The language of the interface, whatever the language of the part it is asked in, and the way to another. */
export function useLanguageChoice() {
  const { t } = useTranslation('layout', { i18n })
  const [failure, setFailure] = useState<string>()
  const language = interfaceLanguage()

  function fail(error: unknown) {
    setFailure(messageOf(error, t('language.failed')))
  }

  return {
    choices,
    language,
    label: t('language.label'),
    current: t('language.current', { name: languageNames[language] }),
    /** Why another language, or the menu of them, did not come. */
    failure,
    onFailure: fail,
    onChoose: (value: string) => {
      const chosen = interfaceLanguages.find((each) => each === value)
      if (chosen === undefined) return
      setFailure(undefined)
      chooseLanguage(chosen).catch(fail)
    },
  }
}
