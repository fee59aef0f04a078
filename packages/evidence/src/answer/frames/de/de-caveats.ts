import { asSituations, type CaveatFrames, type SituationNames } from '../caveat-frames.ts'

const deSituations: SituationNames = {
  'line=first': 'Erstbehandlung',
  'line=later': 'Behandlung nach Versagen oder Rückfall',
  'line=adjuvant': 'Behandlung nach Resektion',
  'line=neoadjuvant': 'Behandlung vor Resektion',
  'line=maintenance': 'Erhaltungstherapie',
  'line=repeat': 'wiederholte Gabe',
  'aim=prevention': 'Vorbeugung',
  'aim=treatment': 'Behandlung der bestehenden Erkrankung',
  'event=first': 'Menschen ohne früheres Ereignis',
  'event=again': 'Menschen mit früherem Ereignis',
  'severity=mild': 'leichte Erkrankung',
  'severity=moderate': 'mittelschwere Erkrankung',
  'severity=severe': 'schwere Erkrankung',
  'stage=early': 'frühes Stadium',
  'stage=advanced': 'fortgeschrittenes Stadium',
  'symptoms=absent': 'Menschen ohne Beschwerden',
  'symptoms=present': 'Menschen mit Beschwerden',
  'setting=intensive-care': 'Intensivstation',
  'setting=emergency': 'Notfallversorgung',
  'setting=hospital': 'Menschen im Krankenhaus',
  'setting=outpatient': 'Menschen außerhalb des Krankenhauses',
}

export const deCaveats: CaveatFrames = {
  limit: (asked, found) => `Außerhalb des Untersuchten: ${asked} (Grenze der Studie: ${found}).`,
  excluded: (_, found) => `In der Studie ausgeschlossen: ${found}.`,
  'not-pregnant': () => 'In der Schwangerschaft wurde das nicht untersucht.',
  'pregnant-only': () => 'Das wurde nur in der Schwangerschaft untersucht.',
  'adults-only': () => 'Das wurde nur bei Erwachsenen untersucht.',
  'children-only': () => 'Das wurde nur bei Kindern untersucht.',
  'too-young': () => 'Die untersuchten Personen waren älter.',
  'too-old': () => 'Die untersuchten Personen waren jünger.',
  older: (_, found) => `Die untersuchten Personen waren im Mittel ${found} Jahre alt.`,
  'other-problem': (_, found) => `Untersuchte Erkrankung: ${found}.`,
  'wider-problem': (_, found) => `Untersuchte Erkrankung: ${found}.`,
  class: (_, found) => `Untersucht wurde die Wirkstoffgruppe: ${found}.`,
  comparator: (asked) => `Keine der hier gezeigten Studien vergleicht direkt mit: ${asked}.`,
  situation: (asked, found) =>
    `Untersucht wurde: ${asSituations(found, deSituations)}; gefragt ist: ${asSituations(asked, deSituations)}.`,
  outcome: (asked) => `Der Eintrag sagt nichts zu: ${asked}.`,
}
