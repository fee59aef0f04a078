import { landing } from './landing-content.ts'
import { LazyPicture } from './pictures/lazy-picture.tsx'
import { Section } from './section.tsx'

/** The room each picture takes: its viewBox. */
const rooms: Readonly<Record<string, string>> = {
  brief: 'aspect-[420/134]',
  tools: 'aspect-[425/128]',
  review: 'aspect-[420/156]',
}

export function Workflow() {
  const { heading, lead, parts, soon } = landing.workflow

  return (
    <Section heading={heading} lead={lead} isRuled={false}>
      <ul>
        {parts.map(({ name, title, available, claim, text, picture }) => (
          <li
            key={name}
            className="grid items-center gap-x-12 gap-y-6 border-t border-line py-10 first:border-0 first:pt-0 last:pb-0 min-[40rem]:grid-cols-12"
          >
            <div className="min-[40rem]:col-span-5">
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-sm font-bold text-accent">
                {title}
                {!available && <span className="font-normal text-muted">{soon}</span>}
              </h3>
              <p className="mt-1 font-serif text-2xl font-semibold text-balance">{claim}</p>
              <p className="mt-3 max-w-measure text-muted text-pretty">{text}</p>
            </div>
            <div className="min-[40rem]:col-span-7">
              <LazyPicture name={name} className={`${rooms[name] ?? ''} w-full max-w-lg`} />
              <p className="mt-3 text-xs text-muted">{picture}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
