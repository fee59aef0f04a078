import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import about from '../../../../../../content/labs/about.json'
import { useFormats } from '../../../lib/language/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Field } from '../../../ui/form/field.tsx'
import { OptionButtons } from '../../../ui/form/option-buttons.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { labsQuery } from '../queries.ts'
import { ToolPage } from '../tool-page.tsx'
import { LabRow } from '../../../guides/lab-row.tsx'
import type { UnitSystem } from '../../../guides/lab-units.ts'

/** As the specification has it: asked once typing has rested for half a second. */
const typingPauseMs = 500

/** The laboratory guide: a test is searched for, or found under its category. The search may stand in the address. */
export function LabsPage() {
  const { t } = useTranslation('tools')
  const { formatDate } = useFormats()
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(() => params.get('search')?.slice(0, 100) ?? '')
  const [system, setSystem] = useState<UnitSystem>('si')
  const search = useSettled(typed.trim(), typingPauseMs)
  const labs = useQuery(labsQuery(search))

  return (
    <ToolPage name={t('labs.title')} lead={t('labs.lead')} above={{ to: paths.tools, label: t('allTools') }}>
      <search className="flex flex-wrap items-start gap-x-8 gap-y-4 border-y border-line py-4">
        <div className="min-w-0 flex-1 basis-72">
          <Field label={t('labs.search')} hint={t('labs.searchHint')}>
            <TextInput
              type="search"
              maxLength={100}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </div>
        <OptionButtons<UnitSystem>
          label={t('labs.units')}
          options={[
            { value: 'si', label: t('labs.si') },
            { value: 'conventional', label: t('labs.conventional') },
          ]}
          value={system}
          onValueChange={setSystem}
        />
      </search>
      <p className="pt-3 text-sm text-muted">
        {labs.data?.isFromDevice === true && `${t('fromDevice')} `}
        {t('asOf', { date: formatDate(about.preparedOn) })}
      </p>
      {labs.isPending ? (
        <LabsLoading />
      ) : labs.isError ? (
        <div className="pt-6">
          <ErrorState
            text={t('labs.failed')}
            retrying={labs.isFetching}
            onRetry={() => void labs.refetch()}
          />
        </div>
      ) : labs.data.answer.data.length === 0 ? (
        <EmptyState Icon={SearchX} text={t('labs.empty')} />
      ) : (
        <LabCategories tests={labs.data.answer.data} system={system} isOld={labs.isPlaceholderData} />
      )}
    </ToolPage>
  )
}

function LabsLoading() {
  const { t } = useTranslation('tools')
  return (
    <div aria-busy="true" className="space-y-3 pt-6">
      <output className="text-muted">{t('labs.loading')}</output>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  )
}

type LabCategoriesProps = { tests: readonly LabValue[]; system: UnitSystem; isOld: boolean }

function LabCategories({ tests, system, isOld }: LabCategoriesProps) {
  const categories = [...new Set(tests.map(({ category }) => category))]
  return (
    <div lang="en-GB" aria-busy={isOld}>
      {categories.map((category, nth) => (
        <section key={category} aria-labelledby={`category-${nth}`} className="pt-8">
          <SectionHeader id={`category-${nth}`} title={category} />
          <ul className="border-t border-line">
            {tests
              .filter((test) => test.category === category)
              .map((test) => (
                <LabRow key={test._id} test={test} system={system} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
