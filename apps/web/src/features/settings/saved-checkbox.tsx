import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/form/checkbox.tsx'

type SavedCheckboxProps = {
  label: string
  hint: ReactNode
  checked: boolean
  hasFailed: boolean
  onChange: (checked: boolean) => void
}

/** A yes or no that is kept at once, and says when it was not. */
export function SavedCheckbox({ label, hint, checked, hasFailed, onChange }: SavedCheckboxProps) {
  const { t } = useTranslation('settings')
  return (
    <div>
      <Checkbox
        label={label}
        checked={checked}
        error={hasFailed ? t('preferences.notSaved') : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {/* Below the words of the label, not below the box. */}
      <p className="pl-[1.875rem] text-sm text-muted">{hint}</p>
    </div>
  )
}
