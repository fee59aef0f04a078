import { fold } from '../text/terms.ts'
import type { CueName } from './grammar.ts'
import type { Patient } from './question.ts'
import { readCourses, readStandingAge, readStandingWeeks } from './standing-age.ts'
import type { QuestionWord } from './segments.ts'

type Told = Omit<
  Patient,
  'values' | 'unsureValues' | 'impliedValues' | 'allergies' | 'anaphylaxisTo' | 'weightKg'
>

/** Years in one of each unit, as clinicians shorten it in four languages. */
const perUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:y|yo|yrs?|years?|j|jahre?n?|jahrige[rnms]?|aa|anni|anos?|a)$/u, 1],
  [/^(?:mo|mths?|months?|monate?n?|mesi|mese|meses|mes|m)$/u, 1 / 12],
  [/^(?:w|wks?|weeks?|wochen?|sett|settimane|semanas|sem)$/u, 7 / 365],
  [/^(?:d|days?|tage?n?|gg|giorni|dias)$/u, 1 / 365],
]

const units = String.raw`(y\/?o|yrs?|years?|mo|mths?|months?|wks?|weeks?|days?|d|jahre?n?|j|jahrige[rnms]?|monate?n?|wochen?|tage?n?|aa|anni|mesi|mese|settimane|sett|giorni|gg|anos?|a|meses|mes|semanas|sem|dias)`
/** '75F', '24 M', '68yo woman', '7mo', '5 d old', '72aa', '67J.'. */
const agedWithSex =
  /(?:^|[\s,(])(\d{1,3})\s?-?\s?(?:(?:yr?s?|y\/?o|years?|years? old|jahre?|j|anni|anos|aa?(?!m\b))[\s.]*)?(m|f|w)(?:\b|$)(?!\s?\d|\/)/u
const agedOld = new RegExp(
  String.raw`\b(\d{1,3})\s?-?\s?${units}\s?-?\s?(?:old|of age|alt|de edad|di eta)\b`,
  'u',
)
/** '74y male', '74 female'; of 'in 30 female patients' there are thirty. */
const agedPerson =
  /(?<![\d.,/–-])\b(?:(\d{1,3})\s?-?\s?(?:y|yrs?|years?|jahre?|j|anni|anos|aa?)|(\d{2,3}))\s(?:male|female|man|woman|lady|gentleman|boy|girl|uomo|donna|mann|frau|mannlich|weiblich|hombre|mujer|varon)\b(?!\s(?:patients|subjects|participants|volunteers|patienten|pazienti|pacientes)\b)/u
/** A single figure before the bare letter is no age: '1a linea', 'fase 3 a'. So many years as '80y' are no course. */
const agedShort =
  /(?<!\b(?:for|after|at|in|within|over|per|every|x|last|since|a|da|dopo|entro|fra|tra|nach|seit|fur|uber|alle|tras|hace|durante|en|cada)\s)\b(?:(\d{1,3})\s?-?\s?(y\/?o|yr|yrs|aa|jahrige[rnms]?|anni|anos)|(\d{2,3})\s?(j|a)|([5-9]\d|1[01]\d)(y))(?![\p{L}\p{N}/])/u
const agedWord = /\b(?:age|aged|alter|eta|edad)\s?(?:of|di|de|:)?\s?(\d{1,3})\b(?!\s?(?:%|mg|mm))/u
const infant = new RegExp(
  String.raw`^(\d{1,2})\s?-?\s?(mo|mths?|months?|wks?|weeks?|mesi|mese|monate?|meses|gg|sett)\b(?!\s?(?:after|post|of|ago|dopo|nach|tras))`,
  'u',
)
const atAge =
  /\b(?:women|men|man|woman|people|adults|patients|persons|uomini|donne|hombres|mujeres|manner|frauen)\s(?:of|over|aged|de|di|uber|sopra|mayores de|ab)\s(\d{2,3})\b/u
const overAge =
  /\b(?:over|above|older than|uber|oltre|sopra i|mayores? de)\s(?:the\s)?(?:age\s)?(?:of\s)?([6-9]\d)\b(?!\s?(?:%|mg|mm|ml|kg|bpm|h\b|hours|days|min))/u

/**
 * Who the patient is, by what is typed; all null where it does not say. In a disease of pregnancy weeks are those of gestation. `figures` are
 * the values of tests as typed: the 12 of 'ferritin 12 woman' is no age.
 */
export function readPatient(
  text: string,
  words: readonly QuestionWord[],
  { isOfPregnancy, figures }: { isOfPregnancy: boolean; figures: readonly string[] },
): Told {
  const folded = fold(text)
  const withoutCourses = readCourses(words).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const withoutFigures = figures.reduce(
    (rest, figure) => rest.replace(figure, ' '.repeat(figure.length)),
    fold(withoutCourses),
  )
  // The mother of 'mother had a stroke' is not the patient.
  const others = words.flatMap(({ cues }, at) =>
    cues.flatMap(({ cue, length }) => (cue.startsWith('relative') ? [{ from: at, to: at + length }] : [])),
  )
  const isOther = (at: number) => others.some(({ from, to }) => from <= at && at < to)
  const own = words.flatMap((word, at) => {
    if (isOther(at)) return []
    // What follows says nothing of the word before the relative.
    return [at > 0 && isOther(at - 1) ? { ...word, gap: 'hard' as const } : word]
  })
  const has = (cue: CueName) => own.some(({ cues }) => cues.some((each) => each.cue === cue))
  const isDenied = (cue: CueName) =>
    words.every(
      ({ cues }, at) =>
        !cues.some((each) => each.cue === cue) ||
        words
          .slice(Math.max(0, at - 1), at)
          .some((before) => before.cues.some((each) => each.cue === 'denied' || each.cue === 'denied-next')),
    )
  const isSaidPregnant = has('pregnant') && !isDenied('pregnant') && !isTestedNegative(words)
  const gestationWeeks =
    readGestation(folded) ??
    (isOfPregnancy ? readWeeks(folded) : null) ??
    (isSaidPregnant ? readStandingWeeks(words) : null)
  const withSex = agedWithSex.exec(folded)
  const isPregnant = isSaidPregnant || gestationWeeks !== null
  const letter = withSex?.[2] ?? letterOfSex(own) ?? letterOfEnding(folded)
  const sex = sexOf(letter, has('female') || has('conceiving') || isPregnant, has('male'))
  const ageYears = readAge(withoutFigures, gestationWeeks === null) ?? readStandingAge(own)
  const kilograms = Number(bareWeight.exec(folded)?.[1]?.replace(',', '.'))
  return {
    ageYears,
    isAdultUnclear: ageYears === null && kilograms < leastAdultKg,
    sex,
    isPregnant,
    mayBePregnant: isPregnant || (sex !== 'male' && readStandingWeeks(words) !== null),
    isBreastfeeding: has('breastfeeding') && !isDenied('breastfeeding'),
    gestationWeeks: isPregnant ? gestationWeeks : null,
    sinceHours: readSince(folded),
  }
}

const tests = new Set(['test', 'tests'])

/** 'Test embarazo negativo', 'pregnancy test neg': of every word that says pregnant the result says otherwise. */
function isTestedNegative(words: readonly QuestionWord[]): boolean {
  return words.every(({ cues }, at) => {
    const said = cues.find(({ cue }) => cue === 'pregnant')
    if (said === undefined) return true
    const behind = words[at + said.length]
    const isTest = tests.has(behind?.folded ?? '')
    const results = [behind, ...(isTest ? [words[at + said.length + 1]] : [])]
    return results.some((word) => word?.cues.some(({ cue }) => cue === 'denied-after') === true)
  })
}

/**
 * '74jährige mit Fieber' is a woman and '74jähriger' a man, where neither an article, a preposition nor a plural gives the word another ending.
 */
function letterOfEnding(folded: string): string | undefined {
  const [, ending] = endingOfAge.exec(folded) ?? []
  return ending === undefined ? undefined : ending === 'r' ? 'm' : 'f'
}

const endingOfAge =
  /(?<!\b(?:der|die|das|den|dem|des|eine?[nmrs]?|bei|mit|von|fur|zur?|beim|alle)\s)\b\d{2,3}\s?-?\s?jahrige(r|)\b(?!\s(?:patienten|frauen|manner|menschen|personen|madchen|kinder)\b)/u

/** 'F76'. */
function letterOfSex(words: readonly QuestionWord[]): string | undefined {
  return words.flatMap(({ folded }) => /^([fmw])\d{2}$/u.exec(folded)?.[1] ?? [])[0]
}

function sexOf(letter: string | undefined, isFemale: boolean, isMale: boolean): Patient['sex'] {
  if (letter !== undefined) return letter === 'm' ? 'male' : 'female'
  if (isFemale === isMale) return null
  return isFemale ? 'female' : 'male'
}

/** Never a duration, whatever stands before it: 'in a 6 yo', '76 y.o.'. */
const yearsOld = /(?<![\d.,/])\b(\d{1,3})\s?-?\s?y\.?\s?\/?o\b/u
/** 'Cellulitis, 22 kg'; a dose for each kilogram is no weight. */
const bareWeight = /(?<![\d.,/])\b(\d{1,2}(?:[.,]\d)?)\s?kg\b(?!\s?[/m])/u
/** Few adults weigh less, many children do. */
const leastAdultKg = 40

function readAge(folded: string, mayBeInfant: boolean): number | null {
  const found =
    yearsOld.exec(folded) ??
    agedWithSex.exec(folded) ??
    agedPerson.exec(folded) ??
    agedOld.exec(folded) ??
    agedShort.exec(folded) ??
    agedWord.exec(folded) ??
    (mayBeInfant ? infant.exec(folded) : null) ??
    atAge.exec(folded) ??
    overAge.exec(folded)
  if (found === null) return null
  const [value, unit = 'y'] = found.slice(1).filter((part) => part !== undefined)
  const years = Number(value) * yearsPer(unit)
  return years > 120 ? null : Number(years.toFixed(3))
}

function yearsPer(unit: string): number {
  // The letter of '24 M' is the sex.
  if (/^[mfw]$/u.test(unit)) return 1
  const plain = unit.replace('/', '')
  return perUnit.find(([named]) => named.test(plain))?.[1] ?? 1
}

/** '28 weeks', '30/7 wks': read as gestation in a disease of pregnancy alone. */
function readWeeks(folded: string): number | null {
  const weeks = Number(
    /(?:^|[\s,(])(\d{1,2})\s?-?\s?(?:w|wks?|weeks?|wochen|sem|semanas|sett|settimane)\b/u.exec(folded)?.[1],
  )
  return weeks >= 4 && weeks <= 43 ? weeks : null
}

/** '21/40', '35+1', '28 weeks pregnant', '14 sem', '8. SSW', 'SS 8. Woche'. */
export function readGestation(folded: string): number | null {
  const found =
    /\b(\d{1,2})(?:\s?\+\s?\d)?\s?\/\s?40\b/u.exec(folded) ??
    /\b(\d{1,2})\s?\+\s?[0-6]\b(?!\s?(?:mg|mm|g\b|\d))/u.exec(folded) ??
    /\b(\d{1,2})\.?\s?(?:ssw|woche)\b/u.exec(folded) ??
    /\bss\s?(\d{1,2})\b/u.exec(folded) ??
    // Nobody is said to be weeks of age who can be spoken to.
    /\b(?:she|she's|i|i'm|im|woman|who)\s(?:is|am|was)?\s?(?:now |about )?(\d{1,2})\s?(?:wks?|weeks?)\b(?!\s?(?:old|ago|post|after|of|since|into))/u.exec(
      folded,
    ) ??
    /\b(?:gravida|gestante|embarazada|embarazo|gravidanza|pregnant|gestation|at)\s(?:de\s|di\s|a\s|at\s|alla\s)?(\d{1,2})\s?(?:wks?|weeks?|sem|semanas|sett|settimane|w\b)/u.exec(
      folded,
    ) ??
    /\b(\d{1,2})\s?(?:wks?|weeks?|semanas|settimane)['’]?\s(?:pregnant|gestation|of gestation|of pregnancy|de embarazo|de gestacion|di gravidanza|gravid)/u.exec(
      folded,
    )
  const weeks = Number(found?.[1])
  return found !== null && weeks >= 4 && weeks <= 43 ? weeks : null
}

const hoursPer: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|minutes?|mins|minuti|minuten|minutos)$/u, 1 / 60],
  [/^(?:h|hrs?|hours?|ore|ora|stunden?|std|horas?)$/u, 1],
  [/^(?:d|days?|gg|giorni|tage?n?|dias?)$/u, 24],
  [/^(?:wks?|weeks?|sett|settimane|wochen?|semanas?|sem)$/u, 168],
  [/^(?:mo|months?|mesi|monate?n?|meses)$/u, 730],
]
const timeUnit = String.raw`(min|minutes?|mins|h|hrs?|hours?|ore|stunden?|std|horas?|d|days?|gg|giorni|tage?n?|dias?|wks?|weeks?|sett|settimane|wochen?|semanas?|mo|months?|mesi|monate?n?|meses)`
const since: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:lkw|onset|since|for|from|started|nach|dopo|tras|seit|da|desde|hace|esordio|beginn|inicio|last known well|last seen well)\s?(?:at|vor|di|de|da|hace)?\s?(\d+(?:[.,]\d+)?)\s?-?\s?${timeUnit}\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(\d+(?:[.,]\d+)?)\s?-?\s?${timeUnit}\s(?:ago|since|after|post|from|fa|dopo|nach|tras|despues|into|of symptoms|from onset|da)\b`,
    'u',
  ),
  new RegExp(String.raw`\b(?:vor|hace)\s(\d+(?:[.,]\d+)?)\s?${timeUnit}\b`, 'u'),
  new RegExp(String.raw`\b(?:day|tag|giorno|dia)\s?(\d{1,3})()\b`, 'u'),
]
/** '3/12 after PCI', '2/52', '5/7': months, weeks, days. */
const overUnits = /\b(\d{1,2})\/(12|52|7)\b/u
const hoursOver: ReadonlyMap<string, number> = new Map([
  ['12', 730],
  ['52', 168],
  ['7', 24],
])

/** Hours since the illness began or since what is spoken of, in folded text; null where no time is told. */
export function readSince(folded: string): number | null {
  const found = since.map((pattern) => pattern.exec(folded)).find((match) => match !== null)
  if (found !== undefined) {
    const [, value = '', unit = ''] = found
    const hours = hoursPer.find(([named]) => named.test(unit === '' ? 'd' : unit))?.[1] ?? 24
    return Number((Number(value.replace(',', '.')) * hours).toFixed(2))
  }
  const [, count, per = ''] = overUnits.exec(folded) ?? []
  const hours = hoursOver.get(per)
  return hours === undefined ? null : Number(count) * hours
}
