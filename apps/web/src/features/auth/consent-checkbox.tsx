import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { type LegalName, legalTextQuery } from '../../lib/legal-texts.ts'
import { paths } from '../../lib/paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

/** Fetched at the first press: a tenth of the page's script, for a text that few open. */
const LegalDialog = lazy(async () => ({ default: (await import('../../ui/legal-dialog.tsx')).LegalDialog }))

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
  const [isWanted, setIsWanted] = useState(false)
  const { data: text, isError, refetch } = useQuery({ ...legalTextQuery(document), enabled: isOpen })

  return (
    <>
      <Checkbox
        {...box}
        more={
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setIsWanted(true)
              setIsOpen(true)
            }}
            className="py-1.5 font-semibold text-accent underline underline-offset-4 pointer-coarse:py-3"
          >
            {words}
          </button>
        }
      />
      {isWanted && (
        <Suspense fallback={null}>
          <LegalDialog
            title={words}
            page={paths[document]}
            open={isOpen}
            onOpenChange={setIsOpen}
            text={text}
            hasFailed={isError}
            onRetry={() => void refetch()}
          />
        </Suspense>
      )}
    </>
  )
}
