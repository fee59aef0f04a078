import { useTranslation } from 'react-i18next'

type Titled = { name: string; type: 'Dr' | 'Student' | null }

/** Somebody's name within a sentence, doctors with their title. The texts are `layout`. */
export function useTitledName(): (person: Titled) => string {
  const { t } = useTranslation('layout')
  return ({ name, type }) => (type === 'Dr' ? t('doctor', { name }) : name)
}
