import { landing } from '../../lib/landing-content.ts'
import { classNames } from '../../ui/class-names.ts'

const looks: Readonly<Record<string, { bar: string; word: string; steps: number }>> = {
  limited: { bar: 'bg-limited', word: 'text-limited', steps: 4 },
  moderate: { bar: 'bg-moderate', word: 'text-moderate', steps: 3 },
  strong: { bar: 'bg-strong', word: 'text-strong', steps: 3 },
}

const scoreRange = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The scale from 1 to 10 as one line, each band as wide as its steps, with its word and its number. */
export function StrengthLegend() {
  const { heading, text, bands } = landing.how.strength

  return (
    <div className="mt-20 border-t border-line pt-14">
      <div className="grid gap-x-12 gap-y-3 lg:grid-cols-12">
        <h3 className="font-serif text-2xl font-semibold lg:col-span-5">{heading}</h3>
        <p className="max-w-measure text-muted text-pretty lg:col-span-7">{text}</p>
      </div>
      <ol
        aria-hidden="true"
        className="tabular mt-10 grid grid-cols-10 text-center font-serif text-reading sm:text-2xl"
      >
        {scoreRange.map((score) => (
          <li key={score}>{score}</li>
        ))}
      </ol>
      <ul className="mt-3 grid gap-y-6 sm:grid-cols-10">
        {bands.map(({ band, range, title, text: meaning }) => {
          const look = looks[band]
          return (
            <li
              key={band}
              className={classNames(look?.steps === 4 ? 'sm:col-span-4' : 'sm:col-span-3', 'sm:pr-6')}
            >
              <span aria-hidden="true" className={classNames('block h-2 sm:-mr-5', look?.bar)} />
              <p className="mt-4 flex items-baseline gap-2">
                <span className={classNames('font-semibold text-reading', look?.word)}>{title}</span>
                <span className="tabular text-muted">{range.replace('-', '–')}</span>
              </p>
              <p className="mt-1 text-muted text-pretty">{meaning}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
