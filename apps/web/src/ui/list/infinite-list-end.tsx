import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'

/*
 * Accessibility
 * - What is loaded is announced politely, with how many there are now, and that there are no more.
 * - A button loads more too, for whoever does not scroll; it keeps its place and the focus while it is busy.
 * - A failure interrupts and is tried again by a press, never by itself.
 * - Nothing below it has to be reached by scrolling: put no footer under such a list.
 */

type InfiniteListState = 'more' | 'loading' | 'failed' | 'whole'

type InfiniteListEndProps = {
  state: InfiniteListState
  /** How many entries stand above. */
  count: number
  onMore: () => void
}

/** Ends a list that loads its next part when the reader comes within 50 px of it. */
export function InfiniteListEnd({ state, count, onMore }: InfiniteListEndProps) {
  const { t } = useTranslation('controls')
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)
  const waits = state === 'more'

  useEffect(() => {
    if (!waits || end.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore()
      },
      { rootMargin: '50px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits])

  return (
    <div ref={end} className="pt-4">
      <output className={state === 'whole' ? 'block text-sm text-muted' : 'sr-only'}>
        {state === 'whole' ? t('list.whole', { count }) : count > 0 && t('list.loaded', { count })}
      </output>
      {state === 'failed' && (
        <Alert tone="danger">
          <p>{t('list.failed')}</p>
          <Button className="mt-3" onClick={onMore}>
            {t('list.retry')}
          </Button>
        </Alert>
      )}
      {(state === 'more' || state === 'loading') && (
        <Button busy={state === 'loading'} onClick={onMore}>
          {state === 'loading' ? t('list.loading') : t('list.more')}
        </Button>
      )}
    </div>
  )
}
