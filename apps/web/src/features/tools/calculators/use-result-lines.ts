import type { Calculator } from '@auscult/calculators/calculator.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { chosenOption, unknown, unknownLabel } from './answers.ts'
import {
  figureOf,
  findingOf,
  levelsOf,
  type RiskRange,
  rangeOf,
  risksOf,
  withoutHeadOf,
} from './result-words.ts'
import type { Calculation } from './use-calculation.ts'

/** One line of a result. `isEnglish` where the words come from content. */
export type ResultLine = { label: string; value: string; isEnglish: boolean }

export type ResultLines = {
  /** The three responses in place of a total where one of the Glasgow Coma Scale cannot be tested. */
  score: string
  hasTotal: boolean
  /** What it means: 'Low', 'Low or Moderate', 'Low to High'. */
  levels: string[]
  /** The sentences of the levels; none while several are possible. */
  says: string[]
  /** What must be seen beside the level, as that it is not what it seems. */
  cautions: string[]
  lines: ResultLine[]
  risks: RiskRange[]
}

const findingLevels = [
  ['sirs_met', 'sirs'],
  ['sepsis', 'sepsis'],
  ['severe_sepsis', 'severe-sepsis'],
  ['septic_shock', 'septic-shock'],
] as const

/** Which question of SIRS a step needs beyond the criteria. */
const neededBy: Readonly<Record<string, string>> = {
  sepsis: 'infection_suspected',
  severe_sepsis: 'organ_dysfunction_or_hypotension',
  septic_shock: 'persistent_hypotension_after_fluids',
}

type Translate = ReturnType<typeof useTranslation<'tools'>>['t']

/** A result in words, for the page and for the chart alike. */
export function useResultLines() {
  const { t } = useTranslation('tools')
  const { formatNumber } = useFormats()

  const join = (from: string, to: string) => t('calculators.range', { from, to })

  return (calculator: Calculator, texts: CalculatorTexts, calculation: Calculation): ResultLines => {
    const { outcomes, answers } = calculation
    const responses = calculator.id === 'gcs' ? responsesOf(calculator, texts, answers, t) : []
    // A sum is of three responses that were tested.
    if (calculator.id === 'gcs' && outcomes.length > 1)
      return {
        score: componentsOf(calculator, answers),
        hasTotal: false,
        levels: [],
        says: [],
        cautions: [],
        lines: responses,
        risks: [],
      }
    const scores = outcomes.map(({ score }) => score)
    const readings = levelsOf(outcomes)
    const risks = risksOf(outcomes)
    return {
      score: rangeOf(scores, join, formatNumber),
      hasTotal: true,
      levels: readings.map((levels) => describeLevels(levels, texts, t)),
      says: readings.flatMap((levels) =>
        levels.length > 1 ? [] : [texts.levels[levels[0] ?? '']?.says ?? ''],
      ),
      cautions: cautionsOf(texts, calculation),
      lines: [
        ...riskLinesOf(risks, texts, t),
        ...responses,
        ...(calculator.id === 'sirs-sepsis' ? stepsOf(calculation, texts, t) : []),
      ],
      risks,
    }
  }
}

/** 'Low', 'Low or Moderate', 'Low to High'. */
function describeLevels(levels: readonly string[], texts: CalculatorTexts, t: Translate): string {
  const label = (level: string | undefined) => texts.levels[level ?? '']?.label ?? ''
  const from = label(levels[0])
  if (levels.length === 1) return from
  const to = withoutHeadOf(from, label(levels.at(-1)))
  return t(levels.length === 2 ? 'calculators.either' : 'calculators.range', { from, to })
}

function cautionsOf({ cautions = [] }: CalculatorTexts, { outcomes, answers }: Calculation): string[] {
  return cautions.flatMap(({ level, item, values, says }) =>
    values.includes(String(answers[item])) && outcomes.some(({ levels }) => levels.includes(level))
      ? [says]
      : [],
  )
}

function riskLinesOf(risks: readonly RiskRange[], texts: CalculatorTexts, t: Translate): ResultLine[] {
  return risks.map((range) => {
    const figure = figureOf(range, (from, to) => t('calculators.range', { from, to }))
    const { label = range.of, time, among } = texts.risks[range.of] ?? {}
    const value = range.isOpen ? t('calculators.orNoFigure', { figure }) : figure
    return { label, value: `${value} ${time ?? among ?? ''}`, isEnglish: true }
  })
}

function responsesOf(
  calculator: Calculator,
  texts: CalculatorTexts,
  answers: Calculation['answers'],
  t: Translate,
): ResultLine[] {
  return calculator.items.map((item, nth) => {
    const option = chosenOption(answers, item)
    const own = texts.items[nth]
    const isTold = option !== null && option !== unknown
    const words = isTold ? `${own?.options?.[option] ?? ''} (${option})` : t(unknownLabel(calculator.id))
    return { label: own?.label ?? '', value: words, isEnglish: true }
  })
}

function stepsOf({ outcomes, answers }: Calculation, texts: CalculatorTexts, t: Translate): ResultLine[] {
  return findingLevels.map(([name, level]) => {
    const finding = findingOf(outcomes, name)
    const needed = neededBy[name]
    const isAnswered = needed === undefined || answers[needed] !== undefined
    // A step that an answer before it rules out is ruled out; one that nobody asked about is not.
    const isRuledOut = finding === 'no' && (findingOf(outcomes, 'sirs_met') === 'no' || hasNo(answers))
    const isOpen = finding === 'no' && !isAnswered && !isRuledOut
    const words = {
      yes: t('calculators.yes'),
      no: isOpen ? t('calculators.notAssessed') : t('calculators.no'),
      possible: t('calculators.possible'),
    }
    return { label: texts.levels[level]?.label ?? level, value: words[finding], isEnglish: true }
  })
}

/** 'E4 VNT M6', as the scale's authors report a response that cannot be tested: there is no total then (Teasdale 2014). */
function componentsOf({ items }: Calculator, answers: Calculation['answers']): string {
  return items.map(({ name }) => `${name.charAt(0).toUpperCase()}${answers[name] ?? 'NT'}`).join(' ')
}

function hasNo(answers: Calculation['answers']): boolean {
  return Object.values(neededBy).some((name) => answers[name] === false)
}
