import { useTranslation } from 'react-i18next'
import { LegalText, type LegalTextProps } from '../legal-text.tsx'
import { Dialog } from './dialog.tsx'

/*
 * Accessibility
 * - What the dialog promises; its text can be scrolled from the keyboard.
 */

type LegalDialogProps = Omit<LegalTextProps, 'level' | 'text'> & {
  text: (LegalTextProps['text'] & { title: string }) | undefined
  /** What it is called until its own title is here, in the language of the page. */
  title: string
  /** Where the same text is a page of its own. */
  page: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A legal text over the page it is read from, so that nothing typed there is lost. */
export function LegalDialog({ title, text, page, open, onOpenChange, ...loading }: LegalDialogProps) {
  const { t } = useTranslation('ui')

  return (
    <Dialog
      // The legal texts are in English, whatever the language of the page around them.
      title={text === undefined ? title : <span lang="en-GB">{text.title}</span>}
      open={open}
      onOpenChange={onOpenChange}
      isReading
    >
      <LegalText level={3} text={text} {...loading} />
      <p className="mt-6 border-t border-line pt-2 text-sm">
        {/* In a tab of its own, so that nothing typed on the page below is lost. */}
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="target inline-flex items-center text-accent underline underline-offset-4"
        >
          {t('legal.page')}
          <span className="sr-only"> ({t('legal.newTab')})</span>
        </a>
      </p>
    </Dialog>
  )
}
