import type { StudyRecord } from './study-record.ts'

/** What may be asked of a treatment beside whether it helps. */
export type Use = 'dose' | 'duration' | 'timing' | 'stop' | 'route'
export const allUses: readonly Use[] = ['dose', 'duration', 'timing', 'stop', 'route']

type Arm = StudyRecord['arms'][number]

const stopping =
  /\b(?:stop(?:ping|ped)?|discontinu\w*|withdraw\w*|without|omit\w*|omission|cessation|interrupt\w*|no bridging|de-?escalat\w*|taper\w*|monotherapy|alone)\b/iu
const ofTime =
  /\b(?:early|earlier|late|later|delay\w*|immediate\w*|deferr\w*|accelerated|within \d+|before|after|at once|urgent)\b/iu
const ofDuration =
  /\b(?:\d+|one|two|three|six|twelve)[ -](?:days?|weeks?|months?|years?)\b|\b(?:short|long|extended|prolonged)[ -](?:course|term|treatment)\b/iu
const ofDose =
  /\b(?:high|low|standard|reduced|full|intensive)[ -]dose\b|\b\d+(?:\.\d+)? ?(?:mg|g|micrograms?|mcg|units|mL)(?:\/kg)?\b/iu

/** In what the arms of a study differ: prednisolone for 5 days or for 14, dialysis early or late. */
export function contrastsOf(arms: readonly Arm[]): Use[] {
  const tried = arms.filter(({ role }) => role === 'intervention')
  const against = arms.filter(({ role }) => role === 'control')
  const texts = (some: readonly Arm[], of: (arm: Arm) => string | null) =>
    some.flatMap((arm) => of(arm) ?? []).join('; ')
  const isSame =
    tried.some(({ drugs }) => drugs.some((drug) => against.some((arm) => arm.drugs.includes(drug)))) ||
    (against.length > 0 && [...tried, ...against].every(({ drugs }) => drugs.length === 0))
  const differ = (of: (arm: Arm) => string | null) => {
    const [one, other] = [texts(tried, of), texts(against, of)]
    return one !== '' && other !== '' && one !== other
  }
  const inWords = [texts(tried, ({ other }) => other), texts(against, ({ other }) => other)]
  const uses: Use[] = []
  if (isSame && differ(({ dose }) => dose)) uses.push('dose')
  if ((isSame && differ(({ duration }) => duration)) || inWords.every((text) => ofDuration.test(text)))
    uses.push('duration')
  if ((isSame && differ(({ timing }) => timing)) || inWords.every((text) => ofTime.test(text)))
    uses.push('timing')
  if (isSame && differ(({ route }) => route)) uses.push('route')
  if (inWords.some((text) => stopping.test(text))) uses.push('stop')
  return uses
}

/** What a curated record tells of how the treatment is used. */
export function usesTold(arms: readonly Arm[]): Use[] {
  const tried = arms.filter(({ role }) => role === 'intervention')
  const uses: Use[] = []
  if (tried.some(({ dose }) => dose !== null)) uses.push('dose')
  if (tried.some(({ duration }) => duration !== null)) uses.push('duration')
  if (tried.some(({ timing }) => timing !== null)) uses.push('timing')
  if (tried.some(({ route }) => route !== null)) uses.push('route')
  return uses
}

/** The same of a text: a body's advice, the title of a paper. */
export function usesInText(text: string): Use[] {
  const uses: Use[] = []
  if (ofDose.test(text)) uses.push('dose')
  if (ofDuration.test(text)) uses.push('duration')
  if (ofTime.test(text)) uses.push('timing')
  if (stopping.test(text)) uses.push('stop')
  return uses
}
