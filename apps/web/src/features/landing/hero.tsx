import { landing } from '../../lib/landing-content.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { pageWidth } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function Hero() {
  const { headline, lead, start, audience } = landing.hero

  return (
    <section className={`${pageWidth} relative pt-8 pb-16 sm:pt-14 sm:pb-24`}>
      <SoundWaves />
      <div className="relative grid items-start gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:pt-6">
          <h1 className="font-serif text-display font-semibold tracking-[-0.025em] text-balance">
            {headline}
          </h1>
          <p className="mt-6 max-w-[52ch] text-reading text-muted text-pretty">{lead}</p>
          <LinkButton to={paths.logIn} variant="primary" className="mt-8 px-7 py-3 text-reading">
            {start}
          </LinkButton>
          <p className="mt-5 max-w-[44ch] text-sm text-muted">{audience}</p>
        </div>
        <Specimen className="lg:col-span-6" />
      </div>
    </section>
  )
}

const radii = [150, 230, 320, 420, 530, 650]

/** The arcs of the mark, spreading as sound does from what is said to who listens. */
function SoundWaves() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1300 700"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      className="pointer-events-none absolute inset-0 -z-10 size-full stroke-drawing opacity-25 max-lg:hidden"
    >
      {radii.map((radius) => (
        <path
          key={radius}
          d={`M${640 - radius * 0.52} ${350 - radius * 0.86}A${radius} ${radius} 0 0 0 ${640 - radius * 0.52} ${350 + radius * 0.86}`}
        />
      ))}
    </svg>
  )
}
