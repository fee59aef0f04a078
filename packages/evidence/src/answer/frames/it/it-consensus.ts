import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusLevel, DirectionCount } from '@auscult/contract/ai/consensus.ts'
import { italian as appraisal } from '../../../appraise/texts/it.ts'
import type { TrialStatus } from '../../../corpus/document.ts'
import type { Cause } from '../../consensus/consensus-groups.ts'
import type { ConsensusFrames } from '../consensus-frames.ts'
import { type FewNames, joinFew } from '../few-names.ts'
import { lowerFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks } from '../words.ts'

const quoted = (title: string) => inQuotationMarks(withoutStop(title), 'it')
const names: FewNames = { joint: 'e', more: (count) => `e altri ${count}` }

const levelNames: Record<ConsensusLevel, string> = {
  high: 'Elevato',
  emerging: 'Emergente',
  weak: 'Debole',
}

const points: Record<Direction, string> = {
  benefit: 'indica un beneficio',
  harm: 'indica un danno',
  'no-difference': 'indica nessuna differenza',
  unclear: 'non dice in quale direzione punta',
}

const directionNames: Record<Direction, string> = {
  benefit: 'beneficio',
  harm: 'danno',
  'no-difference': 'nessuna differenza',
  unclear: 'direzione non dichiarata',
}

const causes: Record<Cause, string> = {
  replicated: 'forte, e confermato da un altro studio forte',
  synthesis: 'forte, con una sintesi che risolve la questione',
  contested: 'forte e confermato, ma contraddetto da uno studio forte su altre persone o su un altro esito',
  conflict: 'forte, ma gli studi forti sono in conflitto',
  unreplicated: 'forte, ma nessun altro studio forte lo conferma',
  undirected: 'forte, ma la direzione del risultato non è leggibile',
  elsewhere: 'forte, ma su un esito diverso da quello che qui decide',
  indirect: 'forte, ma non esattamente sul trattamento o sulle persone della domanda',
  moderate: 'moderato secondo lo Strength Score',
  limited: 'limitato secondo lo Strength Score',
}

/** The same of all studies together. */
const conclusions: Record<Cause, string> = {
  replicated: 'studi forti si confermano a vicenda e nessuno li contraddice',
  synthesis: 'una sintesi forte risolve la questione e nessuno studio forte la contraddice',
  contested:
    'studi forti si confermano a vicenda, ma uno su altre persone o su un altro esito li contraddice',
  conflict: 'gli studi forti sono in conflitto',
  unreplicated: 'un solo studio forte, che nessun altro studio forte conferma',
  undirected: 'gli studi più forti non dicono in quale direzione puntano',
  elsewhere: 'gli studi più forti hanno misurato un altro esito',
  indirect: 'gli studi più forti non riguardano esattamente il trattamento o le persone della domanda',
  moderate: 'la prova migliore trovata è di forza moderata',
  limited: 'nulla di quanto trovato supera una forza limitata',
}

const statuses: Record<TrialStatus, string> = {
  'not-yet-recruiting': 'arruolamento non ancora iniziato',
  recruiting: 'in arruolamento',
  'enrolling-by-invitation': 'arruolamento su invito',
  'active-not-recruiting': 'in corso, arruolamento chiuso',
  suspended: 'sospeso',
  terminated: 'interrotto',
  completed: 'concluso',
  withdrawn: 'ritirato',
  available: 'disponibile',
  'no-longer-available': 'non più disponibile',
  'temporarily-not-available': 'temporaneamente non disponibile',
  'approved-for-marketing': 'approvato per il commercio',
  withheld: 'dati non divulgati',
  unknown: 'stato sconosciuto',
}

/** What was found in other people points nowhere in those asked about. */
function whereIndirect(cause: Cause): string {
  return cause === 'indirect' ? ' nelle persone studiate' : ''
}

function countStudies({ direction, studies, strong }: DirectionCount): string {
  const many = `${studies} ${studies === 1 ? 'studio' : 'studi'}`
  const score = strong === 0 ? 'nessuno forte' : `${strong} ${strong === 1 ? 'forte' : 'forti'}`
  return `${directionNames[direction]}: ${many} (${score})`
}

export const itConsensus: ConsensusFrames = {
  keyReason: ({ level, cause, facts, direction, agreeing, against, isOtherOutcome }) => {
    const where = direction === 'unclear' ? '' : whereIndirect(cause)
    const [design = '', ...others] = facts
    const about = [design, ...others.map(lowerFirst), `${points[direction]}${where}`].filter(
      (part) => part !== '',
    )
    return [
      `${levelNames[level]}: ${causes[cause]}.`,
      `${about.join('; ')}.`,
      isOtherOutcome ? 'Ha misurato un esito diverso da quello della domanda.' : '',
      agreeing.length > 0 ? `Studi forti concordi: ${joinFew(agreeing, names)}.` : '',
      against.length > 0 ? `Studi forti discordi: ${joinFew(against, names)}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' ')
  },
  meter: ({ level, direction, cause, about }, counts) => {
    const toward =
      direction === null ? '' : `, direzione: ${directionNames[direction]}${whereIndirect(cause)}`
    const whose = about.length === 0 ? '' : ` per ${joinFew(about, names)}`
    return `${levelNames[level]}${whose}${toward}: ${conclusions[cause]}. Per direzione: ${counts.map(countStudies).join('; ')}.`
  },
  trial: ({ title, status, phase, enrolment, completion }) => {
    const known = [
      ...(phase === null
        ? []
        : [phase.replaceAll('Early Phase', 'Fase iniziale').replaceAll('Phase', 'fase')]),
      ...(status === null ? [] : [statuses[status]]),
      ...(enrolment === null ? [] : [`${appraisal.count(enrolment)} partecipanti`]),
      ...(completion === null ? [] : [`conclusione ${completion}`]),
    ]
    return `Registrato e senza risultati pubblicati${known.length === 0 ? '' : ` (${known.join(', ')})`}: ${quoted(title)}.`
  },
  protocol: (name, title) => `È pubblicato un protocollo senza risultati (${name}): ${quoted(title)}.`,
  gap: (name, words) => `${name} lascia aperta una questione: ${quoted(words)}.`,
}
