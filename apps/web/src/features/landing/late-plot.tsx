import { LatePart } from './late-part.tsx'
import { partQuery } from './part-query.ts'

const plotQuery = partQuery('plot', async () => (await import('./forest-plot.tsx')).ForestPlot)

/** The forest plot, which comes when the reader is near. */
export function LatePlot({ className }: { className: string }) {
  return (
    <LatePart
      query={plotQuery}
      props={{}}
      className={`min-h-[30rem] sm:min-h-[25rem] lg:min-h-[27rem] ${className}`}
    />
  )
}
