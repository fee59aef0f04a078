import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabList, TabPanel, TabSet } from '../../../ui/tabs.tsx'
import {
  type ComparedFigures,
  type ComparedGuideline,
  comparedParts,
  findAlone,
} from './guideline-comparison.ts'
import { GuidelineFacts, GuidelineLink } from './guideline-facts.tsx'
import { PointList } from './point-list.tsx'

type GuidelineCardsProps = { compared: readonly ComparedGuideline[]; figures: readonly ComparedFigures[] }

/** For a narrow screen: one guideline at a time, the others a tab away. */
export function GuidelineCards({ compared, figures }: GuidelineCardsProps) {
  const { t } = useTranslation('ai')
  const names = compared.map(({ name }) => name)
  const [chosen, setChosen] = useState(names[0] ?? '')
  const shown = compared.find(({ name }) => name === chosen)
  if (shown === undefined) return null
  return (
    <TabSet values={names} value={chosen} onValueChange={setChosen}>
      <TabList
        label={t('guideline.tabs')}
        tabs={names.map((name) => ({ value: name, label: name }))}
        className="-mx-4 gap-5 border-b border-line px-4"
      />
      <TabPanel value={chosen} className="pt-4">
        <GuidelineFacts guideline={shown} />
        <GuidelineLink guideline={shown} />
        {comparedParts.map((part) => (
          <section key={part} className="mt-3 border-t border-line pt-3">
            <h3 className="text-sm font-semibold">{t(`guideline.part.${part}`)}</h3>
            <div className="mt-1.5 font-serif text-reading leading-snug">
              <PointList points={shown[part]} marked={findAlone(figures, part, shown.name)} />
            </div>
          </section>
        ))}
      </TabPanel>
    </TabSet>
  )
}
