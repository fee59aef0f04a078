import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { legalTextQuery, type LegalName } from '../../../lib/legal-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { legalSectionId } from '../../../ui/legal-section-id.ts'
import { LegalText } from '../../../ui/legal-text.tsx'
import { ThemeToggle } from '../../../ui/theme/theme-toggle.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { landing } from '../landing-content.ts'

/*
 * Accessibility
 * - Contents and the other legal texts stand in named navigations, above or beside the text and below it.
 */

const LanguageLine = lazy(async () => {
  const [{ LanguageLine: Line }] = await Promise.all([import('../language-line.tsx'), loadTexts('layout')])
  return { default: Line }
})

const { heading, contents, print, items } = landing.footer.legal
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
    <div className="mx-auto max-w-5xl px-5 sm:px-8">
      <header className="flex items-center justify-between py-4 print:hidden">
        <Link to={paths.home} className="target inline-flex items-center">
          <Wordmark className="text-xl" />
        </Link>
        <ThemeToggle />
      </header>
      <main
        id="content"
        className={classNames(
          'pt-10 pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-x-16',
          text === undefined && 'min-h-dvh',
        )}
      >
        <h1 className="mb-4 font-serif text-3xl font-semibold lg:col-span-2">{titleOf(name)}</h1>
        {text !== undefined && <Contents headings={text.sections.map((section) => section.heading)} />}
        <div className="max-w-measure lg:col-start-1 lg:row-start-2">
          <LegalText level={2} text={text} hasFailed={isError} onRetry={() => void refetch()} />
        </div>
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

/** What the text is about, and a way to have it on paper: beside the text where there is room, else folded above it. */
function Contents({ headings }: { headings: string[] }) {
  return (
    <div className="mb-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-2 lg:self-start lg:border-l lg:border-line lg:pl-5 print:hidden">
      <details className="border-y border-line lg:hidden">
        <summary className="target flex items-center font-semibold">{contents}</summary>
        <SectionLinks headings={headings} />
      </details>
      <div className="text-sm max-lg:hidden">
        <p aria-hidden="true" className="font-semibold">
          {contents}
        </p>
        <SectionLinks headings={headings} />
      </div>
      <Button className="mt-3" onClick={() => globalThis.print()}>
        <Printer aria-hidden="true" className="size-4 stroke-[1.5]" />
        {print}
      </Button>
    </div>
  )
}

function SectionLinks({ headings }: { headings: string[] }) {
  return (
    <nav aria-label={contents} className="mt-1 pb-2">
      <ul className="gap-x-8 sm:columns-2 lg:columns-1">
        {headings.map((title) => (
          <li key={title} className="break-inside-avoid">
            <a
              href={`#${legalSectionId(title)}`}
              className="inline-block py-1 text-muted underline-offset-4 hover:text-accent hover:underline pointer-coarse:py-2.5"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
