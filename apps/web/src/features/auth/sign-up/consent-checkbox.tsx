import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { type LegalName, legalTextQuery } from '../../../lib/legal-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { lateDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

const { LazyDialog, warm } = lateDialog(
  async () => (await import('../../../ui/dialog/legal-dialog.tsx')).LegalDialog,
)

type ConsentProps = ComponentProps<typeof Checkbox> & {
  /** The whole sentence, which names the box. */
  'aria-label': string
  document: LegalName
  /** The words at the end of the sentence, which open the document. */
  words: string
}

/** A consent whose last words open what is consented to, over the form, so that nothing typed there is lost. */
export function ConsentCheckbox({ document, words, ...box }: ConsentProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: text, isError, refetch } = useQuery({ ...legalTextQuery(document), enabled: isOpen })

  return (
    <>
      <Checkbox
        {...box}
        more={
          <button
            type="button"
            aria-haspopup="dialog"
            onFocus={warm}
            onPointerEnter={warm}
            onClick={() => setIsOpen(true)}
            className="py-1.5 font-semibold text-accent underline underline-offset-4 pointer-coarse:py-3"
          >
            {words}
          </button>
        }
      />
      <LazyDialog
        title={words}
        page={paths[document]}
        open={isOpen}
        onOpenChange={setIsOpen}
        text={text}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
    </>
  )
}
