import { OTPField } from '@base-ui/react/otp-field'
import { type ClipboardEvent, type RefObject, useId } from 'react'
import { inputLook } from './text-input.tsx'

/*
 * Accessibility
 * - The label names the first box, the others say their place; mail clients may fill in the code.
 * - Arrows, Home and End move; Backspace in an empty box goes back; a pasted code fills all boxes.
 * - What to do describes the boxes.
 * - An error describes the boxes and marks them invalid.
 */

type CodeBoxesProps = {
  label: string
  /** The name of the second box and those after it. */
  nameOf: (position: number) => string
  length: number
  /** Takes the focus when the view opens and when a code was refused. */
  firstBox: RefObject<HTMLInputElement | null>
  value: string
  onValueChange: (value: string) => void
  isInvalid: boolean
  /** While the code is being checked, and once it is accepted. */
  isLocked: boolean
  describedBy: string
}

/** One box for each digit of a code that was mailed. */
export function CodeBoxes({
  label,
  nameOf,
  length,
  firstBox,
  value,
  onValueChange,
  isInvalid,
  isLocked,
  describedBy,
}: CodeBoxesProps) {
  const id = useId()
  const positions = Array.from({ length }, (_, index) => index + 1)

  /** Anything but a whole code is more likely the wrong clipboard than a part of one. */
  function refusePartialCode(event: ClipboardEvent) {
    const digits = event.clipboardData.getData('text/plain').replace(/\s/g, '')
    if (!new RegExp(`^\\d{${length}}$`).test(digits)) event.preventDefault()
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        onValueChange={(next) => onValueChange(next)}
        readOnly={isLocked}
        onPasteCapture={refusePartialCode}
        aria-describedby={describedBy}
        className="grid grid-cols-6 gap-2 sm:gap-3"
      >
        {positions.map((position) => (
          <OTPField.Input
            key={position}
            ref={position === 1 ? firstBox : undefined}
            aria-label={position === 1 ? undefined : nameOf(position)}
            aria-invalid={isInvalid || undefined}
            className={`${inputLook} tabular h-14 px-0 text-center text-xl`}
          />
        ))}
      </OTPField.Root>
    </div>
  )
}
