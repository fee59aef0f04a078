import { eponymOf, findIdentifier, givenName, inEitherCase, noName } from './identifiers.ts'

/*
 * A note goes to another person, and cannot be taken out of their memory. So what may be a name is refused here, also where it is none: who
 * wrote it changes two words. A question that goes along is held to the same; while it stays with its asker, it is only warned of.
 */

/** Of anybody, as it is written: not all in capitals, as trials and diagnoses are. */
const name = String.raw`(?:(?:Mc|Mac|O['’]|D['’])?\p{Lu}\p{Ll}[\p{L}'’-]*)`

/** Capitalised before an age, and no name: what somebody is, and what is measured. */
const noPerson = String.raw`(?!(?:Aged?|Adult|Boy|Child|Diabetic|Elderly|Female|Gentleman|Girl|Lady|Male|Man|Patient|Pt|Smoker|Woman|Alter|Frau|Junge|Kind|Mann|Mädchen|Patientin|Raucher(?:in)?|Diabetiker(?:in)?|Bambin[oa]|Donna|Età|Fumat(?:ore|rice)|Paziente|Ragazz[oa]|Uomo|Edad|Fumador[a]?|Hombre|Mujer|Niñ[oa]|Paciente|Varón|Albumin|Calcium|Creatinine|Ferritin|Glucose|Haemoglobin|Kalium|Kreatinin|Lactate|Natrium|Potassium|Sodium|Troponin|Urea|Score|Stage|Grade|Class|Day|Week|Month|Age)\b)`

/** An age as it stands after somebody: '71M', '82, from', '(45)'; not '5 mg'. */
const age = String.raw`\(?\d{1,3}(?!\d)\s?(?:[MFmfwWJ]\b|y\b|yo\b|y\/o|yrs?\b|years?\b|Jahre?\b|anni\b|años\b|-year|[,;).](?!\d)|$|(?:from|in|on|with|male|female|admitted|born|aus|mit|con|da|de)\b)`
/** The same where nothing parts it from the name. */
const sexedAge = String.raw`\(?\d{1,3}\s?(?:[MFmf]\b|yo?\b|y\/o|yrs?\b|years? old)`

/** What begins a sentence after a letter that ended one: 'hepatitis B. Would you ...'. */
const opening =
  '(?:A|All|Also|Am|An|And|Any|Are|As|At|Bei|Bitte|But|Can|Che|Com|Con|Could|Cosa|Da|Das|Der|Die|Do|Does|El|Er|Es|For|Früher|Ha|Has|Hat|He|Her|Hi|His|How|I|If|Il|Im|In|Is|Ist|It|Jetzt|Kann|La|Las|Le|Lo|Los|May|Mit|My|Nel|No|Non|Not|Now|Number|On|Or|Per|Please|Por|Qué|Quale|Shall|She|Should|Si|Sie|So|Soll|Started|Still|Su|Thanks|Thank|That|The|Then|There|They|This|Tiene|To|Todo|Un|Una|Under|Was|We|Were|What|When|Which|Who|Why|Wie|Will|With|Would|Würden|Yes|You)'
/** Before a single letter that is no initial. */
const lettered =
  '(?:vitamin|hepatitis|influenza|type|class|grade|stage|group|factor|pugh|phase|plan|option|arm|typ|klasse|stadium|gruppe|faktor|vitamina|epatite|tipo|classe|grado|stadio|gruppo|fattore|clase|estadio|grupo)'
/** Germs are called by a letter, too. */
const germ =
  '(?:Albicans|Aureus|Coli|Difficile|Epidermidis|Faecalis|Faecium|Fumigatus|Jejuni|Pneumoniae|Pylori)'

const place = String.raw`(?:bed|bay|cubicle|room|ward|bett|raum|station|zimmer|camera|letto|reparto|stanza|cama|habitaci[oó]n|planta|sala)`
const office =
  '(?:mayor|minister|president|bishop|judge|headmaster|headteacher|chairman|chairwoman|ambassador|senator|parish priest|bürgermeister|bürgermeisterin|ministerin|pfarrer|pfarrerin|richter|richterin|sindaco|sindaca|ministro|ministra|vescovo|parroco|alcalde|alcaldesa|obispo|párroco|juez|jueza)'
const relative = '(?:wife|husband|son|daughter|mother|father|sister|brother|partner)'

/** Two capitals before an age that are a diagnosis or what is measured, and no initials: 'AF, 71M'. */
const twoLetters =
  '(?:AF|AR|AS|AV|BC|BP|CA|CD|CF|CT|CV|DM|DU|EF|ET|FA|GI|GN|GP|GU|HF|HI|HL|HR|HT|IA|IC|IE|IM|IR|KD|LC|LV|MG|MI|MM|MR|MS|NS|OA|OP|PA|PD|PE|PH|PV|RA|RV|SA|SC|SS|ST|TB|TR|TS|UC|VF|VT|VZ)'
/** Before 'from Cork', and no name: where facts and patients come from. */
const sender =
  '(?:Advice|Apart|Away|Back|Cohort|Colleagues?|Data|Different|Doctors?|Evidence|Excerpt|Far|Guidance|Guidelines?|Letter|Migrants?|Nurse|Paper|Patients?|People|Protocol|Quote|Recommendations?|Refugee|Registry|Report|Results?|Someone|Studies|Study|Tourist|Traveller|Trials?)'
const signOff =
  '(?:best|cheers|ciao|danke|dear|grazie|gracias|gruß|grüße|hallo|hello|hi|hola|lg|many thanks|regards|saluti|saludos|thanks|thank you|wishes)'

const unless = (pattern: string) => String.raw`(?!${pattern})`
const either = inEitherCase

const patterns: readonly RegExp[] = [
  // 'Sanna Mäkelä, 82, from ward 3', 'Kowalski (71)', 'Kowalski 71M'.
  new RegExp(String.raw`(?<![\p{L}-])${noPerson}${name}\s*(?:,\s*|\s(?=\())${age}`, 'u'),
  new RegExp(String.raw`(?<![\p{L}-])${noPerson}${name}(?<!['’]s)\s+${sexedAge}`, 'u'),
  new RegExp(String.raw`(?<![\p{L}-])(?!NSTEMI|HFMREF)\p{Lu}{6,30},?\s+${sexedAge}`, 'u'),
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
  new RegExp(String.raw`(?<![\p{L}-])${givenName}\s+[\p{L}'’-]{2,30},?\s+(?:${age}|${place}\b)`, 'u'),
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
  /\b(?:[Hh]err|[Ss]ig\.|[Ss]ignor|[Ss]eñor|[Ss]r\.)\s+(?!(?:con|de|hat|ist|im|in|mit|que|tiene|und)\b)\p{L}{3,}/u,
  /\b[Mm]rs?\.?\s+(?!(?:with|has|is|was|who|and|on|in|shows?)\b)\p{L}{3,}/u,
  // A page that shows somebody.
  /:\/\/|\bwww\.|[\p{L}\d-]{2,}\.\p{L}{2,}\/\S/u,
  // 'JM, 45F', 'J.M. 45', 'initials S.K.'.
  new RegExp(
    String.raw`(?<![\p{L}-])${unless(String.raw`${twoLetters}\b`)}\p{Lu}\p{Lu},?\s+${sexedAge}`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}.-])\p{Lu}\.\s?\p{Lu}\.?,?\s+${age}`, 'u'),
  /\b(?:[Ii]nitials?|[Ii]nitialen|[Ii]niziali|[Ii]niciales)\s*(?:are|is|:|sind|sono|son)?\s*\p{Lu}\.?\s?\p{Lu}/u,
  // 'murphy, john'; not 'anti-dsDNA, ana', nor the end of a letter.
  new RegExp(
    String.raw`(?<![\p{L}-])${unless(String.raw`${either(signOff)}\b`)}\p{L}{3,},\s?(?!ana\b)${givenName}(?![\p{L}-])`,
    'u',
  ),
  new RegExp(String.raw`\b[Pp]atiente?\s+${noName}${name}\s${unless(String.raw`${opening}\b`)}${name}`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}-])${noPerson}${unless(String.raw`(?:${sender}|\p{L}+(?:ed|ing))\b`)}${name}\s+(?:from|aus)\s+\p{Lu}\p{Ll}`,
    'u',
  ),
  // Where a patient lies or lives.
  new RegExp(
    String.raw`\b${either(place)}\s*(?:no\.?|number|nr\.?|n\.|#)?\s*(?:\d{1,4}(?!\d|\s*(?:days?|weeks?|hours?|%|Tage?|Wochen?|giorni|días))|[A-Z]\b)`,
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

/** 'New England Journal of Medicine': its words are nobody's. */
const journal =
  /(?:\p{Lu}[\p{L}.]*\s){0,4}(?:Annals|Archives|Journal|Zeitschrift)(?:\s(?:of|the|and|for|für|\p{Lu}\p{L}*))*/gu

/**
 * Words without what is known to name no patient: journals, and the names of those who write to each other where a letter has them, in its
 * first words or its last ('Dear Maria, …', '… Kind regards, Anna Kelly').
 */
export function withoutKnownNames(words: string, names: readonly string[] = []): string {
  const parts = names
    .flatMap((each) => each.split(/\s+/u))
    .filter((part) => part.length > 1)
    .map((part) => part.replaceAll(/[^\p{L}\p{M}'’-]/gu, '.'))
  const plain = words.replaceAll(journal, 'journal')
  if (parts.length === 0) return plain
  const own = String.raw`(?:(?:Dr|Prof)\.?\s+)?(?:${parts.join('|')})(?:\s+(?:${parts.join('|')}))*`
  const first = new RegExp(String.raw`^(\s*(?:\p{L}+\s+){0,2})${own}(?=[,!:;.\n])`, 'iu')
  const last = new RegExp(String.raw`((?:^|[,.!?;\n–-])\s*)${own}\s*\.?\s*$`, 'iu')
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
