import type { Item } from '@auscult/calculators/calculator.ts'
import type { PartlyKnown } from '@auscult/calculators/possible-outcomes.ts'
import { useTranslation } from 'react-i18next'
import { Accordion } from '../../../ui/accordion.tsx'
import { awaitedItem, chosenOption } from './answers.ts'
import { English, ItemField, type ItemTexts } from './item-field.tsx'

type FollowUpsProps = {
  items: readonly { item: Item; texts: ItemTexts }[]
  answers: PartlyKnown
  onChoose: (item: Item, option: string) => void
}

/** Questions that stand unset until somebody opens their row and answers; one that waits for another says so in place of its answers. */
export function FollowUps({ items, answers, onChoose }: FollowUpsProps) {
  const { t } = useTranslation('tools')

  return (
    <section aria-labelledby="follow-ups" className="mt-8">
      <h2 id="follow-ups" className="pb-2 font-semibold">
        {t('calculators.followUps')}
      </h2>
      <Accordion
        sections={items.map(({ item, texts }) => ({
          value: item.name,
          title: (
            <span className="flex flex-wrap gap-x-3">
              <English text={texts.label} />
              <span className="font-normal text-muted">
                <Answer option={chosenOption(answers, item)} />
              </span>
            </span>
          ),
          content: (
            <FollowUp
              awaited={awaitedItem(answers, item.name)}
              item={item}
              texts={texts}
              answers={answers}
              onChoose={(option) => onChoose(item, option)}
            />
          ),
        }))}
      />
    </section>
  )
}

function Answer({ option }: { option: string | null }) {
  const { t } = useTranslation('tools')
  if (option === null) return t('calculators.unset')
  if (option === 'unknown') return t('calculators.unknown')
  return option === 'true' ? t('calculators.yes') : t('calculators.no')
}

type FollowUpProps = {
  awaited: string | undefined
  item: Item
  texts: ItemTexts
  answers: PartlyKnown
  onChoose: (option: string) => void
}

function FollowUp({ awaited, ...field }: FollowUpProps) {
  const { t } = useTranslation('tools')
  if (awaited === undefined) return <ItemField {...field} />
  return (
    <p className="text-muted">
      {awaited === 'infection_suspected'
        ? t('calculators.answerInfectionFirst')
        : t('calculators.answerDysfunctionFirst')}
    </p>
  )
}
