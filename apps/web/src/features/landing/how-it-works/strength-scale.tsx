import { classNames } from '../../../ui/class-names.ts'
import { landing } from '../landing-content.ts'

type Look = { bar: string; word: string; width: string; part: string }

const looks: Readonly<Record<string, Look>> = {
  limited: { bar: 'bg-limited', word: 'text-limited', width: 'col-span-4', part: 'sm:col-span-4' },
  moderate: { bar: 'bg-moderate', word: 'text-moderate', width: 'col-span-3', part: 'sm:col-span-3' },
  strong: { bar: 'bg-strong', word: 'text-strong', width: 'col-span-3', part: 'sm:col-span-3' },
}

const scoreRange = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The scale from 1 to 10 as one line, each band as wide as its steps, with its word and its number. */
export function StrengthScale() {
  const { heading, text, bands } = landing.how.strength

  return (
    <div className="mt-5 border-t border-line pt-5 sm:mt-16 sm:pt-12">
      <div className="grid items-baseline gap-x-12 gap-y-3 lg:grid-cols-12">
        <h3 className="font-serif text-xl font-semibold lg:col-span-5">{heading}</h3>
        <p className="max-w-measure text-sm text-muted max-sm:hidden sm:text-base text-pretty lg:col-span-7">
          {text}
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 grid grid-cols-10 sm:mt-10 gap-x-1 gap-y-1 sm:gap-y-3">
        {scoreRange.map((score) => (
          <span key={score} className="tabular text-center font-serif text-reading sm:text-2xl">
            {score}
          </span>
        ))}
        {bands.map(({ band }) => (
          <span
            key={band}
            className={classNames('h-2 forced-color-adjust-none', looks[band]?.bar, looks[band]?.width)}
          />
        ))}
      </div>
      <ul className="mt-3 grid gap-x-1 sm:mt-5 gap-y-2 sm:grid-cols-10">
        {bands.map(({ band, range, title, text: meaning }) => (
          <li key={band} className={looks[band]?.part}>
            <p className="flex items-baseline gap-2 max-sm:float-left max-sm:pr-2">
              <span className={classNames('font-semibold sm:text-reading', looks[band]?.word)}>{title}</span>
              <span className="tabular text-muted">{range}</span>
            </p>
            <p className="max-w-[34ch] text-sm text-muted text-pretty max-sm:max-w-none max-sm:leading-6 sm:mt-1 sm:text-base">
              {meaning}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
