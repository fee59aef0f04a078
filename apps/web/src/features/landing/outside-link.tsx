import type { ReactNode } from 'react'
import { landing } from './landing-content.ts'

type OutsideLinkProps = { href: string; className?: string; children: ReactNode }

/** A link that leaves the product: in a new tab, which it says, and without telling the other side where from. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> ({landing.hero.bar.newTab})</span>
    </a>
  )
}
