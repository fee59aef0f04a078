import { useTranslation } from 'react-i18next'
import type { StudyGroup as Group } from './consensus-studies.ts'
import { StudyCard } from './study-card.tsx'

type StudyGroupProps = {
  group: Group
  isConflicting: boolean
  activeId: string | null
  onLook: (studyId: string | null) => void
}

/** The studies of one level. An empty level is named too: that nothing stands there says something. */
export function StudyGroup({ group: { level, studies }, isConflicting, activeId, onLook }: StudyGroupProps) {
  const { t } = useTranslation('ai')
  const id = `evidence-${level}`
  return (
    <section aria-labelledby={id} className="mt-6 print:mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 pb-2">
        <h2 id={id} className="font-serif text-lg font-semibold">
          {t(`group.${level}`)}
        </h2>
        <p className="tabular text-sm text-muted">
          {studies.length === 0 ? t('group.none') : t('meter.count', { count: studies.length })}
        </p>
      </div>
      {studies.length > 0 && isConflicting && level === 'weak' && (
        <p className="max-w-column pb-2 text-sm text-muted">{t('group.conflictNote')}</p>
      )}
      {studies.map((study) => (
        <StudyCard key={study.id} study={study} active={study.id === activeId} onLook={onLook} />
      ))}
    </section>
  )
}
