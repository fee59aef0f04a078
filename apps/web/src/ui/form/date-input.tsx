import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { TextInput } from './text-input.tsx'

/*
 * Accessibility
 * - All of TextInput's; the browser's own date field: typed or picked, read by assistive technology, in the order of the person's own system.
 * - 'min' and 'max' are told to the browser; the form says in words what is out of range.
 */

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max'> & {
  /** ISO 8601, 'YYYY-MM-DD'; empty where none is given. */
  value: string
  min?: string
  max?: string
}

export function DateInput({ className, ...rest }: DateInputProps) {
  return <TextInput {...rest} type="date" className={classNames('tabular max-w-48', className)} />
}
