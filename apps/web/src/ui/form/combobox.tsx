import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useControlAttributes } from './field.tsx'
import { inputLook } from './text-input.tsx'

/*
 * Accessibility
 * - The combobox pattern with a list: stands inside a Field, which names and describes it; typing narrows the list, arrow keys move, Enter
 *   chooses, Escape closes. Accents may be left out ('Osterreich').
 * - What is found is announced by the list itself, 'nothing fits' by a live region.
 * - A label that is longer than the field is read from its start. With the focus it is selected, so that typing replaces it.
 * - The chosen one has a tick. 'Clear' and 'Show all' are named; an entry is 44 px high where a finger points.
 * - The list stands at the end of the page, so it says itself which language it is in.
 */

/** `detail` stands below the label, where labels alone do not tell one from another. */
export type ComboboxOption = { value: string; label: string; detail?: string }

type ComboboxProps = {
  options: readonly ComboboxOption[]
  /** Null where nothing is chosen. */
  value: string | null
  onValueChange: (value: string | null) => void
  placeholder?: string
  disabled?: boolean
  /** Wait for the options. */
  loading?: boolean
}

const iconButton =
  'flex h-full w-9 items-center justify-center rounded-base text-muted hover:text-text [&>svg]:size-5 [&>svg]:stroke-[1.5]'

/** Selects all, and shows the start: the browser scrolls to the end, once it has drawn what was put there. */
function selectFromStart(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length, 'backward')
  requestAnimationFrame(() => {
    input.scrollLeft = 0
  })
}

/** One of many, found by typing: countries, specialities. Of fewer than eight choose with `RadioList`. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, placeholder, disabled = false, loading = false } = props
  const { t, i18n } = useTranslation('controls')
  const attributes = useControlAttributes()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const chosen = options.find((option) => option.value === value) ?? null

  useEffect(() => {
    if (chosen !== null && input.current === document.activeElement && input.current !== null)
      selectFromStart(input.current)
  }, [chosen])

  return (
    <BaseCombobox.Root
      items={options}
      value={chosen}
      onValueChange={(option) => onValueChange(option?.value ?? null)}
      onInputValueChange={setText}
      disabled={disabled || loading}
      locale={i18n.language}
      autoHighlight
    >
      <BaseCombobox.InputGroup className="relative">
        <BaseCombobox.Input
          {...attributes}
          ref={input}
          onFocus={({ currentTarget }) => selectFromStart(currentTarget)}
          placeholder={placeholder}
          aria-busy={loading || undefined}
          className={`${inputLook} pr-20 text-ellipsis data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:text-muted`}
        />
        <div className="absolute inset-y-0 right-0.5 flex">
          <BaseCombobox.Clear aria-label={t('combobox.clear')} className={iconButton}>
            <X aria-hidden="true" />
          </BaseCombobox.Clear>
          <BaseCombobox.Trigger aria-label={t('combobox.open')} className={iconButton}>
            <ChevronDown aria-hidden="true" />
          </BaseCombobox.Trigger>
        </div>
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={4} collisionPadding={12} className="z-float">
          <BaseCombobox.Popup
            lang={i18n.language}
            className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain rounded-base border border-line bg-surface py-1 text-text shadow-float"
          >
            <BaseCombobox.Empty className="px-4 py-2 text-sm text-muted empty:hidden">
              {t('combobox.none', { text })}
            </BaseCombobox.Empty>
            <BaseCombobox.List>
              {(option: ComboboxOption) => (
                <BaseCombobox.Item
                  key={option.value}
                  value={option}
                  className="flex cursor-pointer items-start gap-2 px-3 py-1.5 pointer-coarse:py-3 data-highlighted:bg-hover data-selected:font-semibold"
                >
                  <span className="size-4 pt-1">
                    <BaseCombobox.ItemIndicator>
                      <Check aria-hidden="true" className="size-4 stroke-2" />
                    </BaseCombobox.ItemIndicator>
                  </span>
                  <span className="min-w-0 wrap-anywhere">
                    {option.label}
                    {option.detail !== undefined && (
                      <span className="block text-sm font-normal text-muted"> {option.detail}</span>
                    )}
                  </span>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}
