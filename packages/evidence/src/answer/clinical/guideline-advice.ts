import type { Document } from '../../corpus/document.ts'
import type { Quote } from '../document/quote.ts'

/** Where a body's advice stands. */
export type Advising = { quote: Quote; document: Pick<Document, 'readPart'> }

/** A body's advice. Condensed sections of our own say body and topic before the colon; what follows is the advice. */
export function adviceIn({ quote, document }: Advising): { words: string; isQuotation: boolean } {
  const colon = quote.text.indexOf(': ')
  const isOurs = document.readPart === 'own-synopsis'
  const words = isOurs && colon > 0 ? quote.text.slice(colon + 2) : quote.text
  return { words, isQuotation: !isOurs }
}
