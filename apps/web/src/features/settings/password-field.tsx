import { useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'

type PasswordFieldProps = {
  label: string
  autoComplete?: 'current-password' | 'new-password'
  readOnly: boolean
  value: string
  /** What is wrong with it, in words for who is typing and for who has left the field; an empty field is not told of. */
  fault?: { typing: string; left: string } | undefined
  onChange: (value: string) => void
}

/** A password with its name and what is wrong with it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, autoComplete = 'new-password', readOnly, value, fault, onChange } = props
  const [isLeft, setLeft] = useState(false)
  const words = isLeft ? fault?.left : fault?.typing
  return (
    <Field label={label} error={value === '' ? undefined : words}>
      <PasswordInput
        autoComplete={autoComplete}
        readOnly={readOnly}
        value={value}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
