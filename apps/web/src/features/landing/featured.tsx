import { landing } from './landing-content.ts'
import { pageWidth } from './section.tsx'

const { heading, names } = landing.featured

/** Where the product was spoken of: nothing until the operator has named real coverage in `content/landing/featured.json`. */
export function Featured({ coverage = names }: { coverage?: readonly string[] }) {
  if (coverage.length === 0) return null

  return (
    <section aria-labelledby="featured" className={`${pageWidth} pb-10 sm:pb-14`}>
      <div className="border-t border-line pt-6">
        <h2 id="featured" className="text-sm font-semibold text-muted">
          {heading}
        </h2>
        <ul className="mt-4 flex flex-wrap items-baseline gap-x-10 gap-y-3">
          {coverage.map((name) => (
            <li key={name} className="font-serif text-reading text-muted">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
