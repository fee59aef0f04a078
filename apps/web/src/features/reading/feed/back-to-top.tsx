import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'

/*
 * Accessibility
 * - It comes last on the page and only where there is a way back; the focus goes along, so that reading goes on at the start.
 */

/** As the specification has it. */
const afterPx = 300

function goToTop() {
  window.scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Leads to the start of a long page once the reader has left it. */
export function BackToTop() {
  const { t } = useTranslation('reading')
  const [isFar, setIsFar] = useState(false)

  useEffect(() => {
    const look = () => setIsFar(window.scrollY > afterPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  if (!isFar) return null
  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--bottom-bar,0px)+1rem)] z-sticky flex justify-end print:hidden">
      <IconButton
        label={t('toTop')}
        onClick={goToTop}
        className="pointer-events-auto size-11 border border-line-strong bg-surface text-text shadow-float"
      >
        <ArrowUp />
      </IconButton>
    </div>
  )
}
