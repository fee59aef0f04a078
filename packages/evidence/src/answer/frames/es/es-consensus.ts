import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusLevel, DirectionCount } from '@auscult/contract/ai/consensus.ts'
import { spanish as appraisal } from '../../../appraise/texts/es.ts'
import type { TrialStatus } from '../../../corpus/document.ts'
import type { Cause } from '../../consensus/consensus-groups.ts'
import type { ConsensusFrames } from '../consensus-frames.ts'
import { type FewNames, joinFew } from '../few-names.ts'
import { lowerFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks } from '../words.ts'
import { spanishAnd } from './spanish-joints.ts'

const quoted = (title: string) => inQuotationMarks(withoutStop(title), 'es')
const names: FewNames = { joint: spanishAnd, more: (count) => `y ${count} más` }

const levelNames: Record<ConsensusLevel, string> = {
  high: 'Alto',
  emerging: 'Emergente',
  weak: 'Débil',
}

const points: Record<Direction, string> = {
  benefit: 'apunta a un beneficio',
  harm: 'apunta a un daño',
  'no-difference': 'no apunta a ninguna diferencia',
  unclear: 'no dice en qué dirección apunta',
}

const directionNames: Record<Direction, string> = {
  benefit: 'beneficio',
  harm: 'daño',
  'no-difference': 'sin diferencia',
  unclear: 'dirección no indicada',
}

const causes: Record<Cause, string> = {
  replicated: 'sólido, y confirmado por otro estudio sólido',
  synthesis: 'sólido, con una síntesis que resuelve la cuestión',
  contested:
    'sólido y confirmado, pero contradicho por un estudio sólido en otras personas o con otro desenlace',
  conflict: 'sólido, pero los estudios sólidos se contradicen',
  unreplicated: 'sólido, pero ningún otro estudio sólido lo confirma',
  undirected: 'sólido, pero no se pudo leer la dirección del resultado',
  elsewhere: 'sólido, pero sobre un desenlace distinto del que aquí decide',
  indirect: 'sólido, pero no exactamente sobre el tratamiento o las personas de la pregunta',
  moderate: 'moderado según el Strength Score',
  limited: 'limitado según el Strength Score',
}

/** The same of all studies together. */
const conclusions: Record<Cause, string> = {
  replicated: 'estudios sólidos se confirman entre sí y ninguno los contradice',
  synthesis: 'una síntesis sólida resuelve la cuestión y ningún estudio sólido la contradice',
  contested:
    'estudios sólidos se confirman entre sí, pero uno en otras personas o con otro desenlace los contradice',
  conflict: 'los estudios sólidos se contradicen',
  unreplicated: 'un solo estudio sólido que ningún otro estudio sólido confirma',
  undirected: 'los estudios más sólidos no dicen en qué dirección apuntan',
  elsewhere: 'los estudios más sólidos midieron otro desenlace',
  indirect: 'los estudios más sólidos no tratan exactamente del tratamiento o las personas de la pregunta',
  moderate: 'la mejor evidencia encontrada es de fuerza moderada',
  limited: 'nada de lo encontrado supera una fuerza limitada',
}

const statuses: Record<TrialStatus, string> = {
  'not-yet-recruiting': 'reclutamiento aún no iniciado',
  recruiting: 'en reclutamiento',
  'enrolling-by-invitation': 'inclusión por invitación',
  'active-not-recruiting': 'en curso, reclutamiento cerrado',
  suspended: 'suspendido',
  terminated: 'interrumpido',
  completed: 'finalizado',
  withdrawn: 'retirado',
  available: 'disponible',
  'no-longer-available': 'ya no disponible',
  'temporarily-not-available': 'temporalmente no disponible',
  'approved-for-marketing': 'autorizado para su comercialización',
  withheld: 'datos no divulgados',
  unknown: 'estado desconocido',
}

/** What was found in other people points nowhere in those asked about. */
function whereIndirect(cause: Cause): string {
  return cause === 'indirect' ? ' en las personas estudiadas' : ''
}

function countStudies({ direction, studies, strong }: DirectionCount): string {
  const many = `${studies} ${studies === 1 ? 'estudio' : 'estudios'}`
  const score = strong === 0 ? 'ninguno sólido' : `${strong} ${strong === 1 ? 'sólido' : 'sólidos'}`
  return `${directionNames[direction]}: ${many} (${score})`
}

export const esConsensus: ConsensusFrames = {
  keyReason: ({ level, cause, facts, direction, agreeing, against, isOtherOutcome }) => {
    const where = direction === 'unclear' ? '' : whereIndirect(cause)
    const [design = '', ...others] = facts
    const about = [design, ...others.map(lowerFirst), `${points[direction]}${where}`].filter(
      (part) => part !== '',
    )
    return [
      `${levelNames[level]}: ${causes[cause]}.`,
      `${about.join('; ')}.`,
      isOtherOutcome ? 'Midió un desenlace distinto del de la pregunta.' : '',
      agreeing.length > 0 ? `Estudios sólidos que coinciden: ${joinFew(agreeing, names)}.` : '',
      against.length > 0 ? `Estudios sólidos que apuntan en otra dirección: ${joinFew(against, names)}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' ')
  },
  meter: ({ level, direction, cause, about }, counts) => {
    const toward =
      direction === null ? '' : `, dirección: ${directionNames[direction]}${whereIndirect(cause)}`
    const whose = about.length === 0 ? '' : ` para ${joinFew(about, names)}`
    return `${levelNames[level]}${whose}${toward}: ${conclusions[cause]}. Por dirección: ${counts.map(countStudies).join('; ')}.`
  },
  trial: ({ title, status, phase, enrolment, completion }) => {
    const known = [
      ...(phase === null
        ? []
        : [phase.replaceAll('Early Phase', 'fase inicial').replaceAll('Phase', 'fase')]),
      ...(status === null ? [] : [statuses[status]]),
      ...(enrolment === null ? [] : [`${appraisal.count(enrolment)} participantes`]),
      ...(completion === null ? [] : [`finalización ${completion}`]),
    ]
    return `Registrado y sin resultados publicados${known.length === 0 ? '' : ` (${known.join(', ')})`}: ${quoted(title)}.`
  },
  protocol: (name, title) => `Hay un protocolo publicado sin resultados (${name}): ${quoted(title)}.`,
  gap: (name, words) => `${name} deja abierto: ${quoted(words)}.`,
}
