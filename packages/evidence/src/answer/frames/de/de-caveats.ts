import type { CaveatFrames } from '../caveat-frames.ts'

export const deCaveats: CaveatFrames = {
  limit: (asked, found) => `Außerhalb des Untersuchten: ${asked} (Grenze der Studie: ${found}).`,
  excluded: (_, found) => `In der Studie ausgeschlossen: ${found}.`,
  'not-pregnant': () => 'In der Schwangerschaft wurde das nicht untersucht.',
  'pregnant-only': () => 'Das wurde nur in der Schwangerschaft untersucht.',
  'adults-only': () => 'Das wurde nur bei Erwachsenen untersucht.',
  'children-only': () => 'Das wurde nur bei Kindern untersucht.',
  'too-young': () => 'Die untersuchten Personen waren älter.',
  'too-old': () => 'Die untersuchten Personen waren jünger.',
  'other-problem': (_, found) => `Untersuchte Erkrankung: ${found}.`,
  'wider-problem': (_, found) => `Untersuchte Erkrankung: ${found}.`,
  class: (_, found) => `Untersucht wurde die Wirkstoffgruppe: ${found}.`,
  comparator: (asked) => `Keine der hier gezeigten Studien vergleicht direkt mit: ${asked}.`,
  outcome: (asked) => `Der Eintrag sagt nichts zu: ${asked}.`,
}
