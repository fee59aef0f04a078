import type { CaveatFrames } from '../caveat-frames.ts'

export const enCaveats: CaveatFrames = {
  limit: (asked, found) => `Outside what was studied: ${asked} (limit of the study: ${found}).`,
  excluded: (_, found) => `The study left out: ${found}.`,
  'not-pregnant': () => 'It was not studied in pregnancy.',
  'pregnant-only': () => 'It was studied in pregnancy only.',
  'adults-only': () => 'It was studied in adults only.',
  'children-only': () => 'It was studied in children only.',
  'too-young': () => 'The people studied were older.',
  'too-old': () => 'The people studied were younger.',
  'other-problem': (_, found) => `It was studied in ${found}.`,
  'wider-problem': (_, found) => `It was studied in ${found}.`,
  class: (_, found) => `It was studied for ${found} as a group.`,
  comparator: (asked) => `No study shown here compares it directly with ${asked}.`,
  outcome: (asked) => `The record tells nothing of ${asked}.`,
}
