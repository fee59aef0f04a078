import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { legalTextQuery } from '../../lib/content.ts'
import { landing } from '../../lib/landing-content.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { LegalText } from '../../ui/legal-text.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

const title = landing.footer.legal.items.find(({ name }) => name === 'terms')?.title ?? ''

/** The Terms and Conditions as a page that can be linked to and printed. */
export function TermsPage() {
  const { data: text, isError, refetch } = useQuery(legalTextQuery('terms'))
  usePageTitle(title)

  return (
    <div className="mx-auto max-w-3xl px-5 sm:px-8">
      <header className="flex items-center justify-between py-4 print:hidden">
        <Link to={paths.home} className="target inline-flex items-center">
          <Wordmark className="text-xl" />
        </Link>
        <ThemeToggle />
      </header>
      <main id="content" className="max-w-measure pt-10 pb-24">
        <h1 className="mb-4 font-serif text-3xl font-semibold">{title}</h1>
        <LegalText text={text} hasFailed={isError} onRetry={() => void refetch()} />
      </main>
    </div>
  )
}
