import type { ReactElement } from 'react'
import { Menu, MenuChoices } from './menu.tsx'

export type LanguageChoicesProps = {
  trigger: ReactElement
  label: string
  choices: readonly { value: string; label: string; lang: string }[]
  value: string
  onValueChange: (value: string) => void
}

/** The menu behind the language button, which opens as it comes: somebody has asked for it. */
export function LanguageChoices({ trigger, ...choices }: LanguageChoicesProps) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <MenuChoices {...choices} />
    </Menu>
  )
}
