import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/*
 * Accessibility
 * - The label is its name and its tooltip; the icon inside says nothing to assistive technology.
 * - A native button that never submits.
 * - Square, 44 px where a finger points.
 */

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & { label: string }

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(
        'target inline-flex items-center justify-center rounded-base text-muted transition-colors hover:bg-sunken hover:text-text disabled:cursor-not-allowed disabled:opacity-50 [&>svg]:size-5 [&>svg]:stroke-[1.5]',
        className,
      )}
    >
      {children}
    </button>
  )
}
