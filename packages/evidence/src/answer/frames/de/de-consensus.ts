import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusLevel, DirectionCount } from '@auscult/contract/ai/consensus.ts'
import { german as appraisal } from '../../../appraise/texts/de.ts'
import type { TrialStatus } from '../../../corpus/document.ts'
import type { Cause } from '../../consensus/consensus-groups.ts'
import type { ConsensusFrames } from '../consensus-frames.ts'
import { type FewNames, joinFew } from '../few-names.ts'
import { lowerFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks } from '../words.ts'

const quoted = (title: string) => inQuotationMarks(withoutStop(title), 'de')
const names: FewNames = { joint: 'und', more: (count) => `und ${count} weitere` }

const levelNames: Record<ConsensusLevel, string> = {
  high: 'Hoch',
  emerging: 'Im Entstehen',
  weak: 'Schwach',
}

const points: Record<Direction, string> = {
  benefit: 'weist auf einen Nutzen hin',
  harm: 'weist auf einen Schaden hin',
  'no-difference': 'weist auf keinen Unterschied hin',
  unclear: 'gibt keine Richtung des Ergebnisses an',
}

const directionNames: Record<Direction, string> = {
  benefit: 'Nutzen',
  harm: 'Schaden',
  'no-difference': 'kein Unterschied',
  unclear: 'keine Richtung angegeben',
}

const causes: Record<Cause, string> = {
  replicated: 'stark und durch eine weitere starke Studie bestätigt',
  synthesis: 'stark, mit einer Synthese, die die Frage entscheidet',
  contested:
    'stark und bestätigt, aber im Widerspruch zu einer starken Studie an anderen Personen oder zu einem anderen Endpunkt',
  conflict: 'stark, aber starke Studien widersprechen sich',
  unreplicated: 'stark, aber durch keine weitere starke Studie bestätigt',
  undirected: 'stark, aber die Richtung des Ergebnisses war nicht zu lesen',
  elsewhere: 'stark, aber zu einem anderen Endpunkt als dem hier entscheidenden',
  indirect: 'stark, aber nicht genau zu der Behandlung oder den Personen der Frage',
  moderate: 'mäßig nach dem Strength Score',
  limited: 'begrenzt nach dem Strength Score',
}

/** The same of all studies together. */
const conclusions: Record<Cause, string> = {
  replicated: 'starke Studien bestätigen einander, und keine widerspricht ihnen',
  synthesis: 'eine starke Synthese entscheidet die Frage, und keine starke Studie widerspricht ihr',
  contested:
    'starke Studien bestätigen einander, aber eine an anderen Personen oder zu einem anderen Endpunkt widerspricht ihnen',
  conflict: 'starke Studien widersprechen sich',
  unreplicated: 'eine starke Studie, die keine weitere starke Studie bestätigt',
  undirected: 'die stärksten Studien geben keine Richtung des Ergebnisses an',
  elsewhere: 'die stärksten Studien haben einen anderen Endpunkt gezählt',
  indirect: 'die stärksten Studien betreffen nicht genau die Behandlung oder die Personen der Frage',
  moderate: 'die beste gefundene Evidenz ist mäßig stark',
  limited: 'nichts Gefundenes ist mehr als begrenzt stark',
}

const statuses: Record<TrialStatus, string> = {
  'not-yet-recruiting': 'Rekrutierung noch nicht begonnen',
  recruiting: 'rekrutiert',
  'enrolling-by-invitation': 'Aufnahme auf Einladung',
  'active-not-recruiting': 'laufend, Rekrutierung abgeschlossen',
  suspended: 'ausgesetzt',
  terminated: 'abgebrochen',
  completed: 'abgeschlossen',
  withdrawn: 'zurückgezogen',
  available: 'verfügbar',
  'no-longer-available': 'nicht mehr verfügbar',
  'temporarily-not-available': 'vorübergehend nicht verfügbar',
  'approved-for-marketing': 'zugelassen',
  withheld: 'Angaben zurückgehalten',
  unknown: 'Status unbekannt',
}

/** Reasons begin with a noun, which keeps its capital, or with one of these. */
function lowerUnlessNoun(fact: string): string {
  return /^(?:Präzise|Recht|Unpräzise|Breites|Enges|Das|Die|Nur|Keine|Zu|Ein|Ohne|Durch|Mit)\b/u.test(fact)
    ? lowerFirst(fact)
    : fact
}

/** What was found in other people points nowhere in those asked about. */
function whereIndirect(cause: Cause): string {
  return cause === 'indirect' ? ' bei den untersuchten Personen' : ''
}

function countStudies({ direction, studies, strong }: DirectionCount): string {
  const many = `${studies} ${studies === 1 ? 'Studie' : 'Studien'}`
  const score = strong === 0 ? 'keine stark' : `${strong} stark`
  return `${directionNames[direction]}: ${many} (${score})`
}

export const deConsensus: ConsensusFrames = {
  keyReason: ({ level, cause, facts, direction, agreeing, against, isOtherOutcome }) => {
    const where = direction === 'unclear' ? '' : whereIndirect(cause)
    const [design = '', ...others] = facts
    const about = [design, ...others.map(lowerUnlessNoun), `${points[direction]}${where}`].filter(
      (part) => part !== '',
    )
    return [
      `${levelNames[level]}: ${causes[cause]}.`,
      `${about.join('; ')}.`,
      isOtherOutcome ? 'Gezählt wurde ein anderer Endpunkt als der gefragte.' : '',
      agreeing.length > 0 ? `Starke Studien mit demselben Ergebnis: ${joinFew(agreeing, names)}.` : '',
      against.length > 0 ? `Starke Studien mit anderem Ergebnis: ${joinFew(against, names)}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' ')
  },
  meter: ({ level, direction, cause, about }, counts) => {
    const toward = direction === null ? '' : `, Richtung: ${directionNames[direction]}${whereIndirect(cause)}`
    const whose = about.length === 0 ? '' : ` für ${joinFew(about, names)}`
    return `${levelNames[level]}${whose}${toward}: ${conclusions[cause]}. Nach Richtung: ${counts.map(countStudies).join('; ')}.`
  },
  trial: ({ title, status, phase, enrolment, completion }) => {
    const known = [
      ...(phase === null ? [] : [phase.replaceAll('Early Phase', 'frühe Phase')]),
      ...(status === null ? [] : [statuses[status]]),
      ...(enrolment === null ? [] : [`${appraisal.count(enrolment)} Teilnehmende`]),
      ...(completion === null ? [] : [`Abschluss ${completion}`]),
    ]
    return `Registriert und ohne veröffentlichte Ergebnisse${known.length === 0 ? '' : ` (${known.join(', ')})`}: ${quoted(title)}.`
  },
  protocol: (name, title) =>
    `Ein Studienprotokoll ohne Ergebnisse ist veröffentlicht (${name}): ${quoted(title)}.`,
  gap: (name, words) => `${name} lässt offen: ${quoted(words)}.`,
}
