import { useQuery } from '@tanstack/react-query'
import { BookOpenCheck, type LucideIcon, Scale, Stethoscope } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { CompletionDialog } from '../../people/completion-dialog.tsx'
import { InviteDialog } from '../../people/invite-dialog.tsx'
import { profileQuery } from '../../people/queries.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { SectionHeader } from '../../ui/page/section-header.tsx'
import { ProgressRing } from '../../ui/progress-ring.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Places } from './places.tsx'

const agents = [
  { name: 'clinical', Icon: Stethoscope },
  { name: 'consensus', Icon: Scale },
  { name: 'guideline', Icon: BookOpenCheck },
] as const satisfies { name: string; Icon: LucideIcon }[]

/** The first page: how one's profile stands, and the ways to everything. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const { data: identity } = useQuery(identityQuery)
  const lead = identity && t(identity.type === 'Dr' ? 'welcomeDoctor' : 'welcome', { name: identity.name })
  usePageTitle(t('title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader
        title={t('title')}
        lead={lead ?? <Skeleton className="inline-block h-5 w-56" />}
        actions={<Invite />}
      />
      <Completion />
      <section aria-labelledby="agents" className="mt-8">
        <SectionHeader
          id="agents"
          title={t('agents.title')}
          action={<LinkButton to={paths.ai}>{t('explore')}</LinkButton>}
        />
        <div className="grid gap-4 md:grid-cols-3">
          {agents.map(({ name, Icon }) => (
            <Link
              key={name}
              to={paths.ai}
              state={{ agentName: name }}
              className="block rounded-base border border-line bg-surface p-5 transition-colors hover:border-line-strong"
            >
              <Icon aria-hidden="true" className="mb-3 size-6 stroke-[1.25] text-accent" />
              <h3 className="font-serif text-reading font-semibold">{t(`agents.${name}.title`)}</h3>
              <p className="mt-1.5 text-sm text-muted">{t(`agents.${name}.text`)}</p>
            </Link>
          ))}
        </div>
      </section>
      <Places />
    </div>
  )
}

function Invite() {
  const { t } = useTranslation('dashboard')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('invite')}</Button>
      <InviteDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

/** The share of the profile that is filled in, and the way to the rest. */
function Completion() {
  const { t } = useTranslation('dashboard')
  const { t: peopleWords } = useTranslation('people')
  const { data: profile, isPending, isError, isFetching, refetch } = useQuery(profileQuery)
  const [isOpen, setIsOpen] = useState(false)

  if (isPending)
    return (
      <output aria-busy="true" className="flex min-h-24 items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <span className="text-muted">{t('loading')}</span>
      </output>
    )
  if (isError)
    return <ErrorState text={t('profileFailed')} onRetry={() => void refetch()} retrying={isFetching} />
  if (profile === null) return null
  const { percentage } = profile.completion
  return (
    <div className="flex min-h-24 items-center gap-4">
      <ProgressRing
        label={peopleWords('completion.title')}
        percent={percentage}
        text={peopleWords('completion.percent', { percentage })}
      />
      <p>
        {peopleWords('completion.share', { percentage })}{' '}
        <Button variant="plain" className="-mx-3" onClick={() => setIsOpen(true)}>
          {peopleWords('completion.open')}
        </Button>
      </p>
      <CompletionDialog profile={profile} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
