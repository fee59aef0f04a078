/** What must be said before the answer. */
export type Alert = 'emergency' | 'identifiable-patient'

const emergencies: readonly RegExp[] = [
  /\b(?:patient|he|she|man|woman|child|baby|boy|girl|mother|father|husband|wife)\b[^.?!]{0,40}\b(?:is|has|just|was)\b[^.?!]{0,40}\b(?:cardiac arrest|arresting|arrested|not breathing|stopped breathing|unresponsive|unconscious|choking|collapsed|no pulse|pulseless|bleeding out|exsanguinating|fitting|seizing|anaphylactic|crashing)\b/iu,
  /\b(?:right now|now|currently|at this moment|immediately)\b[^.?!]{0,40}\b(?:cardiac arrest|not breathing|no pulse|unconscious|choking)\b/iu,
  /\b(?:cardiac arrest|not breathing|no pulse|unconscious|choking|anaphylaxis|in status epilepticus)\b[^.?!]{0,40}\b(?:right now|now|in front of me)\b/iu,
  /\b(?:i am|i'm) (?:having|going to (?:kill|hurt)|dying|about to kill)\b/iu,
  /\b(?:i|my (?:wife|husband|son|daughter|mother|father|friend)) (?:took|swallowed|has taken|have taken) (?:an overdose|too many)\b/iu,
]

const identifiers: readonly RegExp[] = [
  // A title and a capitalised name; eponyms ('Dr Bach') are rarer than patients, and the notice costs nothing.
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Sig|Sig\.ra|Herr|Frau|Sr|Sra|Señor|Señora)\.?\s+\p{Lu}[\p{L}'’-]+/u,
  /\bpatient(?:'s name is| named| called)\s+\p{Lu}/iu,
  /\bmy name is\s+\p{Lu}/u,
  /\b(?:dob|d\.o\.b\.?|date of birth|born(?: on)?|geboren(?: am)?|nato il|nata il|nacid[oa] el)\b[^.?!]{0,12}\d/iu,
  /\b(?:mrn|medical record|record (?:no|number)|hospital (?:no|number)|nhs (?:no|number)|ssn|social security|codice fiscale|patient id|case number)\b[^.?!]{0,12}\d/iu,
  /\b\d{3}[ -]\d{3}[ -]\d{4}\b|\b\d{3}-\d{2}-\d{4}\b/u,
  /(?:\+\d{1,3}[ -]?)(?:\(?\d{1,4}\)?[ -]?){2,5}\d{2,4}/u,
  /\b(?:phone|tel|telephone|mobile)\b[^.?!]{0,10}\d{3,}/iu,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u,
]

/** The question with what identifies a person blanked out, every other character in its place. */
export function withoutIdentifiers(question: string): string {
  return identifiers.reduce(
    (text, pattern) =>
      text.replace(new RegExp(pattern.source, `${pattern.flags}g`), (found) => ' '.repeat(found.length)),
    question,
  )
}

/** Signs in the question as typed; it is read for the notice only and changed nowhere. */
export function findAlerts(question: string): Alert[] {
  const alerts: Alert[] = []
  if (emergencies.some((pattern) => pattern.test(question))) alerts.push('emergency')
  if (identifiers.some((pattern) => pattern.test(question))) alerts.push('identifiable-patient')
  return alerts
}
