import { LazyPart } from '../load-when-visible/lazy-part.tsx'

const loadPlot = async () => (await import('./trials-plot.tsx')).TrialsPlot

/** The forest plot, which comes when the reader is near. */
export function LazyPlot({ className }: { className: string }) {
  return (
    <LazyPart
      load={loadPlot}
      props={{}}
      className={`min-h-[19rem] sm:min-h-[27.25rem] min-[40rem]:min-h-[26rem] ${className}`}
    />
  )
}
