import { Dialog } from './dialog.tsx'
import { LegalText, type LegalTextProps } from './legal-text.tsx'

/*
 * Accessibility
 * - What the dialog promises; its text can be scrolled from the keyboard.
 */

type LegalDialogProps = LegalTextProps & {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A legal text over the page it is read from, so that nothing typed there is lost. */
export function LegalDialog({ title, open, onOpenChange, ...text }: LegalDialogProps) {
  return (
    <Dialog title={title} open={open} onOpenChange={onOpenChange} isReading>
      <LegalText {...text} />
    </Dialog>
  )
}
