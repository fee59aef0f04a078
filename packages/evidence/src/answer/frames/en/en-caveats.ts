import { asSituations, type CaveatFrames, type SituationNames } from '../caveat-frames.ts'

const enSituations: SituationNames = {
  'line=first': 'first-line treatment',
  'line=later': 'treatment after failure or relapse',
  'line=adjuvant': 'treatment after resection',
  'line=neoadjuvant': 'treatment before resection',
  'line=maintenance': 'maintenance treatment',
  'line=repeat': 'a repeated course',
  'aim=prevention': 'prevention',
  'aim=treatment': 'treatment of existing disease',
  'event=first': 'people without an earlier event',
  'event=again': 'people with an earlier event',
  'severity=mild': 'mild disease',
  'severity=moderate': 'moderate disease',
  'severity=severe': 'severe disease',
  'stage=early': 'early disease',
  'stage=advanced': 'advanced disease',
  'symptoms=absent': 'people without symptoms',
  'symptoms=present': 'people with symptoms',
  'setting=intensive-care': 'intensive care',
  'setting=emergency': 'emergency care',
  'setting=hospital': 'people in hospital',
  'setting=outpatient': 'people outside hospital',
}

export const enCaveats: CaveatFrames = {
  limit: (asked, found) => `Outside what was studied: ${asked} (limit of the study: ${found}).`,
  excluded: (_, found) => `The study left out: ${found}.`,
  'not-pregnant': () => 'It was not studied in pregnancy.',
  'pregnant-only': () => 'It was studied in pregnancy only.',
  'adults-only': () => 'It was studied in adults only.',
  'children-only': () => 'It was studied in children only.',
  'too-young': () => 'The people studied were older.',
  'too-old': () => 'The people studied were younger.',
  older: (_, found) => `The people studied were ${found} years old on average.`,
  'other-problem': (_, found) => `It was studied in ${found}.`,
  'wider-problem': (_, found) => `It was studied in ${found}.`,
  class: (_, found) => `It was studied for ${found} as a group.`,
  comparator: (asked) => `No study shown here compares it directly with ${asked}.`,
  situation: (asked, found) =>
    `It was studied for ${asSituations(found, enSituations)}, not for ${asSituations(asked, enSituations)}.`,
  outcome: (asked) => `The record tells nothing of ${asked}.`,
}
