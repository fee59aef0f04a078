import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonVariant } from './button.tsx'

/*
 * Accessibility
 * - A link, because it leads to a page: it can be opened in a new tab, and is announced as what it is.
 * - 44 px high where a finger points.
 */

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; className?: string }

/** A way to another page that weighs as much as a button: the one thing to do in an empty list. */
export function LinkButton({ variant = 'quiet', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonLook(variant, className)} />
}
