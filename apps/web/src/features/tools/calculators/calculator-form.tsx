import type { Calculator, Item } from '@auscult/calculators/calculator.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import type { PartlyKnown } from '@auscult/calculators/possible-outcomes.ts'
import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { unknownLabel } from './answers.ts'
import { FollowUps } from './follow-ups.tsx'
import { ItemField } from './item-field.tsx'
import { ResultBox } from './result-box.tsx'
import { useAnswers } from './use-answers.ts'
import { useCalculation } from './use-calculation.ts'

type CalculatorFormProps = { calculator: Calculator; texts: CalculatorTexts }

/** The items of a calculator and its result. A changed answer takes the result away: it would be another patient's. */
export function CalculatorForm({ calculator, texts }: CalculatorFormProps) {
  const { t } = useTranslation('tools')
  const { answers, toConfirm, notFor, isOfRecord, choose, reset, confirm } = useAnswers(calculator.items)
  const { calculation, calculate, clear } = useCalculation(calculator, { isOfRecord })
  const isBusy = calculation?.check.state === 'waiting'

  const handleChoose = useCallback(
    (item: Item, option: string) => {
      choose(item, option)
      clear()
    },
    [choose, clear],
  )
  function handleReset() {
    reset()
    clear()
  }

  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          calculate(answers)
        }}
      >
        <p className="max-w-measure pb-5 text-sm text-muted">
          {t(`calculators.${untouchedText(calculator)}`)}
        </p>
        <NotFor said={notFor} />
        <ToConfirm count={toConfirm.length} onConfirm={confirm} />
        <Items
          calculator={calculator}
          texts={texts}
          answers={answers}
          toConfirm={toConfirm}
          onChoose={handleChoose}
        />
        <p className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isBusy}>
            {isBusy ? t('calculators.calculating') : t('calculators.calculate')}
          </Button>
          <Button onClick={handleReset}>{t('calculators.reset')}</Button>
        </p>
      </form>
      <ResultBox
        calculator={calculator}
        texts={texts}
        calculation={calculation}
        toConfirm={toConfirm}
        notFor={notFor}
      />
    </div>
  )
}

type ItemsProps = CalculatorFormProps & {
  answers: PartlyKnown
  toConfirm: readonly string[]
  onChoose: (item: Item, option: string) => void
}

/** Drawn anew when an answer changes, and not with a result: up to forty buttons would come before it. */
const Items = memo(({ calculator, texts, answers, toConfirm, onChoose }: ItemsProps) => {
  const rows = calculator.items.flatMap((item, nth) => {
    const own = texts.items[nth]
    return own === undefined ? [] : [{ item, texts: own }]
  })
  const followUps = rows.filter(({ item }) => item.isOptional)
  return (
    <>
      <div className="divide-y divide-line border-y border-line *:py-4">
        {rows
          .filter(({ item }) => !item.isOptional)
          .map(({ item, texts: own }) => (
            <ItemField
              key={item.name}
              item={item}
              texts={own}
              answers={answers}
              unknownLabel={unknownLabel(calculator.id)}
              isToConfirm={toConfirm.includes(item.name)}
              onChoose={(option) => onChoose(item, option)}
            />
          ))}
      </div>
      {followUps.length > 0 && <FollowUps items={followUps} answers={answers} onChoose={onChoose} />}
    </>
  )
})

/** What the question told of the patient and the score is not for. */
function NotFor({ said }: { said: readonly string[] }) {
  const { t } = useTranslation('tools')
  if (said.length === 0) return null
  return (
    <div className="pb-5">
      <Alert tone="warning">
        {t('calculators.notForPatient')} <span lang="en-GB">{said.join(' ')}</span>
      </Alert>
    </div>
  )
}

/** The marks stay until somebody says that they have looked: a result is no look. */
function ToConfirm({ count, onConfirm }: { count: number; onConfirm: () => void }) {
  const { t } = useTranslation('tools')
  if (count === 0) return null
  return (
    <div className="pb-5">
      <Alert tone="info">
        <p>{t('calculators.toConfirm', { count })}</p>
        <Button className="mt-3" onClick={onConfirm}>
          {t('calculators.confirmAll')}
        </Button>
      </Alert>
    </div>
  )
}

/** What an answer means that nobody touches: in a score of choices there is no No. */
function untouchedText({ id, items }: Calculator): 'untouched' | 'untouchedGcs' | 'untouchedChoices' {
  if (id === 'gcs') return 'untouchedGcs'
  return items.some(({ options }) => options.some(({ value }) => value === false))
    ? 'untouched'
    : 'untouchedChoices'
}
