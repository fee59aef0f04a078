import {
  ageOfSomebody,
  eponymOf,
  findIdentifier,
  givenName,
  inEitherCase,
  noName,
  sexedAge,
} from './identifiers.ts'
import lists from './note-words.json' with { type: 'json' }

/*
 * A note goes to another person, and cannot be taken out of their memory. So what may be a name is refused here, also where it is none: who
 * wrote it changes two words. A question that goes along is held to the same; while it stays with its asker, it is only warned of.
 */

/** One of the words of a list, which may be patterns themselves. */
const any = (list: Exclude<keyof typeof lists, 'about'>) => `(?:${lists[list].join('|')})`

/** Of anybody, as it is written: not all in capitals, as trials and diagnoses are. */
const name = String.raw`(?:(?:Mc|Mac|O['’]|D['’])?\p{Lu}\p{Ll}[\p{L}'’-]*)`

/** What begins a sentence after a letter that ended one: 'hepatitis B. Would you ...'. */
const opening = any('opening')
/** Before a single letter that is no initial. */
const lettered = any('lettered')
/** Germs are called by a letter, too. */
const germ = any('germ')
const place = any('place')
const office = any('office')
const relative = any('relative')
/** Two capitals before an age that are a diagnosis or what is measured, and no initials: 'AF, 71M'. */
const twoLetters = any('twoLetters')
/** Before 'from Cork', and no name: where facts and patients come from. */
const sender = any('sender')
const signOff = any('signOff')

const unless = (pattern: string) => String.raw`(?!${pattern})`
const either = inEitherCase

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b[Pp](?:atient|t)\s+${noName}${name}\s+(?:has|had|is|was|with)\b`, 'u'),
  // 'Patient is Kowalski', 'she is called Sanna', 'heißt Kowalski'.
  new RegExp(
    String.raw`\b(?:[Pp](?:atient|t) (?:is|was)|[Tt]he patient|[Cc]alled|[Nn]amed|[Nn]ame is|[Hh]eißt|[Hh]eisst|[Ss]i chiama|[Ss]e llama|[Rr]e:)\s+${unless(String.raw`(?:African|American|Asian|Black|British|Caucasian|Chinese|English|European|French|German|Hispanic|Indian|Irish|Italian|Polish|Spanish|White)\b`)}${name}`,
    'u',
  ),
  // A given name: 'Maria has fever', 'john smith, 45'. After a greeting it is the colleague's.
  new RegExp(
    String.raw`(?<!\b(?:Hi|Hello|Dear|Thanks|Thank you|Hallo|Liebe|Lieber|Danke|Ciao|Car[oa]|Grazie|Hola|Querid[oa]|Gracias),? |\bSt\.? )(?<![\p{L}-])(?=\p{Lu})${either(givenName)}(?![\p{L}-])${unless(String.raw`\s+(?:\p{L}+\s+)?(?:${either(eponymOf)})\b`)}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?!ana\b)${givenName}\s+[\p{L}'’-]{2,30},?\s+(?:${ageOfSomebody}|${place}\b|(?:has|had|is|was)\b)`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}-])\p{L}{3,30},?\s+(?!ana\b)${givenName},?\s+${ageOfSomebody}`, 'u'),
  // Two words that are capitalised where somebody is spoken of: 'our Sanna Mäkelä'. Not after any word: German capitalises every noun.
  new RegExp(
    String.raw`(?<=\b(?:[Oo]ur|[Mm]y)\s(?:\p{Ll}+\s)?|\b(?:with|about|for|of|see|saw|and|unser[en]?|meine[rnm]?|nostr[oa]|con|di|per|de|nuestr[oa]) )${unless(String.raw`(?:Alzheimer|Barrett|Behçet|Charcot|Child|Crohn|Cushing|Dupuytren|Guillain|Graves|Hashimoto|Hodgkin|Huntington|Kaposi|Kawasaki|Li|Marfan|Ménière|New|Non|North|Parkinson|Raynaud|Sjögren|South|United|Von|Wells|Wilson|${opening})\b`)}${name}\s${unless(String.raw`(?:${opening}|Bypass|Foundation|Guidelines?|Heart|Hospital|Institut[eo]?|Journal|Klassifikation|Score|Society|Study|Syndrome?|Trial|Test)\b`)}${name}`,
    'u',
  ),
  // 'Sanna Mäkelä is back', at the start of a sentence.
  new RegExp(
    String.raw`(?:^|[.!?:]\s+)${unless(String.raw`${opening}\b`)}${name}\s${unless(String.raw`${opening}\b`)}${name}\s+(?:is|was|has|had|came|takes|says|lives|presented|asked|wohnt|lebt|klagt|nimmt|abita|vive|prende|toma)\b`,
    'u',
  ),
  // 'J. Doe', 'Doe, J.'
  new RegExp(
    String.raw`(?<!${either(lettered)}\s)(?<![\p{L}.])\p{Lu}\.\s?(?:\p{Lu}\.\s?)?${unless(String.raw`(?:${opening}|${germ})\b`)}${name}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])${unless(String.raw`(?:${either(lettered)})\b`)}${name},?\s\p{Lu}\.(?=\s*(?:[,;)]|$|\p{Ll}|\d))`,
    'u',
  ),
  // 'mr smith', 'herr kowalski', 'il sig. Conti'; 'MR' and 'ms' are diagnoses, 'eine frau' and 'una signora' anybody.
  /\b(?:[Hh]err|[Hh]r\.|[Ff]r\.(?=\s\p{Lu}\p{Ll})|[Ss]ig\.|[Ss]ignor|[Ss]eñor|[Ss]r\.)\s+(?!(?:con|de|hat|ist|im|in|mit|que|tiene|und)\b)\p{L}{3,}/u,
  /\b[Mm]rs?\.?\s+(?!(?:with|has|is|was|who|and|on|in|shows?)\b)\p{L}{3,}/u,
  // 'Mrs K', 'Mr. M.', 'Patient M. K.', 'pt JM', 'M K 56'; 'MR' and 'MS' are diagnoses.
  /\b(?:[Mm]rs|[Mm]r|[Mm]s\.|Ms|[Hh]err|[Ff]rau|[Ss]ig\.(?:ra)?|[Ss]ra?\.)\.?\s+\p{Lu}(?:\.|(?![\p{L}\d-]))/u,
  /\b(?:[Pp]atient(?:in)?|[Pp]t|[Pp]a[zc]iente)\s+\p{Lu}\.\s?\p{Lu}\b/u,
  new RegExp(
    String.raw`\b(?:[Pp]atient(?:in)?|[Pp]t|[Pp]a[zc]iente)\s+${unless(String.raw`(?:${twoLetters}|ID|IV|UK|US|EU)\b`)}\p{Lu}\p{Lu}\b`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}.-])(?<!${either(lettered)}\s)\p{Lu}\s\p{Lu},?\s+${ageOfSomebody}`, 'u'),
  // '@johnmurphy'
  /(?<![\p{L}\d.])@\p{L}[\w.]{2,}/u,
  // A page that shows somebody.
  /:\/\/|\bwww\.|[\p{L}\d-]{2,}\.\p{L}{2,}\/\S/u,
  // 'JM, 45F', 'J.M. 45', 'initials S.K.'.
  new RegExp(
    String.raw`(?<![\p{L}-])${unless(String.raw`${twoLetters}\b`)}\p{Lu}\p{Lu},?\s+${sexedAge}`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}.-])\p{Lu}\.\s?\p{Lu}\.?,?\s+${ageOfSomebody}`, 'u'),
  /\b(?:[Ii]nitials?|[Ii]nitialen|[Ii]niziali|[Ii]niciales)\s*(?:are|is|:|sind|sono|son)?\s*\p{Lu}\.?\s?\p{Lu}/u,
  // 'murphy, john'; not 'anti-dsDNA, ana', nor the end of a letter.
  new RegExp(
    String.raw`(?<![\p{L}-])${unless(String.raw`${either(signOff)}\b`)}\p{L}{3,},\s?(?!ana\b)${givenName}(?![\p{L}-])`,
    'u',
  ),
  new RegExp(String.raw`\b[Pp]atiente?\s+${noName}${name}\s${unless(String.raw`${opening}\b`)}${name}`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}-])${unless(String.raw`(?:${sender}|\p{L}+(?:ed|ing))\b`)}${name}\s+(?:from|aus)\s+\p{Lu}\p{Ll}`,
    'u',
  ),
  // Where a patient lies or lives.
  new RegExp(
    String.raw`\b${either(place)}\s*(?:no\.?|number|nr\.?|n\.|#)?\s*(?:\d{1,4}(?!\d|\s*(?:days?|weeks?|hours?|%|Tage?|Wochen?|giorni|días))|[A-Z]\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b${either(place)}\s+(?:number\s+)?${any('number')}\b(?!\s*(?:days?|weeks?|hours?|Tage?|Wochen?|giorni|días))`,
    'u',
  ),
  new RegExp(
    String.raw`\b${either(any('record'))}\s*(?:(?:no\.?|number|nr\.?|n\.|nummer|#|:)\s*\d{2,}|\d{1,6}\/\d{2,4}\b|\d{4,})`,
    'u',
  ),
  /\b\d{1,4}[a-z]?,?\s+(?:\p{L}[\p{L}'’-]{1,30}\s+){1,3}(?:street|road|avenue|lane|drive|crescent|terrace|boulevard|quay|gardens)\b/iu,
  /\p{Lu}\p{L}{2,30}(?:straße|strasse|str\.|gasse|platz|allee|weg)\s*\d{1,4}/u,
  /\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo)\s+(?:\p{Lu}\p{Ll}{1,30}\s*){1,3},?\s*\d{1,4}\b/u,
  /\b(?:[Cc]alle|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo)\s+(?:de\s+)?(?:la\s+|los\s+|las\s+|el\s+)?\p{Lu}\p{L}+/u,
  /\b(?:lives?|living|resides?|wohnt|wohnhaft|lebt|abita|residente|vive)\s+(?:at|in|on|near|bei|a|en)\s+(?:\p{Lu}\p{Ll}|\d)/u,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/u,
  /\b[A-Z]\d[\dW]\s?(?=[A-Z]+\d)[A-Z][A-Z\d]{3}\b/u,
  /\b(?:boy|gentleman|girl|lady|man|one|patient|pt|woman)\s+in\s+\d{1,2}[A-Z]\b/iu,
  // Who can be looked up: 'the mayor of Cork', 'wife of Byrne'.
  new RegExp(
    String.raw`(?<!\p{L})${either(office)}\s+(?:of|in|von|aus|di|de|del|della)\s+(?:the\s+)?\p{Lu}`,
    'u',
  ),
  new RegExp(String.raw`\b${either(relative)}\s+of\s+(?:our\s+)?(?:Dr|Prof)?\.?\s*${name}`, 'u'),
]

/** 'New England Journal of Medicine', 'European Heart Journal': their words are nobody's. */
const journal = new RegExp(
  String.raw`${any('journalOf')}(?:\s\p{Lu}\p{Ll}+)?\s(?:Annals|Archives|Journal|Zeitschrift)`,
  'gu',
)

/** What a paper or a body is found by: a DOI, and pages that show nobody. */
const reference = new RegExp(
  String.raw`(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/|\bdoi:?\s*)?\b10\.\d{4,9}\/[\w.()\/-]+|(?:https?:\/\/)?(?:www\.)?${any('hosts').replaceAll('.', String.raw`\.`)}(?:\/[\w.\/-]*)?(?![\w?=&])`,
  'gu',
)

/**
 * Words without what is known to name no patient: journals and references, and the names of those who write to each other where a letter has them, in its
 * first words or its last ('Dear Maria, …', '… Kind regards, Anna Kelly').
 */
export function withoutKnownNames(words: string, names: readonly string[] = []): string {
  const parts = names
    .flatMap((each) => each.split(/\s+/u))
    .filter((part) => part.length > 1)
    .map((part) => part.replaceAll(/[^\p{L}\p{M}'’-]/gu, '.'))
  const plain = words.replaceAll(reference, 'reference').replaceAll(journal, 'journal')
  if (parts.length === 0) return plain
  const own = String.raw`(?:(?:Dr|Prof)\.?\s+)?(?:${parts.join('|')})(?:\s+(?:${parts.join('|')}))*`
  const first = new RegExp(String.raw`^(\s*(?:\p{L}+\s+){0,2})${own}(?=[,!:;.\n])`, 'iu')
  const last = new RegExp(
    String.raw`((?:^|[,.!?;\n–-])\s*|(?:^|\s)${signOff}\s+)(?:${any('from')}\s+)?${own}\s*\.?\s*$`,
    'iu',
  )
  return plain.replace(first, '$1').replace(last, '$1')
}

/**
 * The words of a note, a reply or a question between colleagues that look as if they told who a patient is, undefined where none do; stricter
 * than `isIdentifying`. `names` are those of the two, which may stand in greeting and signature.
 */
export function findNoteIdentifier(words: string, names: readonly string[] = []): string | undefined {
  const plain = withoutKnownNames(words, names)
  const found = findIdentifier(plain) ?? patterns.map((pattern) => pattern.exec(plain)?.[0]).find(Boolean)
  return found?.trim()
}
