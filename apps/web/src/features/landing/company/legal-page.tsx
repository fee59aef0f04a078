import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { legalTextQuery, type LegalName } from '../../../lib/legal-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LegalText } from '../../../ui/legal-text.tsx'
import { ThemeToggle } from '../../../ui/theme/theme-toggle.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { landing } from '../landing-content.ts'

/*
 * Accessibility
 * - The other legal texts stand in a named navigation below the text.
 */

const LanguageLine = lazy(async () => {
  const [{ LanguageLine: Line }] = await Promise.all([import('../language-line.tsx'), loadTexts('layout')])
  return { default: Line }
})

const { heading, items } = landing.footer.legal
const titleOf = (name: LegalName) => items.find((item) => item.name === name)?.title ?? ''
const names = ['terms', 'privacy', 'copyright'] as const satisfies LegalName[]

/** Each legal text as a page that can be linked to and printed. */
export const legalPages: Readonly<Record<LegalName, ComponentType>> = {
  terms: () => <LegalPage name="terms" />,
  privacy: () => <LegalPage name="privacy" />,
  copyright: () => <LegalPage name="copyright" />,
}

function LegalPage({ name }: { name: LegalName }) {
  const { data: text, isError, refetch } = useQuery(legalTextQuery(name))
  usePageTitle(titleOf(name))

  return (
    <div className="mx-auto max-w-3xl px-5 sm:px-8">
      <header className="flex items-center justify-between py-4 print:hidden">
        <Link to={paths.home} className="target inline-flex items-center">
          <Wordmark className="text-xl" />
        </Link>
        <ThemeToggle />
      </header>
      <main
        id="content"
        className={classNames('max-w-measure pt-10 pb-16', text === undefined && 'min-h-dvh')}
      >
        <h1 className="mb-4 font-serif text-3xl font-semibold">{titleOf(name)}</h1>
        <LegalText level={2} text={text} hasFailed={isError} onRetry={() => void refetch()} />
      </main>
      <nav aria-label={heading} className="border-t border-line pt-2 pb-16 print:hidden">
        <ul className="flex flex-wrap gap-x-8">
          {names
            .filter((other) => other !== name)
            .map((other) => (
              <li key={other}>
                <Link
                  to={paths[other]}
                  className="target inline-flex items-center text-accent underline underline-offset-4"
                >
                  {titleOf(other)}
                </Link>
              </li>
            ))}
        </ul>
        <Suspense fallback={null}>
          <LanguageLine />
        </Suspense>
      </nav>
    </div>
  )
}
