import { isIdentifying } from '@auscult/contract/identifiers.ts'
import { opinionLimits } from '@auscult/contract/people/second-opinion.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestionMark, UsersRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { ApiError, refusalOf } from '../../lib/calls/call-errors.ts'
import { opinionPaths, paths } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useTitledName } from '../../people/titled-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { askedQuery, opinionMutations, wholeCircleQuery } from './queries.ts'
import { WordsInput } from './words-input.tsx'

const notFoundStatus = 404

/** Trying again would not bring it. */
const isNotThere = (error: Error | null) => error instanceof ApiError && error.status === notFoundStatus

/** Sends one of the person's own answers, named by `question` in the address, to a colleague of the circle. */
export function AskPage() {
  const { t } = useTranslation('second-opinion')
  const [search] = useSearchParams()
  usePageTitle(t('ask.title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('ask.title')} lead={t('ask.lead')} />
      <div className="max-w-column">
        <Ask questionId={search.get('question') ?? ''} />
      </div>
    </div>
  )
}

function Ask({ questionId }: { questionId: string }) {
  const { t } = useTranslation('second-opinion')
  const isNamed = z.uuid().safeParse(questionId).success
  const asked = useQuery({ ...askedQuery(questionId), enabled: isNamed })
  const circle = useQuery(wholeCircleQuery)
  const titledName = useTitledName()
  const identity = useQuery(identityQuery)

  if (!isNamed || isNotThere(asked.error))
    return (
      <EmptyState
        Icon={FileQuestionMark}
        text={t('ask.noAnswer')}
        action={<LinkButton to={paths.ai}>{t('ask.toAnswers')}</LinkButton>}
      />
    )
  if (asked.isError || circle.isError || identity.isError)
    return (
      <ErrorState
        text={refusalOf(asked.error ?? circle.error ?? identity.error, t('failed'))}
        retrying={asked.isFetching || circle.isFetching || identity.isFetching}
        onRetry={() => {
          for (const query of [asked, circle, identity]) if (query.isError) void query.refetch()
        }}
      />
    )
  if (asked.isPending || circle.isPending || identity.isPending)
    return (
      <div aria-busy="true" className="space-y-4">
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    )
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
      questionId={questionId}
      question={asked.data.question}
      colleagues={colleagues.map((person) => ({ value: person._id, label: titledName(person) }))}
    />
  )
}

type AskFormProps = {
  questionId: string
  question: string
  colleagues: { value: string; label: string }[]
}

function AskForm({ questionId, question, colleagues }: AskFormProps) {
  const { t } = useTranslation('second-opinion')
  const navigate = useNavigate()
  const [receiverId, setReceiverId] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const asking = useMutation(opinionMutations(useQueryClient()).ask)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (receiverId === null || isIdentifying(note) || asking.isPending) return
    asking.mutate(
      { questionId, receiverId, note },
      {
        onSuccess: ({ data }) =>
          void navigate(generatePath(opinionPaths.opinion, { opinionId: data._id }), { replace: true }),
      },
    )
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-6">
      <blockquote className="border-l-4 border-line-strong pl-4 font-serif text-reading wrap-anywhere">
        {question}
      </blockquote>
      <Field label={t('ask.colleague')}>
        <Combobox options={colleagues} value={receiverId} onValueChange={setReceiverId} />
      </Field>
      <WordsInput label={t('ask.note')} value={note} most={opinionLimits.noteCharacters} onChange={setNote} />
      {asking.isError && <Alert tone="danger">{refusalOf(asking.error, t('ask.failed'))}</Alert>}
      <Button
        type="submit"
        variant="primary"
        disabled={receiverId === null || isIdentifying(note)}
        busy={asking.isPending}
        className="self-start"
      >
        {asking.isPending ? t('ask.busy') : t('ask.button')}
      </Button>
    </form>
  )
}
