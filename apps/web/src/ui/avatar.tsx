import { Avatar as BaseAvatar } from '@base-ui/react/avatar'
import { classNames } from './class-names.ts'
import { initialsOf } from './initials-of.ts'

/*
 * Accessibility
 * - Decoration: the name always stands beside it, so that it says nothing to assistive technology.
 * - Without a picture, or where it does not load, the initials stand there, in text of 4.5:1.
 */

const sizes = { small: 'size-9 text-sm', medium: 'size-12 text-base', large: 'size-20 text-xl' }

type AvatarProps = {
  name: string
  /** Address of the picture; undefined where there is none. */
  picture: string | undefined
  size?: keyof typeof sizes
}

export function Avatar({ name, picture, size = 'small' }: AvatarProps) {
  return (
    <BaseAvatar.Root
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent select-none',
        sizes[size],
      )}
    >
      {picture !== undefined && <BaseAvatar.Image src={picture} alt="" className="size-full object-cover" />}
      <BaseAvatar.Fallback>{initialsOf(name)}</BaseAvatar.Fallback>
    </BaseAvatar.Root>
  )
}
