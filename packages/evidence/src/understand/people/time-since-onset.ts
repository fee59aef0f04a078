export type TimeSinceOnset = { timeHours: number | null; isAfterTime: boolean }

const unit = String.raw`(hours?|hrs?|h|minutes?|mins?)\b`
const amount = String.raw`(\d+(?:\.\d+)?)\s*`
/** 'At 8 hours', 'onset 12 hours', 'within 4.5 h', 'beyond 24 hours'; of a range, its end. */
const onset = new RegExp(
  String.raw`\b(at|after|within|beyond|past|onset|more than|later than|less than|under|by|from|since|until|up to|in the first|between)\s+(?:the )?(?:\d+(?:\.\d+)?\s*(?:-|–|to|and)\s*)?${amount}[\s-]*${unit}(?!\s*(?:before|infusion|urine|holter|recall))`,
  'u',
)
/** '8 hours after stroke', '6-24 hours from onset'. */
const sinceOnset = new RegExp(
  String.raw`\b${amount}[\s-]*${unit}\s+(?:after|from|since|of|post|following|later)\b`,
  'u',
)
/** 'Alteplase stroke 12 hours': the time stands last and nothing before it makes it a dose or a duration. */
const last = new RegExp(
  String.raw`(?<!\b(?:every|over|for|per|each|lasting)\s+)\b${amount}[\s-]*${unit}\s*[?.!]*\s*$`,
  'u',
)
/** 'Within 40 days of infarction', '5 days after onset': a stay, a course or a follow-up of days is no time since onset. */
const inDays =
  /\b(?:within (?:the first )?(\d+)[\s-]*(days?|weeks?) (?:of|after|from|since|following)|(\d+)[\s-]*(days?|weeks?) (?:after|since|from|post|following) (?:the )?(?:onset|symptom|stroke|infarction|mi\b|stemi|injury|trauma|palsy|acute|ictus))/u
/** 'tPA 5 hours stroke': what begins at a moment stands right behind the time. */
const beforeEvent = new RegExp(
  String.raw`(?<!\b(?:every|over|for|per|each|lasting)\s+)\b${amount}[\s-]*${unit}\s+(?:stroke|ictus|stemi|mi\b|infarct|injury|trauma|overdose|onset|arrest)`,
  'u',
)
const later = /^(?:after|beyond|past|more than|later than)$/u

/** Time since the illness began, in hours, where the lower-case question gives one; doses 'every 6 hours' and infusions 'over 24 hours' are none. */
export function findTimeSinceOnset(folded: string): TimeSinceOnset {
  const [, word, number, of] = onset.exec(folded.replaceAll(/(?<!\s)\s*[>≥]\s*(?=\d)/gu, ' more than ')) ?? []
  if (word !== undefined) return { timeHours: inHours(number, of), isAfterTime: later.test(word) }
  const [whole, plain, plainUnit] =
    sinceOnset.exec(folded) ?? beforeEvent.exec(folded) ?? last.exec(folded) ?? []
  if (whole !== undefined) return { timeHours: inHours(plain, plainUnit), isAfterTime: false }
  const [, within, withinUnit, since, sinceUnit] = inDays.exec(folded) ?? []
  const days = within ?? since
  const isWeeks = (withinUnit ?? sinceUnit)?.startsWith('w') === true
  return { timeHours: days === undefined ? null : Number(days) * 24 * (isWeeks ? 7 : 1), isAfterTime: false }
}

function inHours(number: string | undefined, unitName: string | undefined): number {
  const value = Number(number)
  return unitName?.startsWith('m') === true ? value / 60 : value
}
