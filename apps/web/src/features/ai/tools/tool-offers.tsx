import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { Language } from '@auscult/contract/language.ts'
import { lazy, Suspense } from 'react'
import { interfaceLanguage } from '../../../lib/language/i18n.ts'
import { InLanguage } from '../../../lib/language/in-language.tsx'
import { answerLanguage } from '../answer/answer-language.tsx'

// Few questions ask for a tool: what shows one is fetched with the first that does.
const OfferList = lazy(() => import('./offer-list.tsx').then(({ OfferList: list }) => ({ default: list })))

const namespaces = ['ui', 'evidence', 'tools']

type ToolOffersProps = {
  offers: readonly ToolOffer[]
  /** Of the question; null where it was not read. */
  language: Language | null
  /** Whether they are the answer, each told in full; otherwise they stand beside one, as links. */
  isAnswer: boolean
  /** Called when they stand on the page. */
  onShown?: (() => void) | undefined
}

/** Calculators and guides that belong to a question. They are no evidence and say whose words they are. */
export function ToolOffers({ offers, language, isAnswer, onShown }: ToolOffersProps) {
  if (offers.length === 0) return null
  return (
    <InLanguage language={answerLanguage(language, interfaceLanguage())} namespaces={namespaces}>
      <Suspense fallback={null}>
        <OfferList offers={offers} isAnswer={isAnswer} onShown={onShown} />
      </Suspense>
    </InLanguage>
  )
}
