import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - The drawing inside is hidden from assistive technology (each one sees to that itself); `text` says the same in words and figures.
 * - The text is seen by everyone, unless the same words stand beside the drawing already.
 * - Print keeps drawing and text together.
 */

type ChartFigureProps = {
  title?: ReactNode
  /** The drawing in words, with every figure that can be read from it. */
  text: string
  /** The words beside the drawing say it already. */
  isTextHidden?: boolean
  className?: string
  children: ReactNode
}

/** Around every drawing that is no table: its title, and the text that says the same. */
export function ChartFigure({ title, text, isTextHidden = false, className, children }: ChartFigureProps) {
  return (
    <figure className={classNames('break-inside-avoid', className)}>
      {title !== undefined && <p className="mb-2 text-sm font-semibold">{title}</p>}
      {children}
      <figcaption className={isTextHidden ? 'sr-only' : 'mt-2 text-sm text-pretty wrap-anywhere'}>
        {text}
      </figcaption>
    </figure>
  )
}
