import type { Item } from '@auscult/calculators/calculator.ts'
import type { PartlyKnown } from '@auscult/calculators/possible-outcomes.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { useTranslation } from 'react-i18next'
import { PenLine } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { OptionButtons } from '../../../ui/form/option-buttons.tsx'
import { chosenOption, unknown, type unknownLabel as unknownLabelOf } from './answers.ts'

export type ItemTexts = CalculatorTexts['items'][number]

type ItemFieldProps = {
  item: Item
  texts: ItemTexts
  answers: PartlyKnown
  /** The answer came with the page, from a question, and nobody has looked at it yet. */
  isToConfirm?: boolean
  /** What the option is called that nobody can answer with more. */
  unknownLabel?: ReturnType<typeof unknownLabelOf>
  onChoose: (option: string) => void
}

/** One item of a calculator: what it means, and its answers as buttons, 'unknown' among them. */
export function ItemField(props: ItemFieldProps) {
  const { item, texts, answers, isToConfirm = false, onChoose } = props
  const { t } = useTranslation('tools')
  const told = item.options.map(({ value }) => ({
    value: String(value),
    label:
      texts.options === null ? (
        t(value === true ? 'calculators.yes' : 'calculators.no')
      ) : (
        <English text={texts.options[String(value)]} />
      ),
  }))
  return (
    <OptionButtons
      label={<English text={texts.label} />}
      hint={
        texts.definition === null && !isToConfirm ? undefined : (
          <Hint definition={texts.definition} isToConfirm={isToConfirm} />
        )
      }
      options={[...told, { value: unknown, label: t(props.unknownLabel ?? 'calculators.unknown') }]}
      value={chosenOption(answers, item)}
      onValueChange={onChoose}
    />
  )
}

function Hint({ definition, isToConfirm }: { definition: string | null; isToConfirm: boolean }) {
  const { t } = useTranslation('tools')
  return (
    <>
      {definition !== null && <English text={definition} />}
      {isToConfirm && (
        <span className="mt-1 block">
          <Badge tone="info" Icon={PenLine}>
            {t('calculators.filledIn')}
          </Badge>
        </span>
      )}
    </>
  )
}

/** What comes from content, in its own language. */
export function English({ text }: { text: string | undefined }) {
  return <span lang="en-GB">{text}</span>
}
