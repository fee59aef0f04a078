import type { Post } from '@auscult/contract/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import { paths } from '../../../lib/paths.ts'
import { identityQuery } from '../../../lib/session/identity.ts'
import { LikeButton } from './like-button.tsx'
import { SaveButton } from './save-button.tsx'

/*
 * Accessibility
 * - A like or save that could not be kept is told where it happened, at once (`role="alert"`).
 */

const linkLook = 'target inline-flex items-center gap-2 text-sm font-semibold text-accent'

/** What a reader does with a post. Doctors alone like, and see how many others do. */
export function PostActions({ post }: { post: Post }) {
  const { t } = useTranslation('reading')
  const { data: identity } = useQuery(identityQuery)
  const [failed, setFailed] = useState<'like' | 'save'>()
  const forget = () => setFailed(undefined)

  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {identity?.type === 'Dr' && (
          <LikeButton
            post={post}
            userId={identity._id}
            onChange={forget}
            onFailure={() => setFailed('like')}
          />
        )}
        <SaveButton post={post} onChange={forget} onFailure={() => setFailed('save')} />
        <Link
          to={paths.ai}
          state={{ agentName: 'clinical', question: post.question }}
          className={`${linkLook} ml-2 underline-offset-4 hover:underline [&>svg]:size-4.5 [&>svg]:stroke-[1.5]`}
        >
          <MessageCircleQuestionMark aria-hidden="true" />
          {t('ask')}
        </Link>
        <SafeLink link={post.url} className={`${linkLook} ml-2`}>
          {post.type === 'news' ? t('openAgency') : t('openPaper')}
        </SafeLink>
      </div>
      <p role="alert" className="text-sm text-danger not-empty:mt-2">
        {failed !== undefined && t(`${failed}.failed`)}
      </p>
    </div>
  )
}
