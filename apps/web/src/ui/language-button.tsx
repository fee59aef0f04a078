import { Languages } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import type { LanguageChoicesProps } from './language-choices.tsx'

/*
 * Accessibility
 * - Says that it opens a menu and, in its name, the language in force; what the menu promises stands in `menu.tsx`.
 * - A failure is announced, and stands under the button until the next choice.
 */

type LanguageButtonProps = {
  /** Names the menu. */
  label: string
  /** Names the button, with the language in force. */
  current: string
  /** The language in force, as `choices` has it. */
  language: string
  choices: readonly { value: string; label: string; lang: string }[]
  failure: string | undefined
  onChoose: (language: string) => void
  onFailure: (error: unknown) => void
  /** Whether the language in force can be read beside the icon. */
  isNamed?: boolean
}

async function loadChoices(): Promise<ComponentType<LanguageChoicesProps>> {
  return (await import('./language-choices.tsx')).LanguageChoices
}

/** For the moment before the press. What fails is tried again then. */
function warmChoices(): void {
  loadChoices().catch(() => undefined)
}

/** The languages of the interface behind one button. The menu is a good part of a page's script and is fetched when it is wanted. */
export function LanguageButton(props: LanguageButtonProps) {
  const { label, current, language, choices, failure, onChoose, onFailure, isNamed = false } = props
  const [Choices, setChoices] = useState<ComponentType<LanguageChoicesProps>>()
  const face = (
    <>
      <Languages aria-hidden="true" />
      {isNamed && <span className="text-sm">{choices.find(({ value }) => value === language)?.label}</span>}
    </>
  )
  const className = isNamed ? '-ml-2 gap-2 px-2' : undefined

  const open = () => {
    loadChoices().then((Loaded) => setChoices(() => Loaded), onFailure)
  }

  return (
    <span className="relative inline-flex">
      {Choices === undefined ? (
        <IconButton
          label={current}
          aria-haspopup="menu"
          aria-expanded="false"
          className={className}
          onClick={open}
          onFocus={warmChoices}
          onPointerEnter={warmChoices}
        >
          {face}
        </IconButton>
      ) : (
        <Choices
          label={label}
          choices={choices}
          value={language}
          onValueChange={onChoose}
          trigger={
            <IconButton label={current} className={className}>
              {face}
            </IconButton>
          }
        />
      )}
      {failure !== undefined && (
        <span
          role="alert"
          className="absolute top-full right-0 z-float mt-1 w-64 rounded-base border border-line bg-surface px-4 py-3 text-sm shadow-float"
        >
          {failure}
        </span>
      )}
    </span>
  )
}
