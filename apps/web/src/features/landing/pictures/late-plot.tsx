import { LatePart } from '../nearby/late-part.tsx'

const loadPlot = async () => (await import('./trials-plot.tsx')).TrialsPlot

/** The forest plot, which comes when the reader is near. */
export function LatePlot({ className }: { className: string }) {
  return (
    <LatePart
      load={loadPlot}
      props={{}}
      className={`min-h-[31.25rem] sm:min-h-[27.25rem] min-[40rem]:min-h-[26rem] ${className}`}
    />
  )
}
