import { ArrowRight } from 'lucide-react'

type QuestionChoicesProps = {
  heading: string
  note?: string
  choices: readonly { label: string; question: string }[]
  disabled: boolean
  onAsk: (question: string) => void
}

/** Questions to ask at one press, as a way on from where there is no answer. */
export function QuestionChoices({ heading, note, choices, disabled, onAsk }: QuestionChoicesProps) {
  if (choices.length === 0) return null
  return (
    <section aria-label={heading} className="mt-6 max-w-reading print:hidden">
      <h3 className="text-sm font-semibold text-accent">{heading}</h3>
      {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
      <ul className="mt-2 border-t border-line">
        {choices.map(({ label, question }) => (
          <li key={question} className="border-b border-line">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(question)}
              className="target group flex w-full items-center gap-3 py-2 text-left font-serif text-base enabled:hover:bg-accent-soft disabled:text-muted"
            >
              <span className="min-w-0 flex-1 text-pretty wrap-anywhere">{label}</span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 stroke-[1.5] text-accent" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
