import { profileLimits } from '@auscult/contract/people/profile-completion.ts'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { usePersonAbout } from '../../people/person-about.ts'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { ListLoading } from './list-loading.tsx'
import { PersonRow } from './person-row.tsx'
import { colleaguesQuery } from './queries.ts'
import { RelationActions } from './relation-actions.tsx'

const typingPauseMs = 500

/** People with a public profile, found by name. */
export function FindColleagues() {
  const { t } = useTranslation('circle')
  const [typed, setTyped] = useState('')
  const searched = useSettled(typed.trim(), typingPauseMs)

  return (
    <>
      <Field label={t('find.label')} hint={t('find.hint', { count: profileLimits.search.min })}>
        <TextInput
          type="search"
          maxLength={profileLimits.search.max}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {searched.length >= profileLimits.search.min && (
        <div className="mt-4">
          <Found searched={searched} />
        </div>
      )}
    </>
  )
}

function Found({ searched }: { searched: string }) {
  const { t } = useTranslation('circle')
  const found = useQuery(colleaguesQuery(searched))
  const aboutOf = usePersonAbout()

  if (found.isPending) return <ListLoading text={t('find.loading')} />
  if (found.isError)
    return (
      <ErrorState
        text={refusalOf(found.error, t('failed'))}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  const { data: people, total } = found.data
  if (people.length === 0) return <EmptyState Icon={SearchX} text={t('noResults')} />
  return (
    <div aria-busy={found.isPlaceholderData}>
      <output className="block pb-2 text-sm text-muted">{t('find.found', { count: total })}</output>
      <ul className="border-t border-line">
        {people.map((person) => (
          <PersonRow
            key={person._id}
            person={person}
            detail={aboutOf(person)}
            actions={<RelationActions person={person} />}
          />
        ))}
      </ul>
      {total > people.length && <p className="pt-3 text-sm text-muted">{t('find.more')}</p>}
    </div>
  )
}
