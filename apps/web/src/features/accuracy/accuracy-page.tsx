import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguageChoice } from '../../lib/language/use-language-choice.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LanguageButton } from '../../ui/language-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { FigureList } from './figure-list.tsx'
import { accuracyQuery } from './queries.ts'

/** How well the engine did when it was last measured; open to everyone. */
export function AccuracyPage() {
  const { t } = useTranslation('accuracy')
  const languageChoice = useLanguageChoice()
  usePageTitle(t('title'))

  return (
    <div className="mx-auto min-h-dvh max-w-5xl px-6 py-8">
      <header className="-mr-2.5 flex items-center justify-between gap-3">
        <Wordmark className="text-xl" />
        <div className="flex items-center gap-1 sm:gap-3">
          <Link
            to={paths.home}
            className="target inline-flex items-center text-sm font-semibold text-accent underline underline-offset-4"
          >
            {t('back')}
          </Link>
          <LanguageButton {...languageChoice} />
          <ThemeToggle />
        </div>
      </header>
      <main id="content" className="py-10 md:py-14">
        <h1 className="font-serif text-3xl font-semibold">{t('title')}</h1>
        <p className="mt-4 max-w-measure text-reading">{t('intro')}</p>
        <Figures />
        <section aria-labelledby="honesty" className="mt-14 border-t border-line-strong pt-8">
          <h2 id="honesty" className="font-serif text-2xl font-semibold">
            {t('honesty.title')}
          </h2>
          <ul className="mt-4 max-w-measure list-disc space-y-3 pl-5 text-base marker:text-muted">
            {t('honesty.points', { returnObjects: true }).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}

function Figures() {
  const { t } = useTranslation('accuracy')
  const { data, isPending, isError, refetch } = useQuery(accuracyQuery)

  if (isPending)
    return (
      <div aria-busy="true" className="mt-10 space-y-6">
        <output className="sr-only">{t('loading')}</output>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="h-28" />
        ))}
      </div>
    )
  if (isError)
    return (
      <div className="mt-10 max-w-measure space-y-4">
        <Alert tone="danger">{t('failed')}</Alert>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </div>
    )
  if (data.figures.length === 0)
    return <p className="mt-10 max-w-measure text-reading text-muted">{t('empty')}</p>
  return <FigureList figures={data.figures} />
}
