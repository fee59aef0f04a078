import { Dialog } from './dialog.tsx'
import { LegalText, type LegalTextProps } from './legal-text.tsx'

/*
 * Accessibility
 * - What the dialog promises; its text can be scrolled from the keyboard.
 */

type LegalDialogProps = Omit<LegalTextProps, 'text'> & {
  text: (LegalTextProps['text'] & { title: string }) | undefined
  /** What it is called until its own title is here, in the language of the page. */
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A legal text over the page it is read from, so that nothing typed there is lost. */
export function LegalDialog({ title, text, open, onOpenChange, ...loading }: LegalDialogProps) {
  return (
    <Dialog
      // The legal texts are in English, whatever the language of the page around them.
      title={text === undefined ? title : <span lang="en-GB">{text.title}</span>}
      open={open}
      onOpenChange={onOpenChange}
      isReading
    >
      <LegalText text={text} {...loading} />
    </Dialog>
  )
}
