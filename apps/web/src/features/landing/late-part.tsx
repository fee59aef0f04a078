import { useQuery } from '@tanstack/react-query'
import type { PartQuery } from './part-query.ts'
import { useNearby } from './use-nearby.ts'

type LatePartProps<Props extends object> = {
  query: PartQuery<Props>
  /** What the part is given. */
  props: Props
  /** Keeps its room from the start. */
  className: string
}

/** A part of the page that comes when the reader is near, and that the page can do without where it does not come. */
export function LatePart<Props extends object>({ query, props, className }: LatePartProps<Props>) {
  const { ref, isNearby } = useNearby<HTMLDivElement>()
  const { data } = useQuery({ ...query, enabled: isNearby })

  return (
    <div ref={ref} className={className}>
      {data && <data.Part {...props} />}
    </div>
  )
}
