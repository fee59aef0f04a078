import { useId, useState } from 'react'
import { landing } from '../../lib/landing-content.ts'
import { classNames } from '../../ui/class-names.ts'
import { Mark } from '../../ui/mark.tsx'
import { StrengthBadge } from '../../ui/strength-badge.tsx'
import { OutsideLink } from './outside-link.tsx'

/*
 * Accessibility
 * - A figure with a name; the numbers are buttons that say which source they show, and which one is shown.
 * - Both sources take the same room, so that nothing moves when another one is chosen.
 */

/** An answer to try: choosing a number lights up the sentence and the words of the source it rests on. */
export function Specimen({ className }: { className?: string }) {
  const { label, hint, question, cite, sentences, sources, origin } = landing.hero.specimen
  const [shown, setShown] = useState(1)
  const labelId = useId()

  return (
    <figure
      aria-labelledby={labelId}
      className={classNames('rounded-base border border-line-strong/50 bg-surface', className)}
    >
      <p
        id={labelId}
        className="flex items-center gap-2 border-b border-line px-5 py-2.5 text-xs text-muted sm:px-7"
      >
        <Mark className="size-3.5 text-accent" />
        {label}
      </p>
      <div className="px-5 pt-5 pb-6 sm:px-7">
        <p className="font-serif text-muted italic">{question}</p>
        <p className="mt-4 font-serif text-reading">
          {sentences.map(({ text, source }) => (
            <span key={text}>
              <span
                className={classNames(
                  'transition-colors',
                  shown === source && 'bg-accent-soft box-decoration-clone',
                )}
              >
                {text}
              </span>
              <button
                type="button"
                aria-pressed={shown === source}
                aria-label={`${cite} ${source}`}
                onClick={() => setShown(source)}
                className={classNames(
                  'relative mx-1 inline-flex size-6 items-center justify-center rounded-full border font-sans text-xs font-bold tabular transition-colors',
                  shown === source
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-line-strong text-accent hover:border-accent',
                )}
              >
                {source}
              </button>
            </span>
          ))}
        </p>
        <p className="mt-2 text-xs text-muted">{hint}</p>
      </div>
      <div aria-live="polite" className="grid border-t border-line">
        {sources.map((source) => (
          <SourceNote key={source.number} source={source} isShown={source.number === shown} />
        ))}
      </div>
      <figcaption className="border-t border-line px-5 py-2.5 text-xs text-muted sm:px-7">
        {origin}
      </figcaption>
    </figure>
  )
}

type Source = (typeof landing.hero.specimen.sources)[number]

function SourceNote({ source, isShown }: { source: Source; isShown: boolean }) {
  const { number, name, published, design, score, link, quote } = source

  return (
    <div
      inert={!isShown}
      className={classNames(
        'col-start-1 row-start-1 px-5 py-5 transition-opacity sm:px-7',
        isShown ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <OutsideLink href={link} className="font-semibold text-accent underline underline-offset-4">
          {number}. {name}
        </OutsideLink>
        <StrengthBadge score={score} />
      </div>
      <p className="mt-1 text-sm text-muted">
        {design}. {published}.
      </p>
      <blockquote className="mt-3 border-l-2 border-accent pl-4 font-serif text-sm">“{quote}”</blockquote>
    </div>
  )
}
