import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'

type ToolPageProps = {
  /** Names the browser's tab. */
  name: string
  /** What stands as heading; the name where it is left out. */
  title?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** The page above it. */
  above?: { to: To; label: string }
  /** Whether clinical texts from content stand on it. */
  hasContent?: boolean
  children: ReactNode
}

/** Around every page of the tools. */
export function ToolPage({
  name,
  title = name,
  lead,
  actions,
  above,
  hasContent = true,
  children,
}: ToolPageProps) {
  usePageTitle(name)
  const { t, i18n } = useTranslation('tools')
  const hasNote = hasContent && !i18n.language.startsWith('en')
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      {above !== undefined && (
        <p className="-mb-4 pt-4">
          <Link
            to={above.to}
            className="target inline-flex items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            <span aria-hidden="true" className="mr-1.5">
              ←
            </span>
            {above.label}
          </Link>
        </p>
      )}
      <PageHeader title={title} lead={lead} actions={actions} />
      {hasNote && <p className="pb-4 text-sm text-muted">{t('inEnglish')}</p>}
      {children}
    </div>
  )
}
