import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { listGroups } from '../consensus/consensus-studies.ts'
import { isCitable, numberSources, pointingOf, type Source } from '../../../evidence/answer-sources.ts'
import { listForestRows } from '../../../evidence/plot/forest-rows.ts'
import type { ExportTexts } from './export-texts.ts'

/** What the pictures of an answer show, in words: a paragraph a picture, a line a source. The comparison of guidelines is words already. */
export function pictureTexts(answered: AnsweredQuestion, texts: ExportTexts): string[] {
  if (answered.agentType === 'guideline') return []
  if (answered.agentType === 'clinical') {
    const sources = numberSources(answered.responseData.evidence).filter(isCitable)
    return [glanceText(sources, texts), forestText(sources, texts)].filter((text) => text !== '')
  }
  const studies = listGroups(answered.responseData)
    .flatMap((group) => group.studies)
    .filter(isCitable)
  return [meterText(answered.responseData, texts), forestText(studies, texts)].filter((text) => text !== '')
}

function glanceText(sources: readonly Source[], { t }: ExportTexts): string {
  if (sources.length === 0) return ''
  const lines = sources.map((source) =>
    t('evidence:source.mark', {
      number: source.number,
      name: source.name,
      band: t(`evidence:strength.${strengthBand(source.strength_score)}`),
      score: source.strength_score,
      direction: t(`evidence:direction.${pointingOf(source)}`),
    }),
  )
  return [t('ai:glance.label'), ...lines].join('\n')
}

function forestText(sources: readonly Source[], { t }: ExportTexts): string {
  const rows = listForestRows(sources)
  if (rows.length === 0) return ''
  const lines = rows.map(
    ({ source, effect }) =>
      `[${source.number}] ${effect.text}. ${t(`evidence:direction.${source.direction}`)}.`,
  )
  return [t('evidence:forest.label'), ...lines].join('\n')
}

type Consensus = Extract<AnsweredQuestion, { agentType: 'consensus' }>['responseData']

function meterText({ meter }: Consensus, { t, formatNumber }: ExportTexts): string {
  if (meter === null) return ''
  const lines = meter.counts.flatMap(({ direction, studies, strong, participants }) => [
    `${t(`evidence:direction.${direction}`)}: ${[
      t('ai:meter.count', { count: studies }),
      strong === 0 ? t('ai:meter.noneStrong') : t('ai:meter.strong', { count: strong }),
      participants === null
        ? ''
        : t('evidence:source.participants', { count: participants, amount: formatNumber(participants) }),
    ]
      .filter((part) => part !== '')
      .join(', ')}`,
    ...meter.segments
      .filter((segment) => segment.direction === direction)
      .map(
        ({ studies: count, design, size }) =>
          `- ${t('ai:meter.segment', { count, design })}, ${t(`ai:meter.size.${size}`)}`,
      ),
  ])
  return [t('ai:meter.label'), ...lines].join('\n')
}
