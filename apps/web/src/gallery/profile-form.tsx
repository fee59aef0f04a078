import { useState } from 'react'
import { EditableField } from '../ui/form/editable-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { SaveBar } from '../ui/form/save-bar.tsx'
import { TextInput } from '../ui/form/text-input.tsx'

/** Facts of a profile, one of which is being changed. */
export function ProfileForm() {
  const [institution, setInstitution] = useState('St James Hospital')
  const [draft, setDraft] = useState<string | null>('St James Hospital, Dublin')

  return (
    <>
      <dl>
        <EditableField label="Country of registration" value="Ireland" editing={false} />
        <EditableField label="Medical school" value={undefined} editing={false} onEdit={() => undefined} />
        <EditableField
          label="Institution"
          value={institution}
          editing={draft !== null}
          onEdit={() => setDraft(institution)}
        >
          <Field label="Institution">
            <TextInput value={draft ?? ''} onChange={({ target }) => setDraft(target.value)} />
          </Field>
        </EditableField>
      </dl>
      <SaveBar
        changes={draft === null || draft === institution ? 0 : 1}
        saving={false}
        disabled={draft === ''}
        onReset={() => setDraft(null)}
        onSave={() => {
          setInstitution(draft ?? institution)
          setDraft(null)
        }}
      />
    </>
  )
}
