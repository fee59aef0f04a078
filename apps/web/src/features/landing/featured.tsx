import { landing } from './landing-content.ts'
import { pageWidth } from './section.tsx'

/** Where the product was spoken of. Placeholders say that they are. */
export function Featured() {
  const { heading, names, note, placeholder } = landing.featured

  return (
    <section aria-labelledby="featured" className={`${pageWidth} pb-14`}>
      <div className="border-t border-line pt-6">
        <h2 id="featured" className="text-sm font-semibold text-muted">
          {heading}
        </h2>
        <ul className="mt-4 flex flex-wrap items-baseline gap-x-10 gap-y-3">
          {names.map((name) => (
            <li key={name} className="font-serif text-reading text-muted">
              {placeholder ? `[${name}]` : name}
            </li>
          ))}
        </ul>
        {placeholder && <p className="mt-3 text-xs text-muted">{note}</p>}
      </div>
    </section>
  )
}
