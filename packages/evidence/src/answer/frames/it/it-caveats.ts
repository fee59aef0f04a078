import { asSituations, type CaveatFrames, type SituationNames } from '../caveat-frames.ts'

const itSituations: SituationNames = {
  'line=first': 'trattamento di prima linea',
  'line=later': 'trattamento dopo fallimento o recidiva',
  'line=adjuvant': 'trattamento dopo resezione',
  'line=neoadjuvant': 'trattamento prima della resezione',
  'line=maintenance': 'mantenimento',
  'line=repeat': 'un ciclo ripetuto',
  'aim=prevention': 'prevenzione',
  'aim=treatment': 'trattamento della malattia in atto',
  'event=first': 'persone senza un evento precedente',
  'event=again': 'persone con un evento precedente',
  'severity=mild': 'malattia lieve',
  'severity=moderate': 'malattia moderata',
  'severity=severe': 'malattia grave',
  'stage=early': 'malattia iniziale',
  'stage=advanced': 'malattia avanzata',
  'symptoms=absent': 'persone senza sintomi',
  'symptoms=present': 'persone con sintomi',
  'setting=intensive-care': 'terapia intensiva',
  'setting=emergency': 'pronto soccorso',
  'setting=hospital': 'persone ricoverate',
  'setting=outpatient': 'persone non ricoverate',
}

export const itCaveats: CaveatFrames = {
  limit: (asked, found) => `Fuori da quanto studiato: ${asked} (limite dello studio: ${found}).`,
  excluded: (_, found) => `Lo studio escludeva: ${found}.`,
  'not-pregnant': () => 'Non è stato studiato in gravidanza.',
  'pregnant-only': () => 'È stato studiato solo in gravidanza.',
  'adults-only': () => 'È stato studiato solo negli adulti.',
  'children-only': () => 'È stato studiato solo nei bambini.',
  'too-young': () => 'Le persone studiate erano più anziane.',
  'too-old': () => 'Le persone studiate erano più giovani.',
  older: (_, found) => `Le persone studiate avevano in media ${found} anni.`,
  'other-problem': (_, found) => `Condizione studiata: ${found}.`,
  'wider-problem': (_, found) => `Condizione studiata: ${found}.`,
  class: (_, found) => `È stata studiata la classe: ${found}.`,
  comparator: (asked) => `Nessuno degli studi qui mostrati fa un confronto diretto con: ${asked}.`,
  situation: (asked, found) =>
    `È stato studiato per: ${asSituations(found, itSituations)}; la domanda riguarda: ${asSituations(asked, itSituations)}.`,
  outcome: (asked) => `La scheda non riporta: ${asked}.`,
}
