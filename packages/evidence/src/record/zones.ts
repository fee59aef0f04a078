import type { NamedTerm } from './named-terms.ts'

/** What the words before a name make of it. */
export type Zone = 'act' | 'control' | 'people' | 'background' | 'outcome' | 'excluded'
export type ZonedTerm = NamedTerm & { zone: Zone }

/** Words that begin a zone, in the order in which they are tried at one place. */
const markers: readonly [string, Zone][] = [
  [String.raw`with or without|with and without`, 'act'],
  [
    String.raw`versus|vs\.?|v\.?(?= )|compared (?:with|to)|in comparison (?:with|to)|as compared (?:with|to)|(?:rather|other) than|than|instead of|against`,
    'control',
  ],
  [String.raw`without|excluding|except(?: for)?|free (?:of|from)|no (?:history|evidence) of`, 'excluded'],
  [
    String.raw`(?:treat(?:ed|ment|ing)?|therapy|managed?(?:ment)?|prophylaxis|receiv(?:e|ed|ing)|using|use of|combined|combination|supplement(?:ed|ation)|by (?:means of|adding)|via) with|treated (?:with|by)|receiv(?:e|ed|ing)|using|(?:effects?|efficacy|effectiveness|safety|tolerability|impact|influence|role|benefits?|use|comparison|comparing|trials?|stud(?:y|ies)|administration|addition|adding|value|accuracy|performance) (?:and \p{L}+ )?(?:of|with)`,
    'act',
  ],
  [
    String.raw`(?:risk|incidence|rates?|prevalence|frequency|occurrence|severity|number|likelihood|odds|time to|onset|duration) of|(?:reduc|decreas|lower|improv|increas|prevent|worsen|affect|caus|induc|enhanc|attenuat|prolong|shorten)(?:e|es|ed|s|ing|ion)?(?: of| in)?|associat(?:ed|ion) (?:with|between)|outcomes? of|effects? on|impact on|on`,
    'outcome',
  ],
  [
    String.raw`(?:patients?|people|persons?|subjects?|individuals?|adults?|women|men|children|infants|adolescents|participants|those|survivors|cases) (?:with|who have|having|suffering from|diagnosed with)|(?:treatment|therapy|management|prevention|prophylaxis|diagnosis|control|relief|detection|care) (?:of|for)|who (?:have|had)(?! (?:undergone|received))|having|for|among|in|of patients|affected by|suffering from`,
    'people',
  ],
  [
    String.raw`undergoing|after|following|during|before|prior to|who (?:have )?(?:had|underwent|received)|on top of|already (?:taking|on|receiving)|-treated`,
    'background',
  ],
  [String.raw`with`, 'people'],
]

const marker = new RegExp(
  `(?<![\\p{L}\\d])(?:${markers.map(([words], nth) => `(?<m${nth}>${words})`).join('|')})(?![\\p{L}\\d])|(?<stop>[:;.?](?=\\s|$))`,
  'giu',
)

const isDone = (term: NamedTerm) =>
  term.concept.type === 'drug' || term.concept.type === 'procedure' || term.concept.type === 'test'
const joins = /^[\s,]*(?:or|and|,|\/|-|plus)[\s,]*(?:the |an? |with |oral |intravenous )*$/iu
const alternative = /^[\s,]*(?:or)\b/iu

/**
 * The names of a title or of a sentence, each in its zone: 'Effect of X versus Y on O in patients with P after B'. A drug 'with' which
 * something is done is an act, not of the people, and 'A or B' are two arms.
 */
export function readZones(text: string, terms: readonly NamedTerm[]): ZonedTerm[] {
  const zones = listZones(text)
  const zoned: ZonedTerm[] = []
  let nth = 0
  let zone: Zone = 'act'
  let words = ''
  for (const term of terms.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    while (nth < zones.length && (zones[nth]?.end ?? 0) <= term.start) {
      zone = zones[nth]?.zone ?? zone
      words = zones[nth]?.words ?? ''
      nth += 1
    }
    const before = zoned.at(-1)
    const between = before === undefined ? '' : text.slice(before.end, term.start)
    zoned.push({ ...term, zone: settle(term, zone, words, before, between) })
  }
  return zoned
}

function settle(
  term: NamedTerm,
  zone: Zone,
  words: string,
  before: ZonedTerm | undefined,
  between: string,
): Zone {
  if (before !== undefined && joins.test(between) && isDone(term) === isDone(before)) {
    const isArm = before.zone === 'act' && alternative.test(between) && isDone(term)
    return isArm ? 'control' : before.zone
  }
  if (!isDone(term)) return zone === 'act' || zone === 'control' || zone === 'background' ? 'people' : zone
  // 'Nausea treated with X' and 'pain with X' name what is done.
  if (zone === 'people' && words === 'with') return 'act'
  return zone === 'people' ? 'background' : zone
}

function listZones(text: string): { end: number; zone: Zone; words: string }[] {
  const zones: { end: number; zone: Zone; words: string }[] = []
  for (const match of text.matchAll(marker)) {
    const end = match.index + match[0].length
    const words = match[0].toLowerCase()
    const zone =
      match.groups?.['stop'] !== undefined
        ? ('act' as const)
        : markers.find((_, nth) => match.groups?.[`m${nth}`] !== undefined)?.[1]
    if (zone !== undefined) zones.push({ end, zone, words })
  }
  return zones
}
