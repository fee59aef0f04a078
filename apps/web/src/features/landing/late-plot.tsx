import { useQuery } from '@tanstack/react-query'
import { partQuery } from './part-query.ts'
import { useNearby } from './use-nearby.ts'

const plotQuery = partQuery('plot', async () => (await import('./forest-plot.tsx')).ForestPlot)

/** The forest plot, which comes when the reader is near; its room is kept from the start. */
export function LatePlot({ className }: { className: string }) {
  const { ref, isNearby } = useNearby<HTMLDivElement>()
  const { data } = useQuery({ ...plotQuery, enabled: isNearby })

  return (
    <div ref={ref} className={`min-h-[30rem] sm:min-h-[25rem] lg:min-h-[27rem] ${className}`}>
      {data && <data.Part />}
    </div>
  )
}
