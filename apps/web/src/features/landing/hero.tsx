import { paths } from '../../lib/paths.ts'
import { buttonLook } from '../../ui/button.tsx'
import { landing } from './landing-content.ts'
import { pageWidth } from './section.tsx'
import { SampleAnswer } from './sample-answer.tsx'

export function Hero() {
  const { headline, lead, start, audience } = landing.hero

  return (
    <section className={`${pageWidth} relative pt-3 pb-7 sm:pt-14 sm:pb-24`}>
      <div className="relative grid items-center gap-x-14 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h1 className="font-serif text-display font-semibold tracking-[-0.025em] text-balance">
            {headline.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-3 max-w-[52ch] sm:mt-6 sm:text-reading text-muted text-pretty">{lead}</p>
          <a
            href={paths.logIn}
            className={buttonLook('primary', 'mt-4 px-7 py-2.5 sm:py-3 text-reading sm:mt-8')}
          >
            {start}
          </a>
          <p className="mt-3 max-w-[44ch] text-sm text-muted">{audience}</p>
        </div>
        <div className="relative lg:col-span-6">
          <SoundWaves />
          <SampleAnswer className="relative" />
        </div>
      </div>
    </section>
  )
}

const radii = [262, 298, 340]

/** The arcs of the mark: what the answer says spreads over the edge of the page, and crosses no line of text. */
function SoundWaves() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 10"
      fill="none"
      strokeLinecap="round"
      className="pointer-events-none absolute top-1/2 left-full size-[10px] overflow-visible stroke-drawing max-xl:hidden"
    >
      {radii.map((radius, index) => (
        <path
          key={radius}
          d={`M${radius * 0.848 - 220} ${radius * -0.53}A${radius} ${radius} 0 0 1 ${radius * 0.848 - 220} ${radius * 0.53}`}
          strokeWidth="1.5"
          opacity={0.6 - index * 0.18}
        />
      ))}
    </svg>
  )
}
