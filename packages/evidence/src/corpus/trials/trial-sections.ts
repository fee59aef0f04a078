import type { Section } from '../document.ts'
import { describeResults } from './trial-results.ts'
import type { Study } from './trial-study.ts'
import { oneLine, plainText, sentence, toWords } from './trial-text.ts'

type Protocol = Study['protocolSection']
type PlannedOutcomes = NonNullable<Protocol['outcomesModule']>['primaryOutcomes']

/** Descriptions beyond this are whole protocols; an outcome list beyond this is not read by anyone. */
const limits = { text: 60_000, outcomes: 60 }

/** The texts of a record with the labels the registry gives them; posted results are told as describeResults tells them. */
export function readTrialSections(study: Study, title: string): Section[] {
  const { protocolSection: protocol } = study
  const official = oneLine(protocol.identificationModule.officialTitle)
  const measures = study.resultsSection?.outcomeMeasuresModule?.outcomeMeasures ?? []
  const sections: [string, string][] = [
    ['Official title', official === title ? '' : official],
    ['Brief summary', plainText(protocol.descriptionModule?.briefSummary)],
    ['Study design', describeDesign(protocol)],
    ['Conditions', describeConditions(protocol)],
    ['Interventions', describeInterventions(protocol)],
    ['Primary outcomes', describeOutcomes(protocol.outcomesModule?.primaryOutcomes)],
    ['Secondary outcomes', describeOutcomes(protocol.outcomesModule?.secondaryOutcomes)],
    ['RESULTS', describeResults(measures)],
    ['Eligibility', describeEligibility(protocol)],
    ['Detailed description', plainText(protocol.descriptionModule?.detailedDescription)],
  ]
  return sections
    .filter(([, text]) => text !== '')
    .map(([label, text]) => ({ label, text: text.slice(0, limits.text) }))
}

function describeDesign({ designModule: design, statusModule: status }: Protocol): string {
  const plan = design?.designInfo
  const { count, type } = design?.enrollmentInfo ?? {}
  const parts = [
    design?.studyType,
    ...(design?.phases ?? []).map((phase) => phase.replace('PHASE', 'PHASE_')),
    plan?.allocation,
    plan?.interventionModel === undefined ? undefined : `${plan.interventionModel}_ASSIGNMENT`,
    plan?.observationalModel,
    plan?.timePerspective,
    describeMasking(plan?.maskingInfo?.masking),
  ].filter((part) => part !== undefined && part !== 'NA')
  const enrolled = { ACTUAL: 'were enrolled', ESTIMATED: 'are to be enrolled' }[type ?? ''] ?? 'in all'
  const sentences = [
    toWords(parts.join(', ')),
    plan?.primaryPurpose === undefined ? '' : `Primary purpose: ${toWords(plan.primaryPurpose)}`,
    count === undefined ? '' : `${count} participants ${enrolled}`,
    status?.whyStopped === undefined ? '' : `Stopped: ${oneLine(status.whyStopped)}`,
  ]
  return sentences
    .filter((text) => text !== '')
    .map((text) => sentence(text.charAt(0).toUpperCase() + text.slice(1)))
    .join(' ')
}

function describeMasking(masking: string | undefined): string | undefined {
  if (masking === undefined) return undefined
  return masking === 'NONE' ? 'open label' : `${masking}_MASKING`
}

function describeConditions({ conditionsModule }: Protocol): string {
  const conditions = (conditionsModule?.conditions ?? []).map(oneLine).join('; ')
  const keywords = (conditionsModule?.keywords ?? []).map(oneLine).join('; ')
  return [conditions, keywords === '' ? '' : `Keywords: ${keywords}`].filter((text) => text !== '').join('\n')
}

function describeInterventions({ armsInterventionsModule }: Protocol): string {
  const interventions = (armsInterventionsModule?.interventions ?? []).map(
    ({ type, name, otherNames, description }) => {
      const others = (otherNames ?? []).map(oneLine).join(', ')
      const named = `${toWords(type ?? 'intervention')}: ${oneLine(name)}${others === '' ? '' : ` (${others})`}`
      return [sentence(named.charAt(0).toUpperCase() + named.slice(1)), oneLine(plainText(description))]
    },
  )
  const arms = (armsInterventionsModule?.armGroups ?? []).map(({ label, type, description }) => [
    sentence(`Arm: ${oneLine(label)}${type === undefined ? '' : ` (${toWords(type)})`}`),
    oneLine(plainText(description)),
  ])
  return [...interventions, ...arms].map((parts) => parts.join(' ').trim()).join('\n')
}

function describeOutcomes(outcomes: PlannedOutcomes): string {
  return (outcomes ?? [])
    .slice(0, limits.outcomes)
    .map(({ measure, timeFrame, description }) => {
      const frame = oneLine(timeFrame)
      const named = sentence(`${oneLine(measure)}${frame === '' ? '' : ` (${frame})`}`)
      return `${named} ${oneLine(plainText(description))}`.trim()
    })
    .join('\n')
}

function describeEligibility({ eligibilityModule: eligibility }: Protocol): string {
  const { minimumAge, maximumAge, sex } = eligibility ?? {}
  const ages = [
    minimumAge === undefined ? '' : `Minimum age: ${minimumAge}.`,
    maximumAge === undefined ? '' : `Maximum age: ${maximumAge}.`,
    sex === undefined || sex === 'ALL' ? '' : `Sex: ${toWords(sex)}.`,
  ].filter((text) => text !== '')
  return [ages.join(' '), plainText(eligibility?.eligibilityCriteria)]
    .filter((text) => text !== '')
    .join('\n')
}
