import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

/*
 * Accessibility
 * - The button says whether what it opens is open (`aria-expanded`, `aria-controls`). On wide screens there is none, and nothing is folded.
 */

type FoldOnPhoneProps = { label: string; isOpenAtFirst: boolean; children: ReactNode }

/** Keeps what would stand between the reader of a phone and what is new behind a button. */
export function FoldOnPhone({ label, isOpenAtFirst, children }: FoldOnPhoneProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        className="w-full md:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5 stroke-[1.5]" />
        {label}
      </Button>
      <div id={id} className={classNames('max-md:pt-3', !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </>
  )
}
