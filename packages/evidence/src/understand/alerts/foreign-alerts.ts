import { fold } from '../../text/terms.ts'
import { type ForeignLanguage, foreignLanguages } from '../language/languages.ts'

/** The signs of one language, read from folded text: small letters without accents. */
type Signs = {
  emergencies: readonly RegExp[]
  ownSymptoms: readonly RegExp[]
  selfHarm: readonly RegExp[]
  poisonings: readonly RegExp[]
  /** Somebody of one's own, or oneself, has taken it. */
  ownPoisoning: RegExp
  clinician: RegExp
}

const gap = '[^.?!]{0,40}'

/** Words of one language put into the patterns that all three share. */
type Vocabulary = {
  person: string
  is: string
  collapse: string
  now: string
  own: string
  selfHarm: string
  relative: string
  inDanger: string
  swallowed: string
  /** Words that stand before or behind the verb, as the language orders them. */
  poison: string
  took: string
  clinician: string
}

function whole(pattern: string): RegExp {
  return new RegExp(String.raw`\b(?:${pattern})\b`, 'u')
}

function readSigns(words: Vocabulary): Signs {
  return {
    emergencies: [
      whole(`(?:${words.person})\\b${gap}\\b(?:${words.is})\\b${gap}\\b(?:${words.collapse})`),
      whole(`(?:${words.collapse})\\b${gap}\\b(?:${words.now})`),
      whole(`(?:${words.now})\\b${gap}\\b(?:${words.collapse})`),
    ],
    ownSymptoms: [whole(words.own), whole(`(?:${words.relative})\\b${gap}\\b(?:${words.inDanger})`)],
    selfHarm: [whole(words.selfHarm)],
    poisonings: [
      whole(
        `(?:${words.person}|${words.relative}|${words.took})\\b${gap}\\b(?:${words.swallowed})\\b${gap}\\b(?:${words.poison})`,
      ),
      whole(
        `(?:${words.person}|${words.relative}|${words.took})\\b${gap}\\b(?:${words.poison})\\b${gap}\\b(?:${words.swallowed})`,
      ),
      whole(`(?:${words.took})\\b${gap}\\b(?:${words.poison})`),
    ],
    ownPoisoning: whole(`${words.relative}|${words.took}`),
    clinician: whole(words.clinician),
  }
}

const signs: Record<ForeignLanguage, Signs> = {
  it: readSigns({
    person: String.raw`paziente|pz|bambin[oa]|uomo|donna|signor[ea]?|neonato|neonata|lattante|ragazz[oa]|anzian[oa]|collega|mi[oa] \w+`,
    is: 'essere|sta|ha|non',
    collapse: String.raw`arresto cardiaco|arresto respiratorio|arresto cardiorespiratorio|in arresto|fibrillazione ventricolare|non respira|respira|non risponde|incosciente|priv[oa] di sensi|soffocando|collassat[oa]|svenut[oa]|senza polso|convulsando|in stato epilettico|shock anafilattico|anafilassi|cianotic[oa]|dissanguando`,
    now: 'adesso|proprio ora|in questo momento|davanti a me',
    own: String.raw`(?:ho|sento|mi viene)(?: un| una| forte| forti| dei| improvviso| improvvisa)* (?:dolore al petto|dolori al petto|dolore toracico|infarto|ictus|difficolta a respirare)|non riesco a respirare|mi fa male il petto|sto avendo un (?:infarto|ictus)`,
    relative: String.raw`mi[oa] (?:moglie|marito|figli[oa]|bambin[oa]|bimb[oa]|madre|padre|mamma|papa|fratello|sorella|nonn[oa]|compagn[oa]|amic[oa])`,
    inDanger:
      'non respira|soffoca|soffocando|essere svenut[oa]|essere incosciente|ha le convulsioni|non si sveglia|essere priv[oa] di sensi|ha perso conoscenza',
    selfHarm:
      'uccidermi|ammazzarmi|suicidarmi|togliermi la vita|farmi del male|voglio morire|vorrei morire|farla finita|non voglio piu vivere|ho pensieri suicidi|penso al suicidio',
    swallowed: String.raw`ingerito|bevuto|mangiato|inghiottito|ingoiato|preso|assunto|iniettato`,
    poison: String.raw`tropp[oaie]|overdose|compresse|pastiglie|pillole|candeggina|batteria|pila|detersivo|funghi|antigelo|veleno|solvente|benzina|soda caustica|paracetamolo`,
    took: 'ho preso|ho ingerito|ho bevuto|ho assunto|ho mangiato',
    clinician: 'pazient[ei]|pz|reparto|pronto soccorso|ricoverat[oaie]|terapia intensiva',
  }),
  de: readSigns({
    person: String.raw`patient|patientin|mann|frau|kind|baby|saugling|neugeborenes|junge|madchen|kollege|kollegin|meine?r? \w+`,
    is: 'ist|hat|liegt|wird|atmet|krampft|nicht',
    collapse: String.raw`herzstillstand|kreislaufstillstand|herz-kreislauf-stillstand|kammerflimmern|atmet nicht|nicht mehr|nicht ansprechbar|bewusstlos|erstickt|kollabiert|kein puls|keinen puls|pulslos|krampft|status epilepticus|anaphylaktisch\w*|anaphylaxie|blau|zyanotisch|verblutet`,
    now: 'jetzt|gerade eben|in diesem moment|vor mir',
    own: String.raw`ich habe(?: plotzlich| starke| starken| stechende| schwere| gerade| einen)* (?:brustschmerzen|schmerzen in der brust|brustdruck|herzinfarkt|schlaganfall|atemnot)|ich bekomme keine luft|ich kann nicht (?:mehr )?atmen|meine brust schmerzt`,
    relative: String.raw`meine? (?:frau|mann|sohn|tochter|kind|baby|mutter|vater|mama|papa|bruder|schwester|oma|opa|partner|partnerin|freund|freundin)`,
    inDanger:
      'atmet nicht|erstickt|ist bewusstlos|krampft|wacht nicht auf|bekommt keine luft|ist umgekippt|ist kollabiert|reagiert nicht',
    selfHarm:
      'mich umbringen|mich toten|mir das leben nehmen|mir etwas antun|ich will sterben|ich mochte sterben|nicht mehr leben will|ich will nicht mehr leben|ich habe (?:suizidgedanken|selbstmordgedanken)|ich denke an (?:suizid|selbstmord)',
    swallowed: 'verschluckt|getrunken|gegessen|eingenommen|geschluckt|genommen|gespritzt',
    poison: String.raw`zu viele?|uberdosis|tabletten|pillen|bleichmittel|knopfbatterie|batterie|reiniger|waschmittel|pilze|frostschutzmittel|gift|benzin|lampenol|paracetamol`,
    took: 'ich habe|ich hab',
    clinician: 'patient|patientin|patienten|patientinnen|notaufnahme|station|intensivstation',
  }),
  es: readSigns({
    person: String.raw`paciente|nino|nina|bebe|hombre|mujer|senora?|recien nacido|chic[oa]|anciano|anciana|mi \w+`,
    is: 'esta|ha|tiene|no|se',
    collapse: String.raw`parada cardiaca|paro cardiaco|parada cardiorrespiratoria|en parada|fibrilacion ventricular|no respira|respira|inconsciente|no responde|ahogando|atragantando|desmayad[oa]|sin pulso|convulsionando|estatus epileptico|shock anafilactico|anafilaxia|cianotic[oa]|desangrando`,
    now: 'ahora|ahora mismo|en este momento|delante de mi',
    own: String.raw`(?:tengo|siento)(?: un| una| mucho| fuerte| fuertes| de repente)* (?:dolor en el pecho|dolor de pecho|dolor toracico|opresion en el pecho|infarto|ictus|dificultad para respirar)|no puedo respirar|me duele el pecho|me esta dando un (?:infarto|ictus)`,
    relative: String.raw`mi (?:mujer|esposa|marido|esposo|hij[oa]|nin[oa]|bebe|madre|padre|mama|papa|hermano|hermana|abuel[oa]|pareja|amig[oa])`,
    inDanger:
      'no respira|se ahoga|ahogando|se ha desmayado|esta inconsciente|esta convulsionando|no se despierta|no responde|ha perdido el conocimiento',
    selfHarm:
      'matarme|suicidarme|quitarme la vida|hacerme dano|quiero morir|quiero morirme|no quiero vivir|acabar con mi vida|pienso en (?:el suicidio|suicidarme)|tengo ideas suicidas',
    swallowed: String.raw`tragado|trago|bebido|bebio|comido|comio|tomado|tomo|ingerido|ingirio|inyectado`,
    poison: String.raw`demasiad[oa]s?|sobredosis|pastillas|comprimidos|lejia|pila|detergente|setas|anticongelante|veneno|disolvente|gasolina|sosa caustica|paracetamol`,
    took: 'he tomado|me he tomado|he bebido|he ingerido|he comido|tome',
    clinician: 'pacientes?|urgencias|ingresad[oa]s?|en planta|uci',
  }),
}

/** 'È' is a verb, 'e' joins: folded they would be one. */
function readText(question: string): string {
  return fold(question.replaceAll('’', "'").replaceAll(/(?<!\p{L})(?:è|e'|é)(?!\p{L})/giu, 'essere'))
}

export type AlarmSign = 'emergencies' | 'ownSymptoms' | 'selfHarm' | 'poisonings'

/** The first language whose signs of the kind stand in the question; undefined where none does. */
export function findForeignSign(question: string, sign: AlarmSign): ForeignLanguage | undefined {
  const text = readText(question)
  return foreignLanguages.find((language) => signs[language][sign].some((pattern) => pattern.test(text)))
}

/** What `isCallForHelp` reads, for other languages than English. */
export function isForeignCallForHelp(question: string): boolean {
  const text = readText(question)
  return foreignLanguages.some((language) => {
    const { clinician, selfHarm, ownSymptoms, ownPoisoning, poisonings } = signs[language]
    const holds = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text))
    if (clinician.test(text)) return false
    return holds(selfHarm) || holds(ownSymptoms) || (ownPoisoning.test(text) && holds(poisonings))
  })
}
