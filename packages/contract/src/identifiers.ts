const name = String.raw`\p{Lu}[\p{L}'’-]+`
const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|gen|mag|giu|lug|ago|set|ott|dic|ene|abr|mär|mai|okt|dez)'
const date = String.raw`(?!\d+[\d\s-]*(?:to \d+ )?(?:weeks?|days?|months?|hours?|g|kg)\b)\d[\d/.\s-]*(?:(?:de\s+)?${month}\p{L}*\.?(?:\s+(?:de\s+)?\d{2,4})?)?`
/** Capitalised after 'patient' and yet no name: 'Patient Health Questionnaire'. */
const noName = String.raw`(?!(?:Health|Blood|Reported|Controlled|Specific|Safety|Activated|Global|Education|Risk|Care|Satisfaction|Management|Selection|Survival|Experience|Characteristics|Centred|Centered|Generated|Outcomes?|Self|With|Who|Has|Is|On|In|And|Or)\b)`

const identifiers: readonly RegExp[] = [
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
  new RegExp(
    String.raw`\b(?:dob|d\.o\.b\.?|date of birth|born(?: on)?|geboren(?: am)?|nato il|nata il|nacid[oa] el)\b\s*(?:no\.?|is|was|on|in|the|[:=.,(-])?\s*${date}`,
    'iu',
  ),
  /\b(?:mrn|medical record|record (?:no|number)|hospital (?:no|number)|nhs|nhs (?:no|number)|ssn|social security|codice fiscale|patient id|case number)\b[^.?!\d]{0,12}\d[\d -]*\d/iu,
  /\b\d{3}[ -]\d{3}[ -]\d{4}\b|\b\d{3}-\d{2}-\d{4}\b/u,
  /(?:\+\d{1,3}[ -]?)(?:\(?\d{1,4}\)?[ -]?){2,5}\d{2,4}/u,
  /\b(?:phone|tel|telephone|mobile)\b[^.?!\d]{0,10}\d[\d -]{2,}/iu,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u,
]

/** A patient's age in shorthand ('78y', '60 yo', '45M'): it identifies nobody alone and names no subject either. */
const ages = /\b\d{1,3}\s?(?:y|yo|y\/o|yr|yrs|[MF])\b(?!\s*[\d/])/u

export function isIdentifying(question: string): boolean {
  return identifiers.some((pattern) => pattern.test(question))
}

/** The question with what identifies a person blanked out, every other character in its place. */
export function withoutIdentifiers(question: string): string {
  return [...identifiers, ages].reduce(
    (text, pattern) =>
      text.replace(new RegExp(pattern.source, `${pattern.flags}g`), (found) => ' '.repeat(found.length)),
    question,
  )
}
