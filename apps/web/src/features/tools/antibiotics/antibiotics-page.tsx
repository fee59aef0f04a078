import { Population, SyndromeGroup } from '@auscult/contract/guides/antibiotics.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import about from '../../../../../../content/antibiotics/about.json'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { useFormats } from '../../../lib/language/format.ts'
import { paths } from '../../../lib/paths.ts'
import { InfiniteListEnd } from '../../../ui/list/infinite-list-end.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type AntibioticFilter, antibioticsQuery } from '../queries.ts'
import { ToolPage } from '../tool-page.tsx'
import { SyndromeEntry } from '../../../guides/syndrome-entry.tsx'
import { SyndromeFilter } from './syndrome-filter.tsx'

/** The antibiotic guide, loaded page by page. A filter may stand in the address. */
export function AntibioticsPage() {
  const { t } = useTranslation('tools')
  const { formatDate } = useFormats()
  const [params] = useSearchParams()
  const [filter, setFilter] = useState<AntibioticFilter>(() => ({
    search: params.get('search')?.slice(0, 100) ?? '',
    group: SyndromeGroup.safeParse(params.get('group')).data,
    population: Population.safeParse(params.get('population')).data,
  }))
  const guide = useInfiniteQuery(antibioticsQuery(filter))
  const pages = guide.data?.pages ?? []
  const last = pages.at(-1)
  const entries = pages.flatMap(({ answer }) => answer.data)

  return (
    <ToolPage
      name={t('antibiotics.title')}
      lead={t('antibiotics.lead')}
      above={{ to: paths.tools, label: t('allTools') }}
    >
      {/* The device knows of no link: that says nothing of whether one is set. */}
      {last?.isFromDevice === false && <LocalGuidance link={last.answer.localGuidance} />}
      <SyndromeFilter
        filter={filter}
        onFilter={setFilter}
        found={guide.isPlaceholderData ? undefined : last?.answer.total}
      />
      <p className="pt-3 text-sm text-muted">
        {pages.some(({ isFromDevice }) => isFromDevice) && `${t('fromDevice')} `}
        {t('asOf', { date: formatDate(about.preparedOn) })}
      </p>
      {filter.population === 'breastfeeding' && (
        <p className="pt-3 text-sm font-semibold">{t('antibiotics.breastfeedingNote')}</p>
      )}
      {guide.isPending ? (
        <GuideLoading />
      ) : guide.isError && entries.length === 0 ? (
        <div className="pt-6">
          <ErrorState
            text={messageOf(guide.error, t('antibiotics.failed'))}
            retrying={guide.isFetching}
            onRetry={() => void guide.refetch()}
          />
        </div>
      ) : entries.length === 0 ? (
        <EmptyState Icon={SearchX} text={t('antibiotics.empty')} />
      ) : (
        <>
          <div className="space-y-5 pt-5" aria-busy={guide.isPlaceholderData}>
            {entries.map((entry) => (
              <SyndromeEntry key={entry._id} entry={entry} />
            ))}
          </div>
          <InfiniteListEnd
            state={stateOf(guide)}
            count={entries.length}
            onMore={() => void guide.fetchNextPage()}
          />
        </>
      )}
    </ToolPage>
  )
}

function LocalGuidance({ link }: { link: string | null }) {
  const { t } = useTranslation('tools')
  return (
    <p className="pb-4 text-sm">
      {link === null ? (
        t('antibiotics.noLocalGuidance')
      ) : (
        <SafeLink link={link} className="font-semibold text-accent">
          {t('antibiotics.localGuidance')}
        </SafeLink>
      )}
    </p>
  )
}

function stateOf(guide: {
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
}): 'more' | 'loading' | 'failed' | 'whole' {
  if (guide.isFetchingNextPage) return 'loading'
  if (guide.isFetchNextPageError) return 'failed'
  return guide.hasNextPage ? 'more' : 'whole'
}

function GuideLoading() {
  const { t } = useTranslation('tools')
  return (
    <div aria-busy="true" className="space-y-5 pt-5">
      <output className="text-muted">{t('antibiotics.loading')}</output>
      {['first', 'second', 'third'].map((entry) => (
        <Skeleton key={entry} className="h-64" />
      ))}
    </div>
  )
}
