import type { ForeignLanguage } from '../language/languages.ts'
import { type AlarmSign, findForeignSign, isForeignCallForHelp } from './foreign-alerts.ts'
import { isIdentifying } from '@auscult/contract/identifiers.ts'

/** What must be said before the answer. */
export type Alert = 'emergency' | 'self-harm' | 'poisoning' | 'identifiable-patient'

const relative =
  'wife|husband|partner|son|daughter|child|kid|baby|toddler|mother|father|mum|mom|dad|brother|sister|friend|grandmother|grandfather|gran|boy|girl|nephew|niece'
/** One person, not the patients of a trial: 'pt', '60 yo man', 'my 2 year old'. */
const onePerson = String.raw`(?:patient|pt|he|she|man|woman|gentleman|lady|child|infant|toddler|kid|baby|boy|girl|neonate|newborn|${relative}|\d{1,3}[\s-]*(?:yo|y\/o|year|yr|month|week|day)s?(?:[\s-]old)?)`
const collapse =
  'cardiac arrest|arresting|arrested|not breathing|stopped breathing|unresponsive|unconscious|choking|collapsed|no pulse|pulseless|bleeding out|exsanguinating|fitting|seizing|convulsing|anaphylactic|anaphylaxis|crashing|peri-arrest|turning blue|gasping'
const atThisMoment = 'right now|now|at this moment|at the moment|immediately|in front of me|as we speak'
const acuteSign = `${collapse}|chest pain|st[- ]elevation|stemi|status epilepticus|seizure|vf|ventricular fibrillation|pulseless vt|asystole|pea|facial droop|face droop|slurred speech|hemiplegic|hemiparesis|bleeding|shock|desaturating|stroke|bp \\d`

const emergencies: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${onePerson}\b[^.?!]{0,40}\b(?:is|has|just|was)\b[^.?!]{0,40}\b(?:${collapse})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${onePerson}\s+(?:is )?(?:in|has gone into|went into|gone into)\s+(?:an? )?(?:(?:vf|vt|pea|asystolic|cardiac|respiratory|witnessed)\s+)*(?:arrest|vf|pulseless vt|asystole|status epilepticus|anaphylaxis|anaphylactic shock)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${onePerson}\s+(?:seizing|convulsing|arresting|choking|collapsed|unresponsive|unconscious|not breathing|exsanguinating)\b`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:${atThisMoment})\b[^.?!]{0,40}\b(?:${collapse}|bp \d)`, 'iu'),
  new RegExp(
    String.raw`\b(?:${acuteSign})[^.?!]{0,40}\b(?:right now|in front of me|as we speak|now what|what (?:do|should) (?:i|we) do)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:${collapse}|chest pain|st[- ]elevation|stemi|in status epilepticus|in vf|slurred speech|facial droop)\s+(?:${atThisMoment})\b`,
    'iu',
  ),
  // A pressure that no one walks about with.
  /\b(?:bp|blood pressure)\s*(?:is|of|:)?\s*(?:[3-7]\d|80)\s*\/\s*(?:\d{2}|palp)\b|\b(?:bp|blood pressure)\s*(?:is|of|:)?\s*(?:2[3-9]\d|3\d\d)\s*\/\s*1?\d{2}\b[^.?!]{0,60}\b(?:now|what do i|headache|confus)/iu,
  /\b(?:i am|i'm) dying\b/iu,
]

const symptom =
  'chest (?:pain|tightness|pressure)|heart attack|stroke|seizure|trouble breathing|difficulty breathing|coughing up blood|vomiting blood|worst headache|thunderclap headache|slurred speech|facial droop|anaphylaxis|heavy bleeding'
const filler = String.raw`(?:\s+(?:a|an|the|some|sudden|severe|crushing|bad|terrible|strong|sharp|very|really|worst|been|got|had|just|having))*`

/** Someone speaks of their own body or of one of the family's. */
const ownSymptoms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i have|i've|i had|i am having|i'm having|i feel|i get|i keep having|i think i(?:'m| am)? hav(?:e|ing))${filler}\s+(?:${symptom})\b`,
    'iu',
  ),
  /\b(?:i|we) (?:can't|cannot|can not) (?:breathe|feel my|move my|stop (?:the )?bleeding)\b/iu,
  /\bmy (?:chest (?:hurts|is tight|aches)|throat is (?:closing|swelling)|(?:left |right )?(?:arm|leg|face|side) (?:is|went|has gone|feels) (?:suddenly )?(?:numb|weak|drooping|droopy|paralysed)|heart (?:has )?stopped)/iu,
  new RegExp(
    String.raw`\bmy (?:${relative}|\d{1,2}[\s-]*(?:year|month|week|day)s?[\s-]old)\b[^.?!]{0,20}\b(?:can't breathe|cannot breathe|is (?:having|not breathing|choking|unconscious|unresponsive|fitting|seizing|turning blue)|has (?:collapsed|stopped breathing|chest pain)|collapsed|won't wake up)`,
    'iu',
  ),
]

const selfHarm: readonly RegExp[] = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|hang|hanging|cut|cutting|poison) myself\b/iu,
  /\b(?:end|ending|take|taking) my (?:own )?life\b|\bend it all\b/iu,
  /\bi (?:just |really )*(?:want|wanna|wish|plan|intend|am going|'m going|would like)(?: to| i (?:was|were))? (?:die|dead|be dead|not (?:be|wake)|commit suicide|disappear for ?ever)\b/iu,
  /\bi (?:do not|don't) want to (?:live|be alive|wake up)\b/iu,
  /\b(?:i am|i'm|im|i feel|i have been|i've been)\b[^.?!]{0,20}\b(?:suicidal|thinking (?:about|of) suicide)\b/iu,
  /\bhow (?:do|can|should|to)(?: i)? commit suicide\b|\b(?:painless|easiest|best|quickest) way to (?:die|kill|commit suicide)\b/iu,
]

const swallowed = 'swallowed|ingested|drank|drunk|ate|eaten|has taken|took|taken|injected|overdosed|inhaled'
const poison = String.raw`overdose|too many|too much|(?:tablets?|pills?|capsules?|bottle|pack(?:et)?|bleach|batter(?:y|ies)|magnets?|detergent|antifreeze|methanol|weedkiller|pesticide|paraquat|rat poison|caustic|mushrooms?|petrol|lamp oil)\b`

const poisonings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${onePerson}|i)\b[^.?!]{0,30}\b(?:${swallowed})\b[^.?!]{0,40}\b(?:${poison})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:my )?(?:${relative}|patient|pt|he|she|man|woman|infant|neonate|\d{1,2}[\s-]*(?:year|yr|month|week)s?[\s-]old|i)\s+(?:(?:has|have|just|accidentally)\s+)*(?:swallowed|ingested|drank|overdosed)\b`,
    'iu',
  ),
]

/** Signs in the question as typed; it is read for the notice only and changed nowhere. */
export function findAlerts(question: string): Alert[] {
  const alerts: Alert[] = []
  const typed = question.replaceAll('’', "'")
  if (holds(selfHarm, typed) || isForeign(question, 'selfHarm')) alerts.push('self-harm')
  if (holds(poisonings, typed) || isForeign(question, 'poisonings')) alerts.push('poisoning')
  const isAcute = holds([...emergencies, ...ownSymptoms], typed)
  if (isAcute || isForeign(question, 'emergencies') || isForeign(question, 'ownSymptoms'))
    alerts.push('emergency')
  if (isIdentifying(question)) alerts.push('identifiable-patient')
  return alerts
}

function isForeign(question: string, sign: AlarmSign): boolean {
  return findForeignSign(question, sign) !== undefined
}

/** The language of the words that raised an alert, where they are not English. */
export function languageOfAlert(question: string): ForeignLanguage | undefined {
  const kinds = ['selfHarm', 'ownSymptoms', 'poisonings', 'emergencies'] as const
  return kinds.map((sign) => findForeignSign(question, sign)).find((language) => language !== undefined)
}

/** Help comes before any word on whether the question is one. */
export function isUrgent(alert: Alert): boolean {
  return alert !== 'identifiable-patient'
}

const clinician = /\b(?:patients?|pts?|my case|in (?:the )?(?:ed|er|icu)|admitted|on (?:the|my) ward)\b/iu
const ownPoisoning = new RegExp(
  String.raw`\b(?:i|my (?:${relative}|\d{1,2}[\s-]*(?:year|month|week)s?[\s-]old))\b`,
  'iu',
)

/**
 * A person in danger speaks, no clinician with a question: what they need is help at once, and studies would only stand in its way.
 */
export function isCallForHelp(question: string): boolean {
  const typed = question.replaceAll('’', "'")
  if (isForeignCallForHelp(question)) return true
  if (clinician.test(typed)) return false
  return (
    holds(selfHarm, typed) ||
    holds(ownSymptoms, typed) ||
    (ownPoisoning.test(typed) && holds(poisonings, typed))
  )
}

function holds(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
