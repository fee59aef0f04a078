import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useGo } from './place.ts'

/*
 * Accessibility
 * - An ordinary link: it has its address, so it can be opened in a new tab, copied, and followed where no script runs.
 */

type PlaceLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

/** A link to another page of the product, for the pages that may stand without the router. */
export function PlaceLink({ to, onClick, children, ...link }: PlaceLinkProps) {
  const go = useGo()

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || isForBrowser) return
    event.preventDefault()
    go(to)
  }

  return (
    <a {...link} href={to} onClick={handleClick}>
      {children}
    </a>
  )
}
