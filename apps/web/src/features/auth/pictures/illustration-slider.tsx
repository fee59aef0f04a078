import { Pause, Play } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ListenIllustration } from './listen-illustration.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'

/*
 * Accessibility
 * - Decoration: pictures and captions are hidden from assistive technology, which would hear of a change every 5 s.
 * - It can be stopped (WCAG 2.2.2), and never moves for a person who asks for less motion.
 * - All pictures take the same room, so that nothing shifts: a strip below the form, or half of a wide window.
 */

const slides = ['listen', 'round', 'night'] as const
type Slide = (typeof slides)[number]
type Pictures = Partial<Record<Slide, ComponentType>>

const changeMs = 5_000

/** The pictures that are not there from the start: nobody sees them in the first seconds, which belong to the form. */
async function loadOthers(): Promise<Pictures> {
  const [{ RoundIllustration }, { NightIllustration }] = await Promise.all([
    import('./round-illustration.tsx'),
    import('./night-illustration.tsx'),
  ])
  return { round: RoundIllustration, night: NightIllustration }
}

export function IllustrationSlider() {
  const { t } = useTranslation('access')
  const wantsStillness = useReducedMotion()
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [pictures, setPictures] = useState<Pictures>({ listen: ListenIllustration })
  const isMoving = !isPaused && !wantsStillness

  useEffect(() => {
    if (!isMoving) return undefined
    const change = async () => {
      try {
        const others = await loadOthers()
        setPictures((held) => ({ ...held, ...others }))
        setShown((index) => (index + 1) % slides.length)
      } catch {
        // Without a connection the first picture stays; the next change tries again.
      }
    }
    const timer = setInterval(() => void change(), changeMs)
    return () => clearInterval(timer)
  }, [isMoving])

  return (
    <aside className="border-t border-line bg-sunken lg:border-t-0 lg:border-l">
      <div className="mx-auto flex max-w-2xl items-center gap-4 px-6 py-4 sm:px-10 lg:sticky lg:top-0 lg:h-dvh lg:ml-[8%] lg:mr-0 lg:max-w-xl lg:flex-col lg:justify-center lg:gap-6 lg:px-8 lg:py-8">
        <div aria-hidden="true" className="grid flex-1 lg:w-full lg:max-w-xl lg:flex-none">
          {slides.map((name, index) => (
            <figure
              key={name}
              className={classNames(
                'col-start-1 row-start-1 flex items-center gap-5 transition-opacity lg:flex-col lg:gap-6',
                index === shown ? 'opacity-100' : 'opacity-0',
              )}
            >
              <div className="w-28 shrink-0 sm:w-40 lg:w-full">
                <PictureOf name={name} pictures={pictures} />
              </div>
              <figcaption className="max-w-md font-serif text-balance sm:text-xl lg:text-center">
                {t(`slider.captions.${name}`)}
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="flex items-center justify-center gap-4">
          <span aria-hidden="true" className="flex w-23 gap-2 max-lg:hidden">
            {slides.map((name, index) => (
              <span
                key={name}
                className={classNames(
                  // Lines of their own length, because forced colours leave no other difference.
                  'border-t-2 transition-[border-color,width]',
                  index === shown ? 'w-9 border-accent' : 'w-5 border-line-strong/40',
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

/** Before it is there, the room of one: all have the measures of the first. */
function PictureOf({ name, pictures }: { name: Slide; pictures: Pictures }) {
  const Picture = pictures[name]
  return Picture === undefined ? null : <Picture />
}
