import type { ComponentType } from 'react'
import { useLoadWhenVisible } from './use-load-when-visible.ts'
import { usePart } from './use-part.ts'

type LazyPartProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>
  /** What the part is given. */
  props: Props
  /** Keeps its room from the start. */
  className: string
}

/** A part of the page that comes when the reader is near, and that the page can do without where it does not come. */
export function LazyPart<Props extends object>({ load, props, className }: LazyPartProps<Props>) {
  const { ref, isNearby } = useLoadWhenVisible<HTMLDivElement>()
  const { Part } = usePart(load, isNearby)

  return (
    <div ref={ref} className={className}>
      {Part && <Part {...props} />}
    </div>
  )
}
