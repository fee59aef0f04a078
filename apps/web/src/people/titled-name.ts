import { beginsWithTitle } from '@auscult/contract/person-title.ts'
import { useTranslation } from 'react-i18next'

type Titled = { name: string; type: 'Dr' | 'Student' | null }

/** Somebody's name within a sentence, doctors with their title, once where they wrote it themselves. The texts are `layout`. */
export function useTitledName(): (person: Titled) => string {
  const { t } = useTranslation('layout')
  return ({ name, type }) => (type === 'Dr' && !beginsWithTitle(name) ? t('doctor', { name }) : name)
}
