import type { Post } from '@auscult/contract/posts/posts.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useFormats } from '../../../lib/language/format.ts'
import { postPaths } from '../../../lib/paths.ts'
import { SectionHeader } from '../../../ui/page/section-header.tsx'

const shown = 3

/** The last three of the page that was loaded first. */
export function PopularArticles({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('reading')
  const { formatPartialDate } = useFormats()
  const popular = posts.slice(-shown)
  if (popular.length === 0) return null
  return (
    <section aria-labelledby="popular-articles" className="pt-6 print:hidden">
      <SectionHeader id="popular-articles" title={t('popular')} />
      <ol className="border-t border-line">
        {popular.map(({ _id, type, title, source, publishedAt }) => (
          <li key={_id} className="border-b border-line py-2">
            <Link
              to={generatePath(postPaths[type], { postId: _id })}
              lang="en"
              className="block py-1 font-serif leading-snug font-semibold text-pretty underline-offset-4 hover:underline pointer-coarse:py-2.5"
            >
              {title}
            </Link>
            <p className="text-sm text-muted">
              <span lang="en">{source}</span> · {formatPartialDate(publishedAt)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
