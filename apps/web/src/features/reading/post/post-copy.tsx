import type { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { useTranslation } from 'react-i18next'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import { UnreviewedNote } from '../../../evidence/unreviewed-note.tsx'
import { PostBody } from './post-body.tsx'
import { PostEvidence } from './post-evidence.tsx'
import { PostGrade } from './post-grade.tsx'
import { PostHead } from './post-head.tsx'

/** A post as it was when somebody sent it, without what a reader does with one. Its title stands above. */
export function PostCopy({ post }: { post: SharedPost }) {
  const { t, i18n } = useTranslation('reading')
  return (
    <article className="max-w-column space-y-5">
      <PostHead post={post} />
      {!i18n.language.startsWith('en') && <p className="text-sm text-muted">{t('inEnglish')}</p>}
      <PostBody post={post} />
      <PostGrade post={post} />
      <UnreviewedNote sources={post.evidence === null ? [post] : [post, post.evidence]} />
      <SafeLink
        link={post.url}
        className="target inline-flex items-center gap-2 text-sm font-semibold text-accent"
      >
        {post.type === 'news' ? t('openAgency') : t('openPaper')}
      </SafeLink>
      {post.evidence !== null && <PostEvidence evidence={post.evidence} />}
    </article>
  )
}
