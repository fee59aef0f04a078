import { landing } from './landing-content.ts'
import { featurePictures } from './pictures/feature-pictures.tsx'
import { Section } from './section.tsx'

export function Product() {
  const { heading, lead, features } = landing.product

  return (
    <Section heading={heading} lead={lead}>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
        {features.map(({ name, title, text }) => {
          const Picture = featurePictures[name]
          return (
            <li key={name}>
              {Picture && <Picture />}
              <h3 className="mt-6 font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-muted text-pretty">{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
