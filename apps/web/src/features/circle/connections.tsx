import type { Connection } from '@auscult/contract/people/circle.ts'
import type { PersonInfo } from '@auscult/contract/people/people.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SearchX, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/language/format.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { friendsQuery } from '../../people/circle.ts'
import { usePersonAbout } from '../../people/person-about.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { InfiniteListEnd } from '../../ui/list/infinite-list-end.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { ListLoading } from './list-loading.tsx'
import { PersonRow } from './person-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const typingPauseMs = 300

/** The circle with its search. */
export function Connections({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation('circle')
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section {...kept} aria-label={t('parts.circle')}>
      <SearchedCircle onFind={onFind} />
    </section>
  )
}

function SearchedCircle({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation('circle')
  const [typed, setTyped] = useState('')
  const searched = useSettled(typed.trim(), typingPauseMs)
  const identity = useQuery(identityQuery)
  const friends = useInfiniteQuery(friendsQuery(searched))

  if (friends.isPending || identity.isPending) return <ListLoading text={t('loading')} />
  const failure = (friends.isError || identity.isError) && (
    <ErrorState
      text={t('failed')}
      retrying={friends.isFetching || identity.isFetching}
      onRetry={() => {
        for (const query of [friends, identity]) if (query.isError) void query.refetch()
      }}
    />
  )
  const search = (
    <Field label={t('search')}>
      <TextInput type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </Field>
  )
  // What was typed stays where the search failed: another word may find more, and the field has the focus.
  if (friends.isError || identity.isError)
    return typed === '' ? (
      failure
    ) : (
      <>
        {search}
        <div className="mt-4">{failure}</div>
      </>
    )
  const found = friends.data.pages.flatMap((page) => page.data)
  if (searched === '' && typed === '' && found.length === 0)
    return (
      <EmptyState
        bare
        Icon={UsersRound}
        text={t('empty')}
        action={<Button onClick={onFind}>{t('parts.find')}</Button>}
      />
    )
  return (
    <>
      {search}
      <div aria-busy={friends.isPlaceholderData} className="mt-4">
        <Found connections={found} ownId={identity.data._id} />
        {friends.hasNextPage && (
          <InfiniteListEnd
            state={friends.isFetchingNextPage ? 'loading' : 'more'}
            count={found.length}
            onMore={() => void friends.fetchNextPage()}
          />
        )}
      </div>
    </>
  )
}

function Found({ connections, ownId }: { connections: readonly Connection[]; ownId: string }) {
  const { t } = useTranslation('circle')
  const [removing, setRemoving] = useState<PersonInfo>()
  return (
    <>
      {connections.length === 0 ? (
        <EmptyState Icon={SearchX} text={t('noResults')} />
      ) : (
        <ul className="border-t border-line">
          {connections.map((connection) => (
            <ConnectionRow
              key={connection._id}
              connection={connection}
              ownId={ownId}
              onRemove={setRemoving}
            />
          ))}
        </ul>
      )}
      <RemoveDialog person={removing} onClose={() => setRemoving(undefined)} />
    </>
  )
}

type ConnectionRowProps = { connection: Connection; ownId: string; onRemove: (person: PersonInfo) => void }

function ConnectionRow({ connection, ownId, onRemove }: ConnectionRowProps) {
  const { t } = useTranslation('circle')
  const { formatDate } = useFormats()
  const aboutOf = usePersonAbout()
  const { senderId, senderInfo, receiverInfo, connectedAt } = connection
  const person = senderId === ownId ? receiverInfo : senderInfo
  return (
    <PersonRow
      person={person}
      detail={[aboutOf(person), t('since', { date: formatDate(connectedAt) })].filter(Boolean).join(' · ')}
      actions={
        <Button
          variant="plain"
          aria-label={t('remove.of', { name: person.name })}
          onClick={() => onRemove(person)}
        >
          {t('remove.open')}
        </Button>
      }
    />
  )
}
