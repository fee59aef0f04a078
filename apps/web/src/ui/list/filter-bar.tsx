import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'

/*
 * Accessibility
 * - A search landmark with a name; Enter in a field applies, as in every form.
 * - Nothing changes before Apply is pressed; how many were found is announced afterwards.
 * - Apply and Reset stay where they are when there is nothing to apply or to reset, and say that they cannot be pressed.
 */

type FilterBarProps = {
  /** Names the filters: 'Filter by speciality'. */
  label: string
  /** Something is chosen that is not yet applied. */
  canApply: boolean
  /** A filter is in force. */
  canReset: boolean
  onApply: () => void
  onReset: () => void
  /** How many were found with the filter in force; undefined while that is not known. */
  found?: number | undefined
  /** The fields. */
  children: ReactNode
  /** Chips of what is in force, in a `<ul>`. */
  chips?: ReactNode
}

export function FilterBar(props: FilterBarProps) {
  const { label, canApply, canReset, onApply, onReset, found, children, chips } = props
  const { t } = useTranslation('controls')

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canApply) onApply()
  }

  return (
    <search aria-label={label} className="block border-y border-line py-4">
      <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-x-3 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap gap-3 *:min-w-0 *:flex-1 *:basis-48">
          {children}
        </div>
        <Button type="submit" variant="primary" className="py-2" disabled={!canApply}>
          {t('filter.apply')}
        </Button>
        <Button className="py-2" onClick={onReset} disabled={!canReset}>
          {t('filter.reset')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 not-empty:mt-3">
        {chips}
        <output className="tabular text-sm text-muted empty:hidden">
          {found !== undefined && t('filter.found', { count: found })}
        </output>
      </div>
    </search>
  )
}
