import { questionLimits } from '@auscult/contract/ai/ai.ts'
import { Search, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'

/*
 * Accessibility
 * - Labelled, and not only by its placeholder; how many were found is announced once the list has changed.
 * - Clearing has a button of its own, because not every browser draws one in a search field.
 */

type HistorySearchProps = {
  value: string
  /** How many questions have the words; null while that is not known. */
  found: number | null
  onChange: (value: string) => void
}

export function HistorySearch({ value, found, onChange }: HistorySearchProps) {
  const { t } = useTranslation('conversation')
  const id = useId()
  return (
    <search className="sticky top-0 z-raised block border-b border-line bg-surface px-5 py-3">
      <label htmlFor={id} className="sr-only">
        {t('history.search')}
      </label>
      <div className="flex items-center rounded-base border border-line-strong bg-surface pl-3 focus-within:border-accent focus-within:outline focus-within:outline-accent">
        <Search aria-hidden="true" className="size-4 shrink-0 stroke-[1.5] text-muted" />
        <input
          id={id}
          type="text"
          inputMode="search"
          value={value}
          maxLength={questionLimits.maxSearchCharacters}
          placeholder={t('history.search')}
          onChange={(event) => onChange(event.target.value)}
          className="target min-w-0 flex-1 bg-transparent px-2 text-base placeholder:text-muted focus-visible:outline-none"
        />
        {value !== '' && (
          <IconButton label={t('history.clear')} onClick={() => onChange('')}>
            <X />
          </IconButton>
        )}
      </div>
      <output className="mt-1.5 block text-xs text-muted empty:hidden">
        {found !== null && (found === 0 ? t('history.noneFound') : t('history.found', { count: found }))}
      </output>
    </search>
  )
}
