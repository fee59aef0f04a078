import type { Profile } from './evidence-record.ts'
import { cue, type Cues } from './word-cues.ts'

type Course = Pick<Profile, 'stage' | 'line' | 'course' | 'setting'>

const stage =
  /\b(?:NYHA|New York Heart Association)(?: functional)? class(?:es)? (?:[IV]{1,3}|[1-4])(?: ?(?:-|–|to|or|and|\/) ?(?:[IV]{1,3}|[1-4]))?\b|\b(?:stages?|grades?|class|Child-Pugh|GOLD|CKD|KDIGO) (?:[IV]{1,3}|[0-5])[ABC]?(?: ?(?:-|–|to|or|and|\/) ?(?:[IV]{1,3}|[0-5])[ABC]?)?\b|\b(?:locally advanced|metastatic|unresectable|advanced|early[- ]stage|early|recurrent|refractory|relapsed|end-stage|mild(?: to |-to-| or )moderate|moderate(?: to |-to-| or )severe|mild|moderate|severe|uncomplicated|complicated)\b/iu

const lines: readonly [RegExp, string][] = [
  [/\bneo-?adjuvant\b/iu, 'neoadjuvant'],
  [/\badjuvant\b/iu, 'adjuvant'],
  [/\bsecond[- ]line\b/iu, 'second-line'],
  [
    /\b(?:third[- ]line|previously treated|pre-?treated|salvage|after failure of)\b/iu,
    'second-line or later',
  ],
  [
    /\b(?:first[- ]line|treatment[- ]na[iï]ve|previously untreated|newly diagnosed|initial (?:treatment|therapy))\b/iu,
    'first-line',
  ],
  [/\bmaintenance\b/iu, 'maintenance'],
  [/\b(?:add[- ]on|adjunctive|adjunct(?: to)?|added to|in addition to|augmentation)\b/iu, 'add-on'],
  [/\binduction (?:therapy|treatment|chemotherapy)\b/iu, 'induction'],
]

const courses: readonly [RegExp, string][] = [
  [/\bprimary prevention\b/iu, 'prevention, primary'],
  [/\bsecondary prevention\b/iu, 'prevention, secondary'],
  [/\b(?:peri-?operative|pre-?operative|intra-?operative|post-?operative)\w*/iu, 'perioperative'],
  [/\bacute\b/iu, 'acute'],
  [/\bchronic\b/iu, 'chronic'],
  [/\b(?:prophyla\w+|prevent(?:ion|ing|ive)?)\b/iu, 'prevention'],
]

const settings: readonly [RegExp, string][] = [
  [
    /\b(?:intensive care|critically ill|critical care|ICU|mechanical(?:ly)? ventilat\w+)\b/iu,
    'intensive care',
  ],
  [/\b(?:pre-?hospital|out-of-hospital|ambulance|paramedic)\w*/iu, 'prehospital'],
  [/\b(?:emergency (?:department|room|medicine|care)|accident and emergency)\b/iu, 'emergency'],
  [/\b(?:primary care|general pract\w+|family pract\w+)\b/iu, 'primary care'],
  [/\b(?:out-?patients?|ambulatory)\b/iu, 'outpatient'],
  [/\b(?:in-?patients?|hospitali[sz]ed|in hospital|wards?)\b/iu, 'hospital'],
  [/\b(?:community|nursing homes?|schools?|at home|home-based)\b/iu, 'community'],
]

type Sentence = { text: string; cues: Cues }

function first(sentences: readonly Sentence[], of: Cues, table: readonly [RegExp, string][]): string | null {
  for (const { text, cues } of sentences) {
    if ((cues & of) === 0) continue
    const found = table.find(([pattern]) => pattern.test(text))
    if (found !== undefined) return found[1]
  }
  return null
}

/** How far the disease was, what was had before, how it ran and where people were treated; of the stage the source's own words. The title comes first and tells first. */
export function readCourse(sentences: readonly Sentence[]): Course {
  const title = sentences[0]?.text ?? ''
  return {
    stage: stage.exec(title)?.[0] ?? null,
    line: first(sentences, cue.line, lines),
    course: courses.find(([pattern]) => pattern.test(title))?.[1] ?? null,
    setting: first(sentences, cue.setting, settings),
  }
}
