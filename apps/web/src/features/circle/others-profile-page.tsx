import type { OtherProfile } from '@auscult/contract/people/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { ApiError, refusalOf } from '../../lib/calls/call-errors.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { PersonName } from '../../people/person-name.tsx'
import { usePicture } from '../../people/picture.ts'
import { readProfileState } from '../../people/profile-link.ts'
import { useReferenceNames } from '../../people/reference-names.ts'
import { useRegionName } from '../../people/region-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NamedPeople } from './named-people.tsx'
import { othersProfileQuery } from './queries.ts'
import { RelationActions } from './relation-actions.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const notFoundStatus = 404

/** Somebody else: what their profile shows, and the way into one's circle. */
export function OthersProfilePage() {
  const { name = '' } = useParams()
  const { state } = useLocation()
  const userId = readProfileState(state)
  usePageTitle(name)

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-16 sm:px-8 md:pt-8">
      {userId === undefined ? <Unnamed name={name} /> : <Someone id={userId} name={name} />}
    </div>
  )
}

/** Of an address that was typed, copied or opened in a new tab: names are not unique, and ids stand in no address. */
function Unnamed({ name }: { name: string }) {
  return (
    <>
      <h1 className="pb-3 font-serif text-2xl font-semibold wrap-anywhere md:text-3xl">{name}</h1>
      <NamedPeople name={name} />
    </>
  )
}

function Missing({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('circle')
  return (
    <>
      <h1 className="pb-5 font-serif text-2xl font-semibold wrap-anywhere md:text-3xl">{name}</h1>
      <EmptyState
        Icon={UserRoundX}
        text={text}
        action={<LinkButton to={paths.circle}>{t('profile.toCircle')}</LinkButton>}
      />
    </>
  )
}

function Someone({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('circle')
  const profile = useQuery(othersProfileQuery(id))

  if (profile.isPending) return <ProfileLoading />
  if (profile.isError) {
    if (profile.error instanceof ApiError && profile.error.status === notFoundStatus)
      return <Missing text={t('profile.gone')} name={name} />
    return (
      <ErrorState
        text={refusalOf(profile.error, t('failed'))}
        retrying={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    )
  }
  return <ProfileCard profile={profile.data} />
}

function ProfileCard({ profile }: { profile: OtherProfile }) {
  const { t } = useTranslation('circle')
  const regionName = useRegionName()
  const { professionName, specialityName } = useReferenceNames()
  const [removing, setRemoving] = useState(false)
  const { fullName, type, country, professionalCategory, relation } = profile
  const [speciality] = professionalCategory
  const facts = [
    { term: t('profile.profession'), value: type === null ? '' : professionName(type) },
    { term: t('profile.speciality'), value: speciality === undefined ? '' : specialityName(speciality) },
    { term: t('profile.country'), value: country.map(regionName).join(', ') },
  ].filter(({ value }) => value !== '')

  return (
    <article className="max-w-column">
      <header className="flex flex-wrap items-center gap-5">
        <Avatar name={fullName} picture={usePicture(profile.profilePicture)} size="large" />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="flex font-serif text-2xl font-semibold md:text-3xl">
            <PersonName person={{ ...profile, name: fullName }} />
          </h1>
          {relation === 'requested' && <p className="mt-1 text-sm text-muted">{t('profile.requested')}</p>}
          {relation === 'received' && <p className="mt-1 text-sm text-muted">{t('profile.received')}</p>}
        </div>
      </header>
      <dl className="mt-6 border-t border-line">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap gap-x-4 border-b border-line py-2.5">
            <dt className="w-48 text-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {relation === 'self' ? (
          <p className="text-muted">{t('profile.self')}</p>
        ) : (
          <RelationActions person={profile} />
        )}
        {relation === 'connected' && (
          <Button variant="plain" onClick={() => setRemoving(true)}>
            {t('remove.open')}
          </Button>
        )}
      </div>
      <RemoveDialog person={removing ? profile : undefined} onClose={() => setRemoving(false)} />
    </article>
  )
}

function ProfileLoading() {
  const { t } = useTranslation('circle')
  return (
    <div aria-busy="true" className="max-w-column space-y-5">
      <output className="sr-only">{t('profile.loading')}</output>
      <div className="flex items-center gap-5">
        <Skeleton className="size-20 rounded-full" />
        <Skeleton className="h-9 w-56" />
      </div>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
