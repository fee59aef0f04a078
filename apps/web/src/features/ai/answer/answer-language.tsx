import type { Language } from '@auscult/contract/language.ts'
import type { ReactNode } from 'react'
import { interfaceLanguage } from '../../../lib/language/i18n.ts'
import { InLanguage } from '../../../lib/language/in-language.tsx'
import type { InterfaceLanguage } from '../../../lib/language/interface-language.ts'

const namespaces = ['ui', 'ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch']

type AnswerLanguageProps = {
  /** The language of the question; null where it was not read. */
  language: Language | null
  /** Stands here until the texts of another language than the page's have come. */
  waiting?: ReactNode
  children: ReactNode
}

/** An answer speaks the language of its question, with headings, grades, numbers and dates, whatever the page around it speaks. */
export function AnswerLanguage({ language, waiting, children }: AnswerLanguageProps) {
  return (
    <InLanguage
      language={answerLanguage(language, interfaceLanguage())}
      namespaces={namespaces}
      waiting={waiting}
    >
      {children}
    </InLanguage>
  )
}

/** English is written as the page writes it, British unless the page is American. */
export function answerLanguage(language: Language | null, page: InterfaceLanguage): InterfaceLanguage {
  if (language === null) return page
  if (language !== 'en') return language
  return page === 'en-US' ? page : 'en-GB'
}
