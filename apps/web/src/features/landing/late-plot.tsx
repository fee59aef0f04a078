import { LatePart } from './late-part.tsx'

const loadPlot = async () => (await import('./forest-plot.tsx')).ForestPlot

/** The forest plot, which comes when the reader is near. */
export function LatePlot({ className }: { className: string }) {
  return (
    <LatePart
      load={loadPlot}
      props={{}}
      className={`min-h-[30rem] sm:min-h-[25rem] lg:min-h-[27rem] ${className}`}
    />
  )
}
