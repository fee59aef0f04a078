import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useControlAttributes } from './field.tsx'

/*
 * Accessibility
 * - Stands inside a Field, which names and describes it.
 * - 16 px text, so that a phone does not zoom in; 44 px high where a finger points.
 * - Its border holds 3:1 against the page.
 */

export const inputLook =
  'target w-full rounded-base border border-line-strong bg-surface px-3 py-2 text-base text-text placeholder:text-muted hover:border-text aria-invalid:border-danger focus:border-accent focus:outline-1 focus:outline-accent focus:outline-offset-0 transition-colors'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useControlAttributes()} className={classNames(inputLook, className)} />
}
