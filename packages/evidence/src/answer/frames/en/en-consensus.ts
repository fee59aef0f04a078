import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusLevel, DirectionCount } from '@auscult/contract/ai/consensus.ts'
import type { Cause } from '../../consensus/consensus-groups.ts'
import type { ConsensusFrames } from '../consensus-frames.ts'
import { type FewNames, joinFew } from '../few-names.ts'
import { lowerFirst, withoutStop } from '../sentence-parts.ts'

const levelNames: Record<ConsensusLevel, string> = { high: 'High', emerging: 'Emerging', weak: 'Weak' }

const points: Record<Direction, string> = {
  benefit: 'points to benefit',
  harm: 'points to harm',
  'no-difference': 'points to no difference',
  unclear: 'does not say which way it points',
}

/** What was found in other people points nowhere in those asked about. */
function whereIndirect(cause: Cause): string {
  return cause === 'indirect' ? ' in the people studied' : ''
}

function pointsIn(direction: Direction, cause: Cause): string {
  return direction === 'unclear' ? points.unclear : `${points[direction]}${whereIndirect(cause)}`
}

const directionNames: Record<Direction, string> = {
  benefit: 'benefit',
  harm: 'harm',
  'no-difference': 'no difference',
  unclear: 'no stated direction',
}

const causes: Record<Cause, string> = {
  replicated: 'strong, and confirmed by another strong study',
  synthesis: 'strong, with a synthesis that settles it',
  contested: 'strong and confirmed, but contradicted by a strong study on other people or another outcome',
  conflict: 'strong, but strong studies conflict',
  unreplicated: 'strong, but no other strong study confirms it',
  undirected: 'strong, but its direction could not be read',
  elsewhere: 'strong, but on another outcome than the one that decides here',
  indirect: 'strong, but not on quite the treatment or the people asked about',
  moderate: 'moderate by its Strength Score',
  limited: 'limited by its Strength Score',
}

/** The same of all studies together. */
const conclusions: Record<Cause, string> = {
  replicated: 'strong studies confirm each other and none contradicts them',
  synthesis: 'a strong synthesis settles it and no strong study contradicts it',
  contested: 'strong studies confirm each other, but one on other people or another outcome contradicts them',
  conflict: 'strong studies conflict',
  unreplicated: 'one strong study that no other strong study confirms',
  undirected: 'the strongest studies do not say which way they point',
  elsewhere: 'the strongest studies counted another outcome',
  indirect: 'the strongest studies are not on quite the treatment or the people asked about',
  moderate: 'the best evidence found is of moderate strength',
  limited: 'nothing found is of more than limited strength',
}

const names: FewNames = { joint: 'and', more: (count) => `and ${count} more` }

function countStudies({ direction, studies, strong }: DirectionCount): string {
  const many = `${studies} ${studies === 1 ? 'study' : 'studies'}`
  const score = strong === 0 ? 'none strong' : `${strong} strong`
  return `${directionNames[direction]}: ${many} (${score})`
}

export const enConsensus: ConsensusFrames = {
  keyReason: ({ level, cause, facts, direction, agreeing, against, isOtherOutcome }) => {
    const [design = '', ...others] = facts
    const about = [design, ...others.map(lowerFirst), pointsIn(direction, cause)].filter(
      (part) => part !== '',
    )
    return [
      `${levelNames[level]}: ${causes[cause]}.`,
      `${about.join('; ')}.`,
      isOtherOutcome ? 'It counted another outcome than the one asked about.' : '',
      agreeing.length > 0 ? `Strong studies with it: ${joinFew(agreeing, names)}.` : '',
      against.length > 0 ? `Strong studies that point elsewhere: ${joinFew(against, names)}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' ')
  },
  meter: ({ level, direction, cause, about }, counts) => {
    const toward = direction === null ? '' : `, toward ${directionNames[direction]}${whereIndirect(cause)}`
    const whose = about.length === 0 ? '' : ` for ${joinFew(about, names)}`
    return `${levelNames[level]}${whose}${toward}: ${conclusions[cause]}. By direction: ${counts.map(countStudies).join('; ')}.`
  },
  trial: ({ title, status, phase, enrolment, completion }) => {
    const stage = status === null ? [] : [status.replaceAll('-', ' ')]
    const size = enrolment === null ? [] : [`${enrolment} participants`]
    const end = completion === null ? [] : [`completion ${completion}`]
    const known = [...(phase === null ? [] : [phase]), ...stage, ...size, ...end]
    return `Registered and without posted results${known.length === 0 ? '' : ` (${known.join(', ')})`}: “${withoutStop(title)}”.`
  },
  protocol: (name, title) => `A protocol without results is published (${name}): “${withoutStop(title)}”.`,
  gap: (name, words) => `${name} leaves open: “${words}”`,
}
