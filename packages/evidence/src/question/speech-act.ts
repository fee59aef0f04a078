import type { CueName } from './grammar.ts'
import type { SpeechAct } from './question.ts'
import type { QuestionWord } from './segments.ts'
import type { Roles } from './roles.ts'

/** What is asked, by the first of these cues that stands in the question; harm only where a treatment is named. */
const byCue: readonly (readonly [CueName, SpeechAct])[] = [
  ['not-clinical', 'not-clinical'],
  ['stop', 'stop'],
  ['dose', 'dose'],
  ['duration', 'duration'],
  ['guideline', 'guideline'],
  ['screen', 'screen'],
  ['diagnose', 'diagnose'],
  ['prognosis', 'prognosis'],
  ['timing', 'timing'],
  ['harm', 'harm'],
]

export function readSpeechAct(words: readonly QuestionWord[], { acts }: Roles): SpeechAct {
  const heard = new Set(
    words.flatMap(({ cues }, at) =>
      cues.flatMap(({ cue, length }) => (cue === 'stop' && isPreventing(words, at + length) ? [] : [cue])),
    ),
  )
  const found = byCue.find(([cue, act]) => heard.has(cue) && (act !== 'harm' || acts.length > 0))
  if (found !== undefined) return found[1]
  if (acts.some(({ role }) => role === 'comparator')) return 'compare'
  return acts.length === 0 ? 'guideline' : 'treat'
}

const reachOfStop = 3

/** What is to be stopped is a disease and no treatment: 'stop hip fractures'. */
function isPreventing(words: readonly QuestionWord[], behind: number): boolean {
  const next = words.slice(behind, behind + reachOfStop)
  const [named] = next.flatMap(({ name }) => name?.readings ?? [])
  return named !== undefined && (named.type === 'condition' || named.type === 'outcome')
}
