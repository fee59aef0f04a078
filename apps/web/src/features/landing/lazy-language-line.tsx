import { loadTexts } from '../../lib/language/i18n.ts'
import { LazyPart } from './load-when-visible/lazy-part.tsx'

const loadLine = async () => {
  const [{ LanguageLine }] = await Promise.all([import('./language-line.tsx'), loadTexts('layout')])
  return LanguageLine
}

/** The choice of language at the end of the page, which comes when the reader is near. */
export function LazyLanguageLine() {
  return (
    <LazyPart
      load={loadLine}
      props={{}}
      className="mt-6 min-h-28 sm:mt-12 border-t border-line pt-4 sm:min-h-24 lg:min-h-17.5"
    />
  )
}
