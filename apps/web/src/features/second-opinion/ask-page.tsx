import { findNoteIdentifier } from '@auscult/contract/note-identifiers.ts'
import type { DescribedPerson } from '@auscult/contract/people/people.ts'
import { opinionLimits } from '@auscult/contract/people/second-opinion.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestionMark, UsersRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { ApiError, refusalOf } from '../../lib/calls/call-errors.ts'
import { opinionPaths, paths, readAskPath } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { useUnsent } from '../../lib/session/use-unsent.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { usePersonAbout } from '../../people/person-about.ts'
import { useTitledName } from '../../people/titled-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox, type ComboboxOption } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type About, type Subject, opinionMutations, subjectQuery, wholeCircleQuery } from './queries.ts'
import { useWordsRefusal } from './words-refusal.ts'
import { WordsInput } from './words-input.tsx'

const notFoundStatus = 404

/** Trying again would not bring it. */
const isNotThere = (error: Error | null) => error instanceof ApiError && error.status === notFoundStatus

/** Sends one of the person's own answers, or a post, to a colleague of the circle; the address names it (`askPathOf`). */
export function AskPage() {
  const { t } = useTranslation('second-opinion')
  const [search] = useSearchParams()
  const { kind, id } = readAskPath(search)
  usePageTitle(t('ask.title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('ask.title')} lead={t(`ask.lead.${kind}`)} />
      <div className="max-w-column">
        <Ask about={{ kind, _id: id }} />
      </div>
    </div>
  )
}

function Ask({ about }: { about: About }) {
  const { t } = useTranslation('second-opinion')
  const isNamed = z.uuid().safeParse(about._id).success
  const subject = useQuery({ ...subjectQuery(about), enabled: isNamed })
  const circle = useQuery(wholeCircleQuery)
  const toOption = useColleagueOption()
  const identity = useQuery(identityQuery)

  if (!isNamed || isNotThere(subject.error))
    return (
      <EmptyState
        Icon={FileQuestionMark}
        text={t(`ask.missing.${about.kind}`)}
        action={
          <LinkButton to={about.kind === 'answer' ? paths.ai : paths.saved}>
            {t(`ask.toAll.${about.kind}`)}
          </LinkButton>
        }
      />
    )
  if (subject.isError || circle.isError || identity.isError)
    return (
      <ErrorState
        text={refusalOf(subject.error ?? circle.error ?? identity.error, t('failed'))}
        retrying={subject.isFetching || circle.isFetching || identity.isFetching}
        onRetry={() => {
          for (const query of [subject, circle, identity]) if (query.isError) void query.refetch()
        }}
      />
    )
  if (subject.isPending || circle.isPending || identity.isPending)
    return (
      <div aria-busy="true" className="space-y-4">
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    )
  if (about.kind === 'answer' && findNoteIdentifier(subject.data.title) !== undefined)
    return <IdentifyingQuestion subject={subject.data} />
  if (circle.data.data.length === 0)
    return (
      <EmptyState
        Icon={UsersRound}
        text={t('ask.nobody')}
        action={<LinkButton to={paths.circle}>{t('ask.toCircle')}</LinkButton>}
      />
    )
  const colleagues = circle.data.data.map(({ senderId, senderInfo, receiverInfo }) =>
    senderId === identity.data._id ? receiverInfo : senderInfo,
  )
  return (
    <AskForm
      about={about}
      subject={subject.data}
      colleagues={colleagues.map(toOption)}
      ownName={identity.data.name}
    />
  )
}

function useColleagueOption(): (person: DescribedPerson) => ComboboxOption {
  const titledName = useTitledName()
  const aboutOf = usePersonAbout()
  return (person) => ({ value: person._id, label: titledName(person), detail: aboutOf(person) })
}

/** The server knows more words, so it may refuse a question that is not told here. */
const isQuestionRefused = (error: Error | null) =>
  error instanceof ApiError && error.reason === 'question-identifies-patient'

/** Nothing can be sent; the question is there to be changed, and is asked anew. */
function IdentifyingQuestion({ subject: { title, agentType } }: { subject: Subject }) {
  const { t } = useTranslation('second-opinion')
  return (
    <div className="flex flex-col gap-6">
      <Quoted>{title}</Quoted>
      <Alert tone="danger">{t('ask.identifies')}</Alert>
      <LinkButton
        variant="primary"
        to={paths.ai}
        state={{ question: title, agentName: agentType }}
        className="self-start"
      >
        {t('ask.edit')}
      </LinkButton>
    </div>
  )
}

function Quoted({ lang, children }: { lang?: string | undefined; children: string }) {
  return (
    <blockquote
      lang={lang}
      className="border-l-4 border-line-strong pl-4 font-serif text-reading wrap-anywhere"
    >
      {children}
    </blockquote>
  )
}

type AskFormProps = {
  about: About
  subject: Subject
  colleagues: ComboboxOption[]
  ownName: string
}

function AskForm({ about, subject, colleagues, ownName }: AskFormProps) {
  const { t } = useTranslation('second-opinion')
  const navigate = useNavigate()
  const [receiverId, setReceiverId] = useState<string | null>(null)
  const [note, setNote] = useUnsent(`opinion:${about._id}`, z.string(), '')
  const asking = useMutation(opinionMutations(useQueryClient()).ask)
  const wordsRefusal = useWordsRefusal()
  const colleague = colleagues.find(({ value }) => value === receiverId)
  const names = [ownName, colleague?.label ?? '']
  const canSend = receiverId !== null && findNoteIdentifier(note, names) === undefined

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSend || asking.isPending) return
    asking.mutate(
      { about, receiverId, note },
      {
        onSuccess: ({ data }) => {
          setNote('')
          void navigate(generatePath(opinionPaths.opinion, { opinionId: data._id }), { replace: true })
        },
      },
    )
  }

  if (isQuestionRefused(asking.error)) return <IdentifyingQuestion subject={subject} />
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-6">
      <Quoted lang={about.kind === 'post' ? 'en' : undefined}>{subject.title}</Quoted>
      <Field label={t('ask.colleague')} hint={colleague?.detail}>
        <Combobox options={colleagues} value={receiverId} onValueChange={setReceiverId} />
      </Field>
      <WordsInput
        label={t('ask.note')}
        value={note}
        names={names}
        most={opinionLimits.noteCharacters}
        onChange={setNote}
      />
      {asking.isError && <Alert tone="danger">{wordsRefusal(asking.error, t('ask.failed'))}</Alert>}
      <Button
        type="submit"
        variant="primary"
        disabled={!canSend}
        busy={asking.isPending}
        className="self-start"
      >
        {asking.isPending ? t('ask.busy') : t('ask.button')}
      </Button>
    </form>
  )
}
