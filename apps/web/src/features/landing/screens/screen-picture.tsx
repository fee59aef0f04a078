import { classNames } from '../../../ui/class-names.ts'
import type { Screen } from './screens.ts'

/*
 * Accessibility
 * - `alt` says what the picture shows; of the two themes' pictures the other one is not there for assistive technology.
 * - Its room is kept from the start.
 */

type ScreenPictureProps = { screen: Screen; alt: string; className?: string }

/** A screen of the product in the theme in force. It is fetched when a reader is near, and the other theme's never. */
export function ScreenPicture({
  screen: { light, dark, width, height },
  alt,
  className,
}: ScreenPictureProps) {
  const room = classNames('h-auto w-full rounded-base border border-line-strong/60', className)
  const picture = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...picture} src={light} alt={alt} className={`${room} dark:hidden`} />
      <img {...picture} src={dark} alt={alt} className={`${room} hidden dark:block`} />
    </>
  )
}
