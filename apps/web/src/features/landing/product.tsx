import { landing } from './landing-content.ts'
import { ScreenPicture } from './screens/screen-picture.tsx'
import { answerScreen } from './screens/screens.ts'
import { Section } from './section.tsx'

export function Product() {
  const { heading, lead, features, screen } = landing.product

  return (
    <Section heading={heading} lead={lead} isLeadExtra>
      <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-4">
        {features.map(({ name, title, text }) => (
          <li key={name} className="border-t-2 border-accent pt-2 sm:pt-4">
            <h3 className="font-serif text-reading font-semibold sm:text-xl">{title}</h3>
            <p className="mt-0.5 text-sm text-muted text-pretty sm:mt-2 sm:text-base">{text}</p>
          </li>
        ))}
      </ul>
      {/* On a phone its words would be too small to read; the screens of the agents follow there. */}
      <div className="mt-14 max-md:hidden">
        <ScreenPicture screen={answerScreen} alt={screen} />
      </div>
    </Section>
  )
}
