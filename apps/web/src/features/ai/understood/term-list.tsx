import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/form/text-input.tsx'

/*
 * Accessibility
 * - A named list of terms, each removed by a button that says which; the field adds one with Enter or its button.
 * - After a removal the focus goes to the field, because the button it was on is gone.
 */

type TermListProps = { label: string; terms: readonly string[]; onChange: (terms: string[]) => void }

const mostTerms = 8
const longestTerm = 80

/** The terms of one part of a question. */
export function TermList({ label, terms, onChange }: TermListProps) {
  const { t } = useTranslation('conversation')
  const id = useId()
  const [typed, setTyped] = useState('')
  const isFull = terms.length >= mostTerms

  function add() {
    const term = typed.trim()
    // The server searches for words alone.
    if (!/\p{L}/u.test(term) || isFull) return
    onChange([...new Set([...terms, term])])
    setTyped('')
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  function remove(term: string) {
    onChange(terms.filter((each) => each !== term))
    document.getElementById(`${id}-add`)?.focus()
  }

  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <ul className="mt-1 flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term}>
            <button
              type="button"
              aria-label={t('understood.remove', { term })}
              onClick={() => remove(term)}
              className="target inline-flex items-center gap-2 rounded-base border border-line-strong bg-sunken px-3 py-1 text-left text-sm hover:border-danger hover:text-danger"
            >
              <span className="wrap-anywhere">{term}</span>
              <X aria-hidden="true" className="size-3.5 shrink-0 stroke-[1.5]" />
            </button>
          </li>
        ))}
        <li className="flex min-w-48 flex-1 gap-2">
          <input
            id={`${id}-add`}
            aria-label={t('understood.add', { part: label })}
            value={typed}
            maxLength={longestTerm}
            disabled={isFull}
            placeholder={terms.length === 0 ? t('understood.none') : ''}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={handleKeyDown}
            className={`${inputLook} min-w-0 flex-1 py-1`}
          />
          <Button className="text-sm" disabled={typed.trim() === '' || isFull} onClick={add}>
            {t('understood.addButton')}
          </Button>
        </li>
      </ul>
    </fieldset>
  )
}
