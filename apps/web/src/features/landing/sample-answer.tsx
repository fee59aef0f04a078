import { Check } from 'lucide-react'
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

const { label, hint, question, verdict, cite, sentences, numbers, sources, origin } = landing.hero.specimen
const inside = 'px-4 sm:px-7'

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
      <div className={`${inside} pt-2.5 pb-2.5 sm:pt-5 sm:pb-5`}>
        <p className="text-sm text-muted">{question}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:mt-3">
          <span className="inline-flex items-center gap-1.5 rounded-base bg-strong-soft px-2 py-0.5 font-semibold text-strong">
            <Check aria-hidden="true" className="size-4 stroke-2" />
            {verdict.advice}
          </span>
          {verdict.certainty}
        </p>
        <p className="mt-2 font-serif sm:text-reading">
          {sentences.map(({ text, source, isExtra }, index) => (
            <Sentence
              isExtra={isExtra}
              key={text}
              id={`${id}-${index}`}
              text={text}
              source={source}
              isChosen={index === chosen}
              onChoose={() => choose(index)}
            />
          ))}
        </p>
        <p className="mt-1 text-xs text-muted max-sm:hidden">{hint}</p>
        <Numbers />
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

/** What the treatment does in people, not in ratios. */
function Numbers() {
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 border-t border-line pt-2 sm:mt-4 sm:gap-x-8 sm:pt-3">
      {numbers.map(({ label: name, figure, per, text }) => (
        <div key={name}>
          <dt className="text-xs font-semibold text-muted">{name}</dt>
          <dd>
            <span className="text-xl font-semibold tabular">{figure}</span>{' '}
            <span className="text-xs text-muted">{per}</span>
            <span className="block text-xs text-pretty">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type SentenceProps = {
  /** Whether a phone can do without it: its numbers say the same there. */
  isExtra: boolean
  id: string
  text: string
  source: number
  isChosen: boolean
  onChoose: () => void
}

function Sentence({ isExtra, id, text, source, isChosen, onChoose }: SentenceProps) {
  const lastWord = text.lastIndexOf(' ') + 1
  const light = classNames('transition-colors', isChosen && 'bg-accent-soft box-decoration-clone')

  return (
    <span className={classNames(isExtra && 'max-sm:hidden')}>
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
    </span>
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
        'col-start-1 row-start-1 py-3 sm:py-4 transition-opacity',
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
          <p className="mt-2 text-xs text-muted">{found.passageLabel}</p>
        </>
      )}
      <p className="mt-1 border-l-2 border-accent pl-3 font-serif text-sm sm:pl-4">{passage}</p>
    </div>
  )
}
