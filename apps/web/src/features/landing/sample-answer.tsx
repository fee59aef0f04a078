import { useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Mark } from '../../ui/mark.tsx'
import { StrengthBadge } from '../../evidence/strength-badge.tsx'
import { landing } from './landing-content.ts'
import { OutsideLink } from './outside-link.tsx'

/*
 * Accessibility
 * - A figure with a name. The numbers are buttons, each described by its sentence, and say which one is chosen.
 * - What a sentence rests on is announced when it changes.
 * - All of it takes the same room, so that nothing moves when another one is chosen.
 */

const { label, hint, question, cite, sentences, sources, origin } = landing.hero.specimen
const inside = 'px-5 sm:px-7'

/** An answer to try: choosing a number lights up its sentence, and shows the source and the words it was drawn from. */
export function SampleAnswer({ className }: { className?: string }) {
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const grounds = useRef<HTMLDivElement>(null)

  /** On a phone the source stands below the fold: choosing a number brings it into sight. */
  const choose = (index: number) => {
    setChosen(index)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    grounds.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' })
  }

  return (
    <figure
      aria-labelledby={`${id}-label`}
      className={classNames('rounded-base border border-line-strong/60 bg-surface', className)}
    >
      <p
        id={`${id}-label`}
        className={`${inside} flex items-center gap-2 border-b border-line py-2.5 text-xs text-muted`}
      >
        <Mark className="size-3.5 text-accent" />
        {label}
      </p>
      <div className={`${inside} pt-5 pb-6`}>
        <p className="font-serif font-semibold">{question}</p>
        <p className="mt-4 font-serif text-reading leading-7">
          {sentences.map(({ text, source }, index) => (
            <Sentence
              key={text}
              id={`${id}-${index}`}
              text={text}
              source={source}
              isChosen={index === chosen}
              onChoose={() => choose(index)}
            />
          ))}
        </p>
        <p className="mt-2 text-xs text-muted">{hint}</p>
      </div>
      <div ref={grounds} aria-live="polite" className="grid scroll-mb-4 border-t border-line">
        {sentences.map(({ text, source, passage }, index) => (
          <Grounds key={text} source={source} passage={passage} isShown={index === chosen} />
        ))}
      </div>
      <figcaption className={`${inside} border-t border-line py-2.5 text-xs text-muted`}>{origin}</figcaption>
    </figure>
  )
}

type SentenceProps = {
  id: string
  text: string
  source: number
  isChosen: boolean
  onChoose: () => void
}

function Sentence({ id, text, source, isChosen, onChoose }: SentenceProps) {
  const lastWord = text.lastIndexOf(' ') + 1
  const light = classNames('transition-colors', isChosen && 'bg-accent-soft box-decoration-clone')

  return (
    <>
      <span className={light}>{text.slice(0, lastWord)}</span>
      {/* The number stays on the line of the sentence's last word. */}
      <span className="whitespace-nowrap">
        <span className={light}>{text.slice(lastWord)}</span>
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={`${cite} ${source}`}
          aria-describedby={id}
          onClick={onChoose}
          className={classNames(
            'tabular relative mx-1 inline-flex size-6 items-center justify-center rounded-full border font-sans text-xs font-bold transition-colors after:absolute after:-inset-2 after:content-[""]',
            isChosen
              ? 'border-accent bg-accent text-on-accent'
              : 'border-line-strong text-accent hover:border-accent',
          )}
        >
          {source}
        </button>
      </span>
      <span id={id} hidden>
        {text}
      </span>{' '}
    </>
  )
}

type GroundsProps = { source: number; passage: string; isShown: boolean }

/**
 * The source of a sentence, how strong it is, and the words it was drawn from. They are the product's own account of the source, so
 * they are named as that and carry no quotation marks: a reader who opens the source must not look for them there.
 */
function Grounds({ source, passage, isShown }: GroundsProps) {
  const found = sources.find(({ number }) => number === source)

  return (
    <div
      inert={!isShown}
      className={classNames(
        inside,
        'col-start-1 row-start-1 py-5 transition-opacity',
        isShown ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      {found && (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <OutsideLink href={found.link} className="font-semibold text-accent underline underline-offset-4">
              {found.name}
            </OutsideLink>
            <StrengthBadge score={found.score} />
          </p>
          <p className="mt-1 text-sm text-muted">
            {found.design}. {found.published}.
          </p>
          <p className="mt-3 text-xs text-muted">{found.passageLabel}</p>
        </>
      )}
      <p className="mt-1 border-l-2 border-accent pl-4 font-serif text-sm">{passage}</p>
    </div>
  )
}
