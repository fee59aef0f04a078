import type { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { useTranslation } from 'react-i18next'
import { isOwnWording } from './body-lines.ts'

/** Said once where anything that is shown is in our own words and nobody has reviewed it. */
export function UnreviewedNote({ posts }: { posts: readonly SharedPost[] }) {
  const { t } = useTranslation('reading')
  if (!posts.some(isUnreviewed)) return null
  return <p className="text-sm text-warning">{t('unreviewed', { count: posts.length })}</p>
}

function isUnreviewed({ evidence, claims }: SharedPost): boolean {
  return evidence?.reviewed === false || claims.every(isOwnWording)
}
