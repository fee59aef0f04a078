import { type ComponentType, useEffect, useState } from 'react'
import { loadTexts } from '../../lib/language/i18n.ts'

/** The choice of language, which is fetched when the page stands; its room is kept from the start. */
export function LazyLanguageButton() {
  const [Choice, setChoice] = useState<ComponentType>()

  useEffect(() => {
    const load = async () => {
      try {
        const [{ LanguageChoice }] = await Promise.all([import('./language-choice.tsx'), loadTexts('layout')])
        setChoice(() => LanguageChoice)
      } catch {
        // The page goes on in the language it has.
      }
    }
    void load()
  }, [])

  return <span className="target">{Choice !== undefined && <Choice />}</span>
}
