import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LabDetails, type LabRowProps } from './lab-details.tsx'
import { inUnits, rangesOf, writeRange, writeUnit } from './lab-units.ts'

/*
 * Accessibility
 * - A native `<details>`: its line is a button that says whether it is open, and the browser's search opens it.
 * - What is inside is made when it is first opened, since there are many of them.
 */

/** One test: its range in a line, and all else when it is opened. */
export function LabRow({ isOpen = false, ...row }: LabRowProps & { isOpen?: boolean }) {
  const { test, system } = row
  const { t, i18n } = useTranslation('tools')
  const [wasOpened, setWasOpened] = useState(isOpen)
  const { unit, range } = inUnits(test, system)
  const ranges = rangesOf(range)
  return (
    <li className="border-b border-line">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
        className="group"
      >
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-2 py-3 hover:bg-hover focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
          <span className="col-start-1 min-w-0">
            <span className="font-semibold">{test.name}</span>{' '}
            <span className="text-sm text-muted">
              {test.shortcode !== test.name && <>{test.shortcode} </>}
              <span className="whitespace-nowrap">({test.specimen})</span>
            </span>
          </span>
          <span className="tabular col-start-1 row-start-2 flex flex-wrap gap-x-5 text-sm sm:col-start-2 sm:row-start-1">
            {ranges.map(({ group, range: own }) => (
              <span key={group}>
                {group !== 'adults' && (
                  <span lang={i18n.language} className="text-muted">
                    {t(`labs.${group}`)}{' '}
                  </span>
                )}
                <span className="font-semibold">{writeRange(own)}</span>
              </span>
            ))}
            <span className="text-muted">{writeUnit(unit)}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 stroke-[1.5] transition-transform group-open:rotate-180 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
          />
        </summary>
        {wasOpened && <LabDetails {...row} />}
      </details>
    </li>
  )
}
