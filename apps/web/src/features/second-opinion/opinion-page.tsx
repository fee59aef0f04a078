import type { Opinion } from '@auscult/contract/people/second-opinion.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useFormats } from '../../lib/language/format.ts'
import { paths } from '../../lib/paths.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useTitledName } from '../../people/titled-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { opinionMutations, opinionQuery } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'

type OpinionPageProps = { renderShared: (shared: Opinion['shared']) => ReactNode }

/** A second opinion: what was asked, the answer or post as it was sent, and the colleague's line. */
export function OpinionPage({ renderShared }: OpinionPageProps) {
  const { t } = useTranslation('second-opinion')
  const { opinionId = '' } = useParams()
  const opinion = useQuery(opinionQuery(opinionId))
  const identity = useQuery(identityQuery)
  usePageTitle(t('one'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('one')} actions={<LinkButton to={paths.secondOpinion}>{t('toAll')}</LinkButton>} />
      {opinion.isError || identity.isError ? (
        <ErrorState
          text={refusalOf(opinion.error ?? identity.error, t('failed'))}
          retrying={opinion.isFetching || identity.isFetching}
          onRetry={() => {
            for (const query of [opinion, identity]) if (query.isError) void query.refetch()
          }}
        />
      ) : opinion.isPending || identity.isPending ? (
        <div aria-busy="true" className="max-w-column space-y-4">
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <Shown opinion={opinion.data.data} ownId={identity.data._id} renderShared={renderShared} />
      )}
    </div>
  )
}

type ShownProps = OpinionPageProps & { opinion: Opinion; ownId: string }

function Shown({ opinion, ownId, renderShared }: ShownProps) {
  const { t } = useTranslation('second-opinion')
  const { formatDateTime } = useFormats()
  const titledName = useTitledName()
  const { _id, senderInfo, receiverInfo, title, note, createdAt, reply, repliedAt, shared, isOpen } = opinion
  const isAsked = receiverInfo._id === ownId
  return (
    <div className="space-y-8">
      <section className="max-w-column space-y-4">
        <p className="text-sm text-muted">
          {t(isAsked ? 'withOn.received' : 'withOn.sent', {
            name: titledName(isAsked ? senderInfo : receiverInfo),
            date: formatDateTime(createdAt),
          })}
        </p>
        <h2
          lang={shared.kind === 'post' ? 'en' : undefined}
          className="font-serif text-xl font-semibold wrap-anywhere"
        >
          {title}
        </h2>
        {note !== '' && <Words heading={t('note', { name: titledName(senderInfo) })} text={note} />}
        {reply !== null && (
          <Words
            heading={t('reply', { name: titledName(receiverInfo) })}
            text={reply}
            at={repliedAt === null ? undefined : formatDateTime(repliedAt)}
          />
        )}
        {isOpen &&
          (isAsked ? (
            <ReplyForm opinionId={_id} names={[senderInfo.name, receiverInfo.name]} />
          ) : (
            <p>{t('noReply')}</p>
          ))}
        {reply === null && !isOpen && <p>{t('apart')}</p>}
      </section>
      <section aria-label={t(`shared.${shared.kind}`)} className="border-t border-line pt-5">
        <p className="mb-4 max-w-measure text-sm text-muted">{t(`asItWas.${shared.kind}`)}</p>
        {renderShared(shared)}
      </section>
      <Deletion opinionId={_id} />
    </div>
  )
}

function Words({ heading, text, at }: { heading: string; text: string; at?: string | undefined }) {
  return (
    <div className="border-l-4 border-line-strong pl-4">
      <p className="text-sm font-semibold">{heading}</p>
      <p className="mt-1 text-reading whitespace-pre-line wrap-anywhere">{text}</p>
      {at !== undefined && <p className="mt-1 text-sm text-muted">{at}</p>}
    </div>
  )
}

/** Deletes for both, after a question. */
function Deletion({ opinionId }: { opinionId: string }) {
  const { t } = useTranslation('second-opinion')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const removing = useMutation(opinionMutations(useQueryClient()).remove)

  function handleRemove() {
    removing.mutate(opinionId, { onSuccess: () => void navigate(paths.secondOpinion, { replace: true }) })
  }

  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      <Dialog title={t('deletion.title')} open={isOpen} onOpenChange={setOpen}>
        <div className="flex flex-col gap-5">
          <p>{t('deletion.text')}</p>
          {removing.isError && <Alert tone="danger">{refusalOf(removing.error, t('deletion.failed'))}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setOpen(false)}>{t('deletion.cancel')}</Button>
            <Button variant="danger" busy={removing.isPending} onClick={handleRemove}>
              {t('deletion.button')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
