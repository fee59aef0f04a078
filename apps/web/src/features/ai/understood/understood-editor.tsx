import { QuestionKind, type Understood } from '@auscult/contract/ai/ai.ts'
import type { UnderstoodEdit } from '@auscult/contract/ai/questions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field, useControlAttributes } from '../../../ui/form/field.tsx'
import { inputLook } from '../../../ui/form/text-input.tsx'
import { TermList } from './term-list.tsx'

type UnderstoodEditorProps = {
  understood: Understood
  /** No question may be sent. */
  disabled: boolean
  onAskAgain: (edit: UnderstoodEdit) => void
  onCancel: () => void
}

const parts = ['population', 'intervention', 'comparator', 'outcome'] as const

/** The parts a question was read into, each to be changed; terms are typed as they come and looked up by the server. */
export function UnderstoodEditor({ understood, disabled, onAskAgain, onCancel }: UnderstoodEditorProps) {
  const { t } = useTranslation('conversation')
  const { kind, population, intervention, comparator, outcome } = understood
  const [edited, setEdited] = useState({ kind, population, intervention, comparator, outcome })

  return (
    <section
      aria-label={t('understood.heading')}
      className="mt-2 rounded-base border border-line bg-surface px-4 py-4 print:hidden"
    >
      <div className="max-w-60">
        <Field label={t('understood.kind')}>
          <KindChoice value={edited.kind} onChange={(next) => setEdited({ ...edited, kind: next })} />
        </Field>
      </div>
      {parts.map((part) => (
        <TermList
          key={part}
          label={t(`understood.parts.${part}`)}
          terms={edited[part]}
          onChange={(terms) => setEdited({ ...edited, [part]: terms })}
        />
      ))}
      <p className="mt-5 flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={disabled} onClick={() => onAskAgain(edited)}>
          {t('understood.askAgain')}
        </Button>
        <Button onClick={onCancel}>{t('understood.cancel')}</Button>
        <span className="text-sm text-muted">{t('understood.counts')}</span>
      </p>
    </section>
  )
}

function KindChoice({ value, onChange }: { value: QuestionKind; onChange: (kind: QuestionKind) => void }) {
  const { t } = useTranslation('conversation')
  return (
    <select
      {...useControlAttributes()}
      value={value}
      onChange={(event) => onChange(QuestionKind.parse(event.target.value))}
      className={inputLook}
    >
      {QuestionKind.options.map((kind) => (
        <option key={kind} value={kind}>
          {t(`understood.kinds.${kind}`)}
        </option>
      ))}
    </select>
  )
}
