import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { AccessPage } from '../access-page.tsx'

type StopMailProps = {
  words: { title: string; lead: string; confirm: string; done: string; failed: string; noLink: string }
  /** By the token of the link. */
  onStop: (token: string) => Promise<unknown>
}

/** Where a link of a mail leads that ends such mails. It asks first: programs that look at mails open every link. */
export function StopMail({ words, onStop }: StopMailProps) {
  const [params] = useSearchParams()
  const [token] = useState(() => params.get('token') ?? '')
  const stopping = useMutation({ mutationFn: () => onStop(token) })
  usePageTitle(words.title)

  if (token === '')
    return (
      <AccessPage title={words.title}>
        <Alert tone="danger">{words.noLink}</Alert>
      </AccessPage>
    )
  return (
    <AccessPage title={words.title} lead={words.lead}>
      {stopping.isSuccess ? (
        <Alert tone="success">{words.done}</Alert>
      ) : (
        <>
          {stopping.isError && <Alert tone="danger">{refusalOf(stopping.error, words.failed)}</Alert>}
          <Button
            variant="primary"
            className="mt-6"
            busy={stopping.isPending}
            onClick={() => stopping.mutate()}
          >
            {words.confirm}
          </Button>
        </>
      )}
    </AccessPage>
  )
}
