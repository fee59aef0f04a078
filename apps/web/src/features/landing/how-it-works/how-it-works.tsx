import { landing } from '../landing-content.ts'
import { LazyPicture } from '../pictures/lazy-picture.tsx'
import { pageWidth, Section } from '../section.tsx'
import { StrengthScale } from './strength-scale.tsx'
import { Trust } from './trust.tsx'

export function HowItWorks() {
  const { heading, lead } = landing.how

  return (
    <>
      <Section heading={heading} lead={lead}>
        <Engine />
        <Agents />
      </Section>
      <div className="on-ink">
        <div className={`${pageWidth} py-16 sm:py-24`}>
          <Trust />
          <StrengthScale />
        </div>
      </div>
    </>
  )
}

/** The steps of an answer, in the order they happen. */
function Engine() {
  const { heading, steps } = landing.how.engine

  return (
    <div>
      <h3 className="sr-only">{heading}</h3>
      <ol className="grid gap-y-8 xl:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative max-xl:pl-14 xl:pr-8">
            <span
              aria-hidden="true"
              className="absolute top-4 left-0 h-px w-full bg-line-strong max-xl:top-0 max-xl:left-4 max-xl:h-[calc(100%+2rem)] max-xl:w-px"
            />
            <span
              aria-hidden="true"
              className="tabular relative grid size-8 place-items-center rounded-full border border-transparent bg-accent text-sm font-bold text-on-accent max-xl:absolute max-xl:top-0 max-xl:left-0"
            >
              {index + 1}
            </span>
            <h4 className="font-serif text-xl font-semibold xl:mt-5">{title}</h4>
            <p className="mt-2 max-w-measure text-muted text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Agents() {
  const { heading, items } = landing.how.agents

  return (
    <div className="mt-20">
      <h3 className="font-serif text-2xl font-semibold">{heading}</h3>
      <ul className="mt-8 grid gap-y-10 min-[40rem]:-mx-5 min-[40rem]:grid-cols-3 min-[40rem]:divide-x min-[40rem]:divide-line lg:-mx-8">
        {items.map(({ name, title, asks, text }) => (
          <li key={name} className="min-[40rem]:px-5 lg:px-8">
            <LazyPicture name={name} className="aspect-[280/120] w-full max-w-72" />
            <h4 className="mt-6 text-sm font-bold text-accent">{title}</h4>
            <p className="mt-1 font-serif text-xl italic text-balance">{asks}</p>
            <p className="mt-3 text-muted text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
