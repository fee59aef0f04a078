import { profileLimits } from '@auscult/contract/people/profile-completion.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { paths } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { friendsQuery } from '../../people/circle.ts'
import { usePersonAbout } from '../../people/person-about.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { ListLoading } from './list-loading.tsx'
import { PersonRow } from './person-row.tsx'
import { colleaguesQuery } from './queries.ts'

/** Everybody of a name that the reader may see, to choose from: those of their circle, and those whose profile is public. */
export function NamedPeople({ name }: { name: string }) {
  const { t } = useTranslation('circle')
  const searched = name.slice(0, profileLimits.search.max)
  const identity = useQuery(identityQuery)
  const friends = useInfiniteQuery(friendsQuery(searched))
  const found = useQuery(colleaguesQuery(searched))
  const aboutOf = usePersonAbout()

  if (identity.isError || friends.isError || found.isError)
    return (
      <ErrorState
        text={refusalOf(identity.error ?? friends.error ?? found.error, t('failed'))}
        retrying={identity.isFetching || friends.isFetching || found.isFetching}
        onRetry={() => {
          for (const query of [identity, friends, found]) if (query.isError) void query.refetch()
        }}
      />
    )
  if (identity.isPending || friends.isPending || found.isPending)
    return <ListLoading text={t('find.loading')} />
  const known = friends.data.pages
    .flatMap((page) => page.data)
    .map(({ senderId, senderInfo, receiverInfo }) =>
      senderId === identity.data._id ? receiverInfo : senderInfo,
    )
  const others = found.data.data.filter(({ _id }) => known.every((person) => person._id !== _id))
  if (known.length + others.length === 0)
    return (
      <EmptyState
        Icon={UserRoundX}
        text={t('profile.nobody')}
        action={<LinkButton to={paths.circle}>{t('profile.toCircle')}</LinkButton>}
      />
    )
  return (
    <div className="max-w-column">
      <p className="pb-4 text-muted">{t('profile.choose')}</p>
      <ul className="border-t border-line">
        {known.map((person) => (
          <PersonRow
            key={person._id}
            person={person}
            detail={[aboutOf(person), t('inCircle')].filter(Boolean).join(' · ')}
          />
        ))}
        {others.map((person) => (
          <PersonRow key={person._id} person={person} detail={aboutOf(person)} />
        ))}
      </ul>
    </div>
  )
}
