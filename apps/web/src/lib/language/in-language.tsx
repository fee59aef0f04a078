import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { hasTextsIn, loadTextsIn, textsIn } from './i18n.ts'
import type { InterfaceLanguage } from './interface-language.ts'

type InLanguageProps = {
  language: InterfaceLanguage
  /** The texts its children show; the same array at each rendering. */
  namespaces: readonly string[]
  /** Stands here until texts that are not here yet have come. */
  waiting?: ReactNode
  children: ReactNode
}

/**
 * A part of a page in a language of its own, told to assistive technology too. It stays in the interface's language where its texts
 * cannot be fetched.
 */
export function InLanguage({ language, namespaces, waiting = null, children }: InLanguageProps) {
  const [triedLanguage, setTriedLanguage] = useState<InterfaceLanguage | null>(null)
  const isHere = hasTextsIn(language, namespaces)

  useEffect(() => {
    if (isHere) return undefined
    let isWanted = true
    const tried = () => {
      if (isWanted) setTriedLanguage(language)
    }
    void loadTextsIn(language, namespaces).then(tried, tried)
    return () => {
      isWanted = false
    }
  }, [isHere, language, namespaces])

  if (!isHere) return triedLanguage === language ? children : waiting
  return (
    <I18nextProvider i18n={textsIn(language)}>
      <div lang={language} className="contents">
        {children}
      </div>
    </I18nextProvider>
  )
}
