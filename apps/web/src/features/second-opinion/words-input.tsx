import { findNoteIdentifier } from '@auscult/contract/note-identifiers.ts'
import { useTranslation } from 'react-i18next'
import { Field, useControlAttributes } from '../../ui/form/field.tsx'
import { inputLook } from '../../ui/form/text-input.tsx'

/*
 * Accessibility
 * - Named, counted and warned by its Field.
 */

type WordsInputProps = {
  label: string
  value: string
  most: number
  /** Of those who write to each other: they may stand in greeting and signature. */
  names: readonly string[]
  onChange: (value: string) => void
}

/** A few lines to a colleague. What looks as if it identified a patient is told before it is sent. */
export function WordsInput({ label, value, most, names, onChange }: WordsInputProps) {
  const { t } = useTranslation('second-opinion')
  const found = findNoteIdentifier(value, names)
  return (
    <Field
      label={label}
      hint={t('wordsHint', { count: most - value.length })}
      error={found === undefined ? undefined : t('identifies', { found })}
    >
      <Area value={value} most={most} onChange={onChange} />
    </Field>
  )
}

function Area({ value, most, onChange }: Pick<WordsInputProps, 'value' | 'most' | 'onChange'>) {
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
