import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

/** In the shape of posts that are on their way. */
export function PostsLoading() {
  const { t } = useTranslation('reading')
  return (
    <div aria-busy="true" className="pt-6">
      <output className="text-muted">{t('loading')}</output>
      {['first', 'second', 'third'].map((post) => (
        <div key={post} className="space-y-3 border-b border-line py-6">
          <Skeleton className="h-7 w-64 max-w-full" />
          <Skeleton className="h-7 max-w-column" />
          <Skeleton className="h-32 max-w-reading" />
        </div>
      ))}
    </div>
  )
}
