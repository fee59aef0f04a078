import { landing } from '../landing-content.ts'
import { ScreenPicture } from '../screens/screen-picture.tsx'
import { agentScreens } from '../screens/screens.ts'
import { pageWidth, Section } from '../section.tsx'
import { SwipeRow, swipeItem } from '../swipe-row.tsx'
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
        <div className={`${pageWidth} py-6 sm:py-24`}>
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
      <ol className="grid gap-y-2.5 sm:gap-y-8 xl:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative max-xl:pl-12 xl:pr-8">
            <span
              aria-hidden="true"
              className="absolute top-4 left-0 h-px w-full bg-line-strong max-xl:top-0 max-xl:left-4 max-xl:h-[calc(100%+0.625rem)] sm:max-xl:h-[calc(100%+2rem)] max-xl:w-px"
            />
            <span
              aria-hidden="true"
              className="tabular relative grid size-8 place-items-center rounded-full border border-transparent bg-accent text-sm font-bold text-on-accent max-xl:absolute max-xl:top-0 max-xl:left-0"
            >
              {index + 1}
            </span>
            {/* On a phone the text goes on in the line of the title. */}
            <h4 className="font-serif font-semibold max-sm:inline sm:text-xl xl:mt-5">{title}</h4>{' '}
            <p className="max-w-measure text-sm text-muted text-pretty max-sm:inline sm:mt-2 sm:text-base">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What each agent is for, under a screen of it. A phone shows them one beside the other, to be swiped or scrolled by keys. */
function Agents() {
  const { heading, region, items } = landing.how.agents

  return (
    <div className="mt-7 sm:mt-20">
      <h3 className="font-serif text-xl font-semibold sm:text-2xl">{heading}</h3>
      <SwipeRow label={region} className="mt-4 sm:mt-8">
        {items.map(({ name, title, asks, text, screen }) => {
          const picture = agentScreens[name]
          return (
            <li key={name} className={swipeItem}>
              {picture && <ScreenPicture screen={picture} alt={screen} />}
              <h4 className="mt-3 text-sm font-bold text-accent">{title}</h4>
              <p className="font-serif text-reading italic text-balance sm:mt-1 sm:text-xl">{asks}</p>
              <p className="mt-2 text-muted text-pretty max-sm:hidden">{text}</p>
            </li>
          )
        })}
      </SwipeRow>
    </div>
  )
}
