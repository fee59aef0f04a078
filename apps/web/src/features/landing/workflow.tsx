import { landing } from './landing-content.ts'
import { Section } from './section.tsx'

export function Workflow() {
  const { heading, lead, parts, soon } = landing.workflow

  return (
    <Section heading={heading} lead={lead} isLeadExtra isRuled={false}>
      <ul className="grid gap-x-10 gap-y-3 min-[40rem]:grid-cols-3">
        {parts.map(({ name, title, available, claim, text }) => (
          <li key={name} className="border-t border-line-strong pt-2 sm:pt-4">
            <h3 className="flex flex-wrap items-baseline gap-x-3 text-sm font-bold text-accent">
              {title}
              {!available && <span className="font-normal text-muted">{soon}</span>}
            </h3>
            <p className="font-serif text-reading font-semibold text-balance sm:mt-1 sm:text-xl">{claim}</p>
            <p className="mt-0.5 max-w-measure text-sm text-muted text-pretty max-sm:hidden sm:mt-2 sm:text-base">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
