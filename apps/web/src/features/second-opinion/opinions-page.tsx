import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useFormats } from '../../lib/language/format.ts'
import { opinionPaths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useTitledName } from '../../people/titled-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { InfiniteListEnd } from '../../ui/list/infinite-list-end.tsx'
import { ListRow } from '../../ui/list/list-row.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabList, TabPanel, TabSet } from '../../ui/tabs.tsx'
import { type Direction, opinionsQuery } from './queries.ts'

const directions: readonly Direction[] = ['received', 'sent']

/** What one was asked, and what one asked. */
export function OpinionsPage() {
  const { t } = useTranslation('second-opinion')
  const [direction, setDirection] = useState<Direction>('received')
  usePageTitle(t('title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('title')} lead={t('lead')} />
      <TabSet values={directions} value={direction} onValueChange={setDirection} className="max-w-column">
        <TabList
          label={t('title')}
          tabs={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          className="gap-6 border-b border-line"
        />
        <TabPanel value={direction} className="pt-4">
          <Opinions direction={direction} />
        </TabPanel>
      </TabSet>
    </div>
  )
}

function Opinions({ direction }: { direction: Direction }) {
  const { t } = useTranslation('second-opinion')
  const { formatDate } = useFormats()
  const titledName = useTitledName()
  const opinions = useInfiniteQuery(opinionsQuery(direction))

  if (opinions.isPending)
    return (
      <div aria-busy="true" className="space-y-4">
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    )
  if (opinions.isError)
    return (
      <ErrorState
        text={refusalOf(opinions.error, t('failed'))}
        retrying={opinions.isFetching}
        onRetry={() => void opinions.refetch()}
      />
    )
  const found = opinions.data.pages.flatMap((page) => page.data)
  if (found.length === 0) return <EmptyState bare Icon={MessagesSquare} text={t(`empty.${direction}`)} />
  return (
    <>
      <ul>
        {found.map(({ _id, kind, title, note, senderInfo, receiverInfo, createdAt, reply }) => (
          <ListRow
            key={_id}
            to={generatePath(opinionPaths.opinion, { opinionId: _id })}
            title={<span lang={kind === 'post' ? 'en' : undefined}>{title}</span>}
            detail={
              <>
                {t(`withOn.${direction}`, {
                  name: titledName(direction === 'received' ? senderInfo : receiverInfo),
                  date: formatDate(createdAt),
                })}
                {note !== '' && <span className="line-clamp-2 text-text">{note}</span>}
              </>
            }
            meta={
              <Badge tone={reply === null ? 'neutral' : 'success'}>
                {reply === null ? t('waits') : t('answered')}
              </Badge>
            }
          />
        ))}
      </ul>
      {opinions.hasNextPage && (
        <InfiniteListEnd
          state={opinions.isFetchingNextPage ? 'loading' : 'more'}
          count={found.length}
          onMore={() => void opinions.fetchNextPage()}
        />
      )}
    </>
  )
}
