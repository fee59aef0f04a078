const name = String.raw`\p{Lu}[\p{L}'’-]+`
const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|gen|mag|giu|lug|ago|set|ott|dic|ene|abr|mär|mai|okt|dez)'
const date = String.raw`(?!\d+[\d\s-]*(?:to \d+ )?(?:weeks?|days?|months?|hours?|g|kg)\b)\d[\d/.\s-]*(?:(?:de\s+)?${month}\p{L}*\.?(?:\s+(?:de\s+)?\d{2,4})?)?`
/** Capitalised after 'patient' and yet no name: 'Patient Health Questionnaire'. */
export const noName = String.raw`(?!(?:Health|Blood|Reported|Controlled|Specific|Safety|Activated|Global|Education|Risk|Care|Satisfaction|Management|Selection|Survival|Experience|Characteristics|Centred|Centered|Generated|Outcomes?|Self|With|Who|Has|Is|On|In|And|Or)\b)`

/** Frequent given names that are no English, Italian, German or Spanish words, in lower case. */
export const givenName =
  `(?:ahmed|alberto|alejandro|alessandr[ao]|alexander|ali|alice|ana|andrea|andreas|angela|anna|annette|anne|anthony|antonella|antoni[ao]
  |barbara|bernd|birgit|brian|carlo|carlos|carmen|carol|caroline|catherine|charles|chiara|christian|christine|christopher|claudia|claudio|cristina|daniel
  |daniela|david|deborah|dolores|dorothy|edward|elena|elisabeth|elizabeth|emily|emma|enrique|erika|eva|fatima|fernando|federic[ao]|francesc[ao]|francisco|franz
  |george|george?s|giovanni|giulia|giuseppe|giorgio|hans|heinz|helen|helga|helmut|inge|ingrid|isabel|jacob|james|jane|janet|javier|jennifer|jessica|joan|johannes
  |john|jonathan|jorge|jos[eé]|joseph|juan|jürgen|karen|karin|karl|katharina|kathleen|kevin|klaus|laura|linda|lorenzo|louise|lucia|luca|luis|luigi|manfred
  |manuel|marco|margaret|margherita|maria|maría|mario|marta|martha|martin|mary|matteo|michael|michele|miguel|mohamed|mohammed|monika|nancy|nicholas|nicola
  |olga|pablo|paola|paolo|patricia|patrick|paul|paula|pedro|peter|petra|rachel|raffaele|rebecca|renate|ricardo|richard|robert|roberto|rosa|ruth|sabine|salvatore
  |samuel|sandra|sarah|sergio|silvia|simone|sofia|stefan|stefano|stephen|steven|susan|susanne|teresa|theresa|thomas|timothy|ursula|vincenzo|walter|wilhelm
  |william|wolfgang|yusuf)`.replaceAll(/\s+/gu, '')

/** An age as it stands after somebody: '71M', '82, from', '(45)'; not '5 mg'. */
export const ageOfSomebody = String.raw`\(?\d{1,3}(?!\d)\s?(?:[MFmfwWJ]\b|y\b|yo\b|y\/o|yrs?\b|years?\b|Jahre?\b|anni\b|años\b|-year|[,;).](?!\d)|$|(?:from|in|on|with|male|female|admitted|born|aus|mit|con|da|de)\b)`
/** The same where nothing parts it from the name. */
export const sexedAge = String.raw`\(?\d{1,3}\s?(?:[MFmf]\b|yo?\b|y\/o|yrs?\b|years? old)`

/** What bears a name of two persons or of one and is no patient: 'Charles Bonnet syndrome', 'Robert Koch Institute'. */
export const eponymOf =
  'institut|clinic|guide|syndrome|disease|sign|test|score|scale|criteria|classification|institute|hospital|syndrom|sindrome|síndrome|krankheit|malattia|enfermedad'

/**
 * A pattern of letters, choices and classes that takes each letter in either case. Written out, because a part with flags of its own
 * (`(?i:…)`) stops matching in Node 24 once a process has compiled many patterns.
 */
export function inEitherCase(pattern: string): string {
  return pattern.replaceAll(/\[([^\]]+)\]|\p{L}/gu, (letters, listed: string | undefined) => {
    const each = listed ?? letters
    return `[${each}${each.toUpperCase()}]`
  })
}

/** Words that introduce a person, in the four languages of questions. */
const person =
  '(?:patient(?:in)?|pt|pte|paziente|paciente|herr[n]?|frau|signora?|señora?|sr|sra|sig|mr|mrs|ms)'

/** What leads to one person by itself: a birth date, the number of a record or a person, a telephone, an address of mail. */
const traces: readonly RegExp[] = [
  // An Italian or Spanish identity number.
  /\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b|\b(?:DNI|NIE|NIF)\b\W{0,3}[XYZ]?\d{7,8}-?[A-Z]?\b|\b[XYZ]?\d{7,8}-?[A-Z]\b/iu,
  new RegExp(
    String.raw`\b(?:dob|d\.o\.b\.?|date of birth|born(?: on)?|geboren(?: am)?|geb\.?(?: am)?|nato il|nata il|nacid[oa] el)\b\s*(?:no\.?|is|was|on|in|the|[:=.,(-])?\s*${date}`,
    'iu',
  ),
  /\b(?:mrn|medical record|record (?:no|number)|hospital (?:no|number)|nhs|nhs (?:no|number)|ssn|social security|codice fiscale|patient id|case number)\b[^.?!\d]{0,12}\d[\d -]*\d/iu,
  /\b\d{3}[ -]\d{3}[ -]\d{4}\b|\b\d{3}-\d{2}-\d{4}\b/u,
  /(?:\+\d{1,3}[ -]?)(?:\(?\d{1,4}\)?[ -]?){2,5}\d{2,4}/u,
  /\b(?:phone|tel|telephone|mobile)\b[^.?!\d]{0,10}\d[\d -]{2,}/iu,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u,
]

const names: readonly RegExp[] = [
  // A given name and the word after it: 'John Smith', and 'john smith' where a patient is spoken of.
  new RegExp(
    String.raw`\b(?=\p{Lu})${inEitherCase(givenName)}(?:[-\s](?:(?:von|van|de|del|della|di|la|dos)\s+)?(?!(?:${inEitherCase(eponymOf)})\b)\p{Lu}\p{Ll}+){1,3}(?!\p{L}|\s+(?:${inEitherCase(eponymOf)})\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b${person}\.?\s+(?:(?:dr|dott|prof)\.?(?:ssa)?\s+)?${givenName}(?:[-\s](?!(?:with|has|is|and|on|in|con|ha|mit|hat|und|y|e|de|tiene|aged|born|nat[ao]|geb)\b)[\p{L}'’]{2,}){0,2}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:[Pp]aziente|[Pp]aciente|[Pp]atientin|[Ss]eñora?|[Ss]ignora?|[Ff]rau|[Hh]errn?)\s+(?:Dr\.?\s+)?${name}(?:\s+(?:von|van|de|del|della|di|la)\b)?(?:\s+\p{Lu}\p{Ll}[\p{L}'’-]*)?(?=\s*(?:,|\d|$|\?|nat[ao]\b|geb|de \d|di \d|con\b|mit\b|ha\b|hat\b|tiene\b))`,
    'u',
  ),
  // A title and a capitalised name; eponyms ('Dr Bach') are rarer than patients, and the notice costs nothing.
  new RegExp(
    String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx|Sig|Sig\.ra|Herr|Frau|Sr|Sra|Señor|Señora)\.?\s+${name}(?:\s+(?!(?:AF|CKD|HF|MI|PE|MS|RA|UTI|TIA|DVT)\b)\p{Lu}(?:\p{Ll}|['’]\p{Lu})[\p{L}'’-]*)?`,
    'u',
  ),
  new RegExp(String.raw`\b[Pp]atient(?:'s name is| named| called|:)\s+${name}(?:\s+${name})?`, 'u'),
  new RegExp(String.raw`\b[Pp](?:atient|t)\s+${noName}\p{Lu}\p{Ll}+\s+\p{Lu}['’]?\p{L}*\p{Ll}\b`, 'u'),
  new RegExp(
    String.raw`\b[Pp](?:atient|t)\s+${noName}\p{Lu}\p{Ll}+(?=\s*,?\s*(?:\d{1,3}|born|aged?|dob|DOB|MRN|NHS)\b)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Mm]y name is|[Nn]ame\s*[:=])\s*${name}(?:\s+${name})?`, 'u'),
]

/** Dates and numbers as they stand on a chart and elsewhere: a full date, seven digits and more. */
const chartFigures: readonly RegExp[] = [
  /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}\b|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/u,
  /(?<![\d.,]|\b(?:PMID|NCT|ISRCTN|DRKS|ACTRN)\D{0,2})\d{7,}(?![\d.,]|\s?(?:IU|units?|people|participants|patients)\b)/iu,
]

const identifiers = [...names, ...traces, ...chartFigures]

/** A patient's age in shorthand ('78y', '60 yo', '45M'): it identifies nobody alone and names no subject either. '2 yrs ago' is none. */
const ages =
  /\b\d{1,3}\s?(?:y|yo|y\/o|yr|yrs|[MF])\b(?!\s*(?:[\d/]|(?:ago|back|later|earlier|prior|before|after|post|since|follow|f\/?u|data|outcomes?|results?|survival|mortality|risk)\b))/u

/** Where such an age stands in the question, and what it is: `withoutIdentifiers` leaves a blank there. */
export function agesIn(question: string): { at: number; text: string }[] {
  return [...question.matchAll(new RegExp(ages.source, `${ages.flags}g`))].map(({ index, 0: text }) => ({
    at: index,
    text,
  }))
}

export function isIdentifying(question: string): boolean {
  return findIdentifier(question) !== undefined
}

/** Whether anybody could tell whom it is about: by a trace and something else that identifies, so that 'born 28/40' alone is no birth date. */
export function identifiesForSure(question: string): boolean {
  const found = (patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(question)).length
  return found(traces) > 0 && found(identifiers) > 1
}

/** The words that tell who somebody is, as far as forms tell; undefined where none do. */
export function findIdentifier(words: string): string | undefined {
  return identifiers.map((pattern) => pattern.exec(words)?.[0]).find((found) => found !== undefined)
}

/**
 * The question with what identifies a person blanked out, every other character in its place. `findNobody` may say from which character on
 * what looks like a title and a name names nobody: 'Frau Niereninsuffizienz'; -1 where all of it does.
 */
export function withoutIdentifiers(
  question: string,
  findNobody: (found: string) => number = () => -1,
): string {
  return [...identifiers, ages].reduce(
    (text, pattern) =>
      text.replace(new RegExp(pattern.source, `${pattern.flags}g`), (found) => {
        const from = findNobody(found)
        return from < 0 ? ' '.repeat(found.length) : ' '.repeat(from) + found.slice(from)
      }),
    question,
  )
}
