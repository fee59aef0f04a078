import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findSafeLink } from './answer-sources.ts'

type SafeLinkProps = { link: string; className?: string; children: ReactNode }

/** A link to a source outside, in a new tab that learns nothing of this page; plain text where the address is not http(s). */
export function SafeLink({ link, className = '', children }: SafeLinkProps) {
  const { t } = useTranslation('evidence')
  const href = findSafeLink(link)
  if (href === undefined) return <span className={className}>{children}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`underline decoration-line-strong underline-offset-3 hover:decoration-current ${className}`}
    >
      {children}
      <span className="sr-only"> ({t('citation.newTab')})</span>
    </a>
  )
}
