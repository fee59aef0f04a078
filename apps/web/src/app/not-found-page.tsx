import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LazyLanguageButton } from '../features/auth/lazy-language-button.tsx'
import { paths } from '../lib/paths.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { QuietPage } from './quiet-page.tsx'

const linkLook = 'target inline-flex items-center font-semibold text-accent underline underline-offset-4'

/** For a visitor, a page of its own. */
export function NotFoundPage() {
  const { t } = useTranslation('ui')
  usePageTitle(t('notFound.title'))

  return (
    <QuietPage title={t('notFound.title')} picture={<NothingHeard />} choice={<LazyLanguageButton />}>
      <p className="text-reading text-muted">{t('notFound.text')}</p>
      <p className="flex flex-wrap gap-x-8">
        <Link to={paths.dashboard} className={linkLook}>
          {t('notFound.link')}
        </Link>
        <Link to={paths.home} className={linkLook}>
          {t('notFound.home')}
        </Link>
      </p>
    </QuietPage>
  )
}

/** For who is signed in, within the frame of all their pages. */
export function NotFoundHere() {
  const { t } = useTranslation('ui')
  usePageTitle(t('notFound.title'))

  return (
    <div className="mx-auto flex w-full max-w-table flex-1 flex-col justify-center gap-x-14 gap-y-8 px-6 pt-8 pb-24 sm:flex-row sm:items-center">
      <NothingHeard />
      <div className="flex flex-col items-start gap-5 sm:flex-1">
        <h1 className="font-serif text-3xl font-semibold">{t('notFound.title')}</h1>
        <p className="text-reading text-muted">{t('notFound.text')}</p>
        <Link to={paths.dashboard} className={linkLook}>
          {t('notFound.link')}
        </Link>
      </div>
    </div>
  )
}

/** A stethoscope on a page that is not there. */
function NothingHeard() {
  return (
    <svg
      viewBox="0 0 240 230"
      fill="none"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-40 shrink-0 sm:w-60"
    >
      <path
        d="M84 76h96l28 28v112H84z"
        className="stroke-line-strong"
        strokeWidth="2.5"
        strokeDasharray="2 8"
      />
      <path d="M180 76v28h28" className="stroke-line-strong" strokeWidth="2.5" strokeDasharray="2 8" />
      <path d="M74 62c22 10 30-34 64-30 42 5 24 62 8 92" className="stroke-text" strokeWidth="6" />
      <g className="stroke-text" strokeWidth="3.5">
        <path d="M74 62C46 64 22 50 20 28" />
        <path d="M74 62C58 50 54 32 62 14" />
      </g>
      <g className="fill-drawing">
        <circle cx="20" cy="26" r="6" />
        <circle cx="64" cy="12" r="6" />
        <circle cx="74" cy="62" r="6" />
      </g>
      <circle cx="144" cy="150" r="27" className="fill-figure stroke-ink" strokeWidth="3" />
      <circle cx="144" cy="150" r="17" className="fill-drawing" />
      <path d="M134 150a10 10 0 0 1 10-10" className="stroke-figure" strokeWidth="2.5" />
    </svg>
  )
}
