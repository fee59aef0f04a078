import { isNoteIdentifying } from '@auscult/contract/note-identifiers.ts'
import { useTranslation } from 'react-i18next'
import { Field, useControlAttributes } from '../../ui/form/field.tsx'
import { inputLook } from '../../ui/form/text-input.tsx'

/*
 * Accessibility
 * - Named, counted and warned by its Field.
 */

type WordsInputProps = { label: string; value: string; most: number; onChange: (value: string) => void }

/** A few lines to a colleague. What looks as if it identified a patient is told before it is sent. */
export function WordsInput({ label, value, most, onChange }: WordsInputProps) {
  const { t } = useTranslation('second-opinion')
  return (
    <Field
      label={label}
      hint={t('wordsHint', { count: most - value.length })}
      error={isNoteIdentifying(value) ? t('identifies') : undefined}
    >
      <Area value={value} most={most} onChange={onChange} />
    </Field>
  )
}

function Area({ value, most, onChange }: Omit<WordsInputProps, 'label'>) {
  return (
    <textarea
      {...useControlAttributes()}
      rows={3}
      maxLength={most}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={inputLook}
    />
  )
}
