import { ChevronLeft, ChevronRight, ChevronsLeft, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'
import { classNames } from '../class-names.ts'
import { listPageNumbers } from './page-numbers.ts'

/*
 * Accessibility
 * - A navigation with a name, of links: a page can be opened in a new tab, and Back leads to the page before.
 * - The current page says so (`aria-current="page"`) and is marked by its ground and weight, not by colour alone.
 * - Each link says where it leads in words ('Page 5', 'Next page').
 * - 44 px where a finger points; on a phone the numbers give way to 'Page 5' between the steps.
 */

type PaginationProps = {
  /** Names it where a page has more than one. */
  label?: string
  /** Counted from 1. */
  page: number
  pageSize: number
  /** How many there are on all pages. */
  total: number
  addressOf: (page: number) => To
}

const look =
  'target inline-flex items-center justify-center rounded-base px-1 transition-colors hover:bg-hover [&>svg]:size-5 [&>svg]:stroke-[1.5]'

/** Leads through a list whose length is known. Nothing where one page holds it all. */
export function Pagination({ label, page, pageSize, total, addressOf }: PaginationProps) {
  const { t, i18n } = useTranslation('controls')
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const numbers = new Intl.NumberFormat(i18n.language)
  const write = (value: number) => numbers.format(value)
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)

  return (
    <nav
      aria-label={label ?? t('pagination.label')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4"
    >
      <ul className="tabular flex items-center gap-1">
        <Step to={page > 1 ? addressOf(1) : undefined} label={t('pagination.first')} className="sm:hidden">
          <ChevronsLeft aria-hidden="true" />
        </Step>
        <Step to={page > 1 ? addressOf(page - 1) : undefined} label={t('pagination.previous')}>
          <ChevronLeft aria-hidden="true" />
        </Step>
        <li aria-hidden="true" className="px-2 font-semibold sm:hidden">
          {t('pagination.page', { page: write(page) })}
        </li>
        {listPageNumbers(page, pages).map((each, nth) =>
          each === 'gap' ? (
            // oxlint-disable-next-line react/no-array-index-key -- there are at most two gaps, one on each side
            <li key={`gap ${nth}`} className="px-1 text-muted max-sm:hidden">
              <Ellipsis aria-hidden="true" className="size-4" />
            </li>
          ) : (
            // On a phone the current page is still told to assistive technology.
            <li key={each} className={each === page ? 'max-sm:sr-only' : 'max-sm:hidden'}>
              <Link
                to={addressOf(each)}
                aria-label={t('pagination.page', { page: write(each) })}
                aria-current={each === page ? 'page' : undefined}
                className={classNames(look, each === page && 'bg-selected font-semibold text-accent')}
              >
                {write(each)}
              </Link>
            </li>
          ),
        )}
        <Step to={page < pages ? addressOf(page + 1) : undefined} label={t('pagination.next')}>
          <ChevronRight aria-hidden="true" />
        </Step>
      </ul>
      <p className="tabular text-sm text-muted">
        {t('pagination.shown', { from: write(from), to: write(to), total: write(total) })}
      </p>
    </nav>
  )
}

type StepProps = { to: To | undefined; label: string; className?: string; children: ReactNode }

/** A step that is not possible keeps its room, so that the others stay under the finger. */
function Step({ to, label, className, children }: StepProps) {
  return (
    <li className={className}>
      {to === undefined ? (
        <span className={classNames(look, 'text-line-strong hover:bg-transparent')}>{children}</span>
      ) : (
        <Link to={to} aria-label={label} title={label} className={look}>
          {children}
        </Link>
      )}
    </li>
  )
}
