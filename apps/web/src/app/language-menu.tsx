import { Languages } from 'lucide-react'
import { useEffect } from 'react'
import { useLanguageChoice } from '../lib/language/use-language-choice.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuChoices } from '../ui/menu.tsx'
import { useToast } from '../ui/toast.tsx'

/** The language of a signed-in page, each offered in its own words; the page speaks it at once and in this browser from then on. */
export function LanguageMenu() {
  const { label, choices, language, failure, onChoose } = useLanguageChoice()
  const { showToast } = useToast()

  useEffect(() => {
    if (failure !== undefined) showToast(failure)
  }, [failure, showToast])

  return (
    <Menu
      trigger={
        <IconButton label={label}>
          <Languages />
        </IconButton>
      }
    >
      <MenuChoices label={label} choices={choices} value={language} onValueChange={onChoose} />
    </Menu>
  )
}
