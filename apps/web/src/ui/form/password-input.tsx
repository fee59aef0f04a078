import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { TextInput } from './text-input.tsx'

/*
 * Accessibility
 * - All of TextInput's.
 * - The toggle is a button after the input in reading and tab order; its name says what pressing it does.
 * - Paste and password managers work.
 */

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const { t } = useTranslation('ui')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye

  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classNames('pr-12', className)}
      />
      <IconButton
        label={isShown ? t('hidePassword') : t('showPassword')}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0.5 my-auto"
      >
        <Icon />
      </IconButton>
    </div>
  )
}
