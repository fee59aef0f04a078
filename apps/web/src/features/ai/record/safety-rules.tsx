import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import { useTranslation } from 'react-i18next'
import { FactList } from './fact-list.tsx'

/** The rules that the question broke, each with its name and whose it is. */
export function SafetyRules({ fired }: { fired: readonly SafetyWarning[] }) {
  const { t } = useTranslation(['answer-record', 'ai'])
  return (
    <FactList
      facts={fired.map(({ id, level, lead, source: { name, year } }) => ({
        name: t(`ai:safety.level.${level}`),
        value: t('safety.rule', { lead, id, source: year === null ? name : `${name}, ${year}` }),
      }))}
    />
  )
}
