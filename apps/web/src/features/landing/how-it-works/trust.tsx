import { paths } from '../../../lib/paths.ts'
import { landing } from '../landing-content.ts'
import { LazyPart } from '../load-when-visible/lazy-part.tsx'
import { LazyPlot } from '../pictures/lazy-plot.tsx'

const loadHeld = async () => (await import('./held-today.tsx')).HeldToday

/**
 * The counters are the operator's claims, and say so; below them stands what is really held, beside them what an answer draws of its
 * sources.
 */
export function Trust() {
  const { heading, text, counters, countersNote, measured } = landing.how.trust

  return (
    <div className="grid gap-x-12 gap-y-4 sm:gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h3 className="font-serif text-2xl font-semibold">{heading}</h3>
        <p className="mt-2 text-muted text-pretty sm:mt-3 sm:text-reading">{text}</p>
        <dl className="mt-3 sm:mt-8">
          {counters.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-1 sm:py-3.5 last:border-b"
            >
              <dt className="order-2 text-muted">{label}</dt>
              <dd className="tabular font-serif text-xl font-semibold sm:text-3xl tracking-[-0.02em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-xs text-muted sm:mt-3 sm:text-sm">{countersNote}</p>
        <LazyPart load={loadHeld} props={{}} className="mt-1 min-h-17 sm:min-h-11" />
        <a
          href={paths.accuracy}
          className="target mt-2 inline-flex items-center font-semibold text-accent underline underline-offset-4"
        >
          {measured}
        </a>
      </div>
      <LazyPlot className="lg:col-span-7" />
    </div>
  )
}
