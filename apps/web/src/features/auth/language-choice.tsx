import { useLanguageChoice } from '../../lib/language/use-language-choice.ts'
import { LanguageButton } from '../../ui/language-button.tsx'

/** The language of the interface, at the top of an access screen. */
export function LanguageChoice() {
  return <LanguageButton {...useLanguageChoice()} />
}
