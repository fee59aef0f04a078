import type { Post } from '@auscult/contract/posts/posts.ts'
import { BookmarkX, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { useFormats } from '../../../lib/language/format.ts'
import { askPathOf, postPaths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ListRow } from '../../../ui/list/list-row.tsx'
import { SourceMark } from '../post/source-mark.tsx'

type SavedRowProps = { post: Post; savedAt: string; onUnsave: () => void }

/** A saved post: what it is called, who said it, whether it still stands, and the way off the list. */
export function SavedRow({ post, savedAt, onUnsave }: SavedRowProps) {
  const { t } = useTranslation(['reading', 'evidence'])
  const navigate = useNavigate()
  const { formatDate, formatPartialDate } = useFormats()
  const { _id, type, title, source, publishedAt, status } = post
  return (
    <ListRow
      to={generatePath(postPaths[type], { postId: _id })}
      title={
        <span lang="en" className="font-serif leading-snug">
          {title}
        </span>
      }
      className="max-sm:px-0"
      lead={
        <span className="max-sm:hidden">
          <SourceMark source={source} />
        </span>
      }
      detail={
        <>
          {/* On a phone beside the title it would leave half of the screen for it. */}
          <span className="my-1 mr-2 inline-block align-middle sm:hidden">
            <SourceMark source={source} />
          </span>
          <span lang="en">{source}</span> · {formatPartialDate(publishedAt)} ·{' '}
          {t('saved.on', { date: formatDate(savedAt) })}
          {status !== 'current' && (
            <strong className="block text-danger">{t(`evidence:source.status.${status}`)}</strong>
          )}
        </>
      }
      actions={
        <>
          <IconButton
            label={t('secondOpinion.askOn', { title })}
            onClick={() => void navigate(askPathOf('post', _id))}
          >
            <MessagesSquare />
          </IconButton>
          <IconButton label={t('saved.unsave', { title })} onClick={onUnsave}>
            <BookmarkX />
          </IconButton>
        </>
      }
    />
  )
}
