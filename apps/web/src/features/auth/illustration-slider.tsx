import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListenIllustration } from './listen-illustration.tsx'
import { NightIllustration } from './night-illustration.tsx'
import { RoundIllustration } from './round-illustration.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'

/*
 * Accessibility
 * - Decoration: pictures and captions are hidden from assistive technology, which would hear of a change every 5 s.
 * - It can be stopped (WCAG 2.2.2), and never moves for a person who asks for less motion.
 * - All pictures take the same room, so that nothing shifts.
 */

const slides = [
  { name: 'listen', Picture: ListenIllustration },
  { name: 'round', Picture: RoundIllustration },
  { name: 'night', Picture: NightIllustration },
] as const

const changeMs = 5_000

export function IllustrationSlider() {
  const { t } = useTranslation('access')
  const wantsStillness = useReducedMotion()
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isMoving = !isPaused && !wantsStillness

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setShown((index) => (index + 1) % slides.length), changeMs)
    return () => clearInterval(timer)
  }, [isMoving])

  return (
    <aside className="border-t border-line bg-sunken lg:border-t-0 lg:border-l">
      <div className="flex flex-col justify-center gap-6 px-6 py-8 sm:px-10 lg:sticky lg:top-0 lg:h-dvh">
        <div aria-hidden="true" className="mx-auto grid w-full max-w-md lg:max-w-xl">
          {slides.map(({ name, Picture }, index) => (
            <figure
              key={name}
              className={classNames(
                'col-start-1 row-start-1 flex flex-col gap-6 transition-opacity',
                index === shown ? 'opacity-100' : 'opacity-0',
              )}
            >
              <Picture />
              <figcaption className="mx-auto max-w-md text-center font-serif text-xl text-balance">
                {t(`slider.captions.${name}`)}
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="flex items-center justify-center gap-4">
          <span aria-hidden="true" className="flex gap-2">
            {slides.map(({ name }, index) => (
              <span
                key={name}
                className={classNames(
                  'h-0.5 w-6 transition-colors',
                  index === shown ? 'bg-accent' : 'bg-line-strong/40',
                )}
              />
            ))}
          </span>
          {!wantsStillness && (
            <IconButton
              label={isPaused ? t('slider.play') : t('slider.pause')}
              onClick={() => setIsPaused(!isPaused)}
            >
              {isPaused ? <Play /> : <Pause />}
            </IconButton>
          )}
        </div>
      </div>
    </aside>
  )
}
