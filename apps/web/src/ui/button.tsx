import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

/*
 * Accessibility
 * - A native button: Enter and Space press it, and its text is its name.
 * - `type` is `button` unless said otherwise, so that it never submits by accident.
 * - Busy: it cannot be pressed again, says so (`aria-busy`), and keeps its name, its width and the focus, which `disabled` would throw away.
 * - Disabled text keeps 4.5:1, because a person still has to read what is not possible yet.
 * - 44 px high where a finger points.
 */

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger'

const looks: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent border-accent hover:bg-accent-hover hover:border-accent-hover disabled:bg-sunken disabled:text-muted disabled:border-line',
  quiet:
    'bg-surface text-text border-line-strong hover:border-text hover:bg-sunken disabled:text-muted disabled:border-line disabled:bg-transparent',
  plain:
    'bg-transparent text-accent border-transparent underline-offset-4 hover:underline disabled:text-muted disabled:no-underline',
  danger:
    'bg-transparent text-danger border-danger hover:bg-danger-soft disabled:text-muted disabled:border-line',
}

/** How a button looks, for a link that stands where a button would. */
export function buttonLook(variant: ButtonVariant, className?: string): string {
  return classNames(
    'target inline-flex items-center justify-center gap-2 rounded-base border px-4 py-1.5 text-base font-semibold transition-colors disabled:cursor-not-allowed',
    looks[variant],
    className,
  )
}

export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; busy?: boolean }

export function Button({
  variant = 'quiet',
  busy = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // Prevented, so that it does not submit either.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonLook(variant, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
