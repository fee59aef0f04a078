import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { UnderstoodEdit } from '@auscult/contract/ai/questions.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnderstoodEditor } from './understood-editor.tsx'

type UnderstoodLineProps = {
  understood: Understood | null
  /** No question may be sent. */
  disabled: boolean
  onAskAgain: (edit: UnderstoodEdit) => void
}

/** How the question was read, and which spelling was mended, so that a misreading is seen before the answer is, and can be put right. */
export function UnderstoodLine({ understood, disabled, onAskAgain }: UnderstoodLineProps) {
  const { t } = useTranslation('ai')
  const { t: tEdit } = useTranslation('conversation')
  const [isEditing, setEditing] = useState(false)
  if (understood === null || understood.concepts.length === 0) return null
  const terms = [...new Set(understood.concepts.map(({ term }) => term))]
  return (
    <>
      <p>
        <span className="font-semibold">{t('understood.label')}</span>{' '}
        <span lang="en">{terms.join(', ')}</span>
        {understood.corrections.map((correction) => (
          <span key={correction.from}> ({t('understood.corrected', correction)})</span>
        ))}
        {!isEditing && (
          <button
            type="button"
            className="ml-2 inline-flex min-h-6 items-center gap-1 font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11 print:hidden"
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden="true" className="size-3.5 stroke-[1.5]" />
            {tEdit('understood.change')}
          </button>
        )}
      </p>
      {isEditing && (
        <UnderstoodEditor
          understood={understood}
          disabled={disabled}
          onAskAgain={onAskAgain}
          onCancel={() => setEditing(false)}
        />
      )}
    </>
  )
}
