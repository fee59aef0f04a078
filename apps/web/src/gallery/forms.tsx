import { useState } from 'react'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Combobox } from '../ui/form/combobox.tsx'
import { DateInput } from '../ui/form/date-input.tsx'
import { Field } from '../ui/form/field.tsx'
import { NumberInput } from '../ui/form/number-input.tsx'
import { OptionButtons } from '../ui/form/option-buttons.tsx'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { PictureUpload } from '../ui/form/picture-upload.tsx'
import { RadioList } from '../ui/form/radio-list.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const specialities = ['Cardiology', 'Endocrinology', 'Geriatrics', 'Nephrology', 'Paediatrics'].map(
  (label) => ({
    value: label,
    label,
  }),
)
const verbal = [
  { value: '5', label: 'Oriented' },
  { value: '4', label: 'Confused' },
  { value: '3', label: 'Inappropriate words' },
  { value: '2', label: 'Incomprehensible sounds' },
  { value: '1', label: 'None' },
] as const
const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'self-describe', label: 'Prefer to self-describe' },
] as const

export function Forms() {
  const [speciality, setSpeciality] = useState<string | null>('Nephrology')
  const [response, setResponse] = useState<(typeof verbal)[number]['value']>('4')
  const [gender, setGender] = useState<(typeof genders)[number]['value']>('female')
  const [year, setYear] = useState<number | null>(1949)
  const [potassium, setPotassium] = useState<number | null>(5.4)
  const [birth, setBirth] = useState('1985-04-12')

  return (
    <Chapter title="Forms" name="forms">
      <Specimen name="Field with TextInput, PasswordInput, Checkbox">
        <div className="space-y-4">
          <Field label="Email" hint="As on your badge">
            <TextInput defaultValue="anna.rossi@example.org" />
          </Field>
          <Field label="Password" error="At least 8 characters">
            <PasswordInput defaultValue="short" />
          </Field>
          <Checkbox label="I accept the terms" defaultChecked />
          <Checkbox label="I am a clinician" error="Please confirm" />
        </div>
      </Specimen>
      <Specimen name="Combobox, NumberInput, DateInput">
        <div className="space-y-4">
          <Field label="Speciality">
            <Combobox options={specialities} value={speciality} onValueChange={setSpeciality} />
          </Field>
          <Field label="Country" hint="Sorted by name">
            <Combobox options={[]} value={null} onValueChange={() => undefined} loading />
          </Field>
          <Field label="Year of enrollment" error="Between 1950 and this year">
            <NumberInput value={year} onValueChange={setYear} min={1950} max={2026} isYear />
          </Field>
          <Field label="Potassium">
            <NumberInput value={potassium} onValueChange={setPotassium} step={0.1} unit="mmol/L" />
          </Field>
          <Field label="Date of birth">
            <DateInput value={birth} onChange={({ target }) => setBirth(target.value)} />
          </Field>
        </div>
      </Specimen>
      <Specimen name="OptionButtons">
        <OptionButtons
          label="Verbal response"
          options={verbal}
          value={response}
          onValueChange={setResponse}
        />
        <div className="mt-4">
          <OptionButtons
            label="Verbal response, closed"
            options={verbal.slice(0, 2)}
            value="4"
            onValueChange={() => undefined}
            disabled
          />
        </div>
      </Specimen>
      <Specimen name="RadioList">
        <RadioList
          label="Gender"
          hint="Only you see it"
          options={genders}
          value={gender}
          onValueChange={setGender}
        />
        <div className="mt-4">
          <RadioList
            label="Gender, not chosen"
            error="Choose one"
            options={genders.slice(0, 2)}
            value={null}
            onValueChange={setGender}
          />
        </div>
      </Specimen>
      <Specimen name="PictureUpload">
        <div className="space-y-4">
          <PictureUpload
            name="Anna Rossi"
            picture={undefined}
            hint="JPG or JPEG, 60x60 px, under 2 MB"
            accept="image/jpeg"
            uploading={false}
            onChoose={() => undefined}
          />
          <PictureUpload
            name="Ben Adler"
            picture="/apple-touch-icon.png"
            hint="JPG or JPEG, 60x60 px, under 2 MB"
            accept="image/jpeg"
            error="File too large: Please upload a smaller image"
            uploading={false}
            onChoose={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen name="EditableField, SaveBar">
        <ProfileForm />
      </Specimen>
    </Chapter>
  )
}
