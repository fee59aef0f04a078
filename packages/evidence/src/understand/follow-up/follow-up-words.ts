import type { Language } from '@auscult/contract/language.ts'

/** How a follow-up leans on what was asked before, in the languages of questions. All patterns meet text without accents. */
export type FollowUpWords = {
  /** Opens a follow-up and says nothing: 'and', 'what about'. */
  opening: RegExp
  /** What follows is compared with the treatment asked about before. */
  comparing: RegExp
  /** What follows is given beside it. */
  adding: RegExp
  /** What follows is had beside the condition asked about before. */
  having: RegExp
  /** What follows takes the place of what was asked about. */
  instead: RegExp
  /** What follows is had by the same people: 'in patients with diabetes'. */
  people: RegExp
  /** Stands for the treatment asked about before. */
  pronoun: RegExp
  dose: RegExp
  duration: RegExp
  stopping: RegExp
  diagnosis: RegExp
  prognosis: RegExp
  guideline: RegExp
  harms: RegExp
  /** Said of the same question again: 'long term', 'after 5 years'. */
  time: RegExp
}

export const followUpWords: Record<Language, FollowUpWords> = {
  en: {
    opening:
      /^(?:(?:and|but|also|so|or|then|ok|okay|now|what about|how about|what if|same (?:question )?(?:for|in))\b[\s,]*)+/iu,
    comparing:
      /^(?:(?:as )?compared? (?:with|to)|comparison (?:with|to)|versus|vs\.?|against|(?:better |safer |worse )?than|instead of|rather than)\s+/iu,
    adding: /^(?:plus|combined with|in combination with|together with|added to|on top of)\s+/iu,
    having: /^(?:with|who (?:also )?have|having)\s+/iu,
    instead: /\binstead\b(?! of)/iu,
    people: /\b(?:patients?|people|those|persons?|adults?)\b/iu,
    pronoun: /\b(?:it|this|they|them|these|this drug|that drug|this treatment|the drug|the treatment)\b/iu,
    dose: /\b(?:dose|doses|dosage|dosing|how much)\b/iu,
    duration: /\bhow long\b|\bduration\b/iu,
    stopping: /\b(?:stop|stopping|stopped|discontinue|discontinuation|withdraw)\b/iu,
    diagnosis: /\b(?:diagnos\w*|criteria)\b/iu,
    prognosis: /\b(?:prognosis|outlook|life expectancy)\b/iu,
    guideline: /\b(?:guidelines?|recommendations?)\b/iu,
    harms: /\b(?:side[- ]effects?|adverse (?:events|effects)|harms?|risks|safety|is it safe|safe)\b/iu,
    time: /^(?:(?:in|over) the )?(?:long|short)[- ]?term$|^(?:after|within|beyond) \d+ \w+$|^over time$/iu,
  },
  it: {
    opening:
      /^(?:(?:e|ma|anche|o|invece|allora|che dire (?:di|del|della|dei|degli)|che ne dici di|e per quanto riguarda)(?=\s)[\s,]*)+/iu,
    comparing:
      /^(?:rispetto (?:(?:alla|allo|agli|al|ai|a)(?=\s)|all['’])|in confronto (?:alla|al|a|con)(?=\s)|contro|versus|vs\.?|a confronto con|invece (?:della|del|di))\s*/iu,
    adding: /^(?:in combinazione con|insieme (?:a|al|alla)|piu|in aggiunta a)\s+/iu,
    having: /^(?:con|che hanno|affetti da)\s+/iu,
    instead: /\binvece\b(?! d(?:i|el|ella)\b)/iu,
    people: /\b(?:pazient[ei]|person[ae]|adulti)\b/iu,
    pronoun: /\b(?:questo farmaco|questa terapia|questo trattamento|il farmaco)\b/iu,
    dose: /\b(?:dose|dosi|dosaggio|posologia)\b/iu,
    duration: /\bquanto tempo\b|\bquanto a lungo\b|\bdurata\b/iu,
    stopping: /\b(?:sospendere|sospeso|sospensione|interrompere|interruzione)\b/iu,
    diagnosis: /\b(?:diagnosi|diagnostica\w*|criteri)\b/iu,
    prognosis: /\bprognosi\b/iu,
    guideline: /\blinee guida\b|\braccomandazioni\b/iu,
    harms: /\b(?:effetti (?:collaterali|indesiderati|avversi)|sicurezza|e sicur[oa]|rischi)\b/iu,
    time: /^(?:a|nel) (?:lungo|breve) termine$|^dopo \d+ \p{L}+$/iu,
  },
  de: {
    opening:
      /^(?:(?:und|aber|auch|oder|also|dann|was ist mit|wie (?:ist|sieht) es (?:mit|aus mit|aus bei|bei|in)|wie steht es mit)(?=\s)[\s,]*)+/iu,
    comparing:
      /^(?:im vergleich (?:zu|zum|zur|mit)|verglichen mit|gegenuber|versus|vs\.?|gegen|(?:besser |sicherer )?als|statt|anstelle von)\s+/iu,
    adding: /^(?:in kombination mit|zusammen mit|zusatzlich zu|plus|kombiniert mit)\s+/iu,
    having: /^(?:mit|die (?:auch|zusatzlich))\s+/iu,
    instead: /\b(?:stattdessen|hingegen)\b/iu,
    people: /\b(?:patient(?:en|innen)?|menschen|personen|erwachsenen?)\b/iu,
    pronoun: /\b(?:es|sie|das medikament|dieses medikament|die behandlung|das mittel)\b/iu,
    dose: /\b(?:dosis|dosierung|dosierungen|wie viel|wieviel)\b/iu,
    duration: /\bwie lange\b|\bdauer\b/iu,
    stopping: /\b(?:absetzen|abgesetzt|beenden|stoppen)\b/iu,
    diagnosis: /\b(?:diagnos\p{L}*|kriterien)\b/iu,
    prognosis: /\bprognose\b/iu,
    guideline: /\b(?:leitlinien?|empfehlungen)\b/iu,
    harms: /\b(?:nebenwirkungen?|sicherheit|risiken|unerwunschte \p{L}+)\b/iu,
    time: /^(?:lang|kurz)fristig$|^(?:langzeit|auf dauer)$|^nach \d+ \p{L}+$/iu,
  },
  es: {
    opening:
      /^(?:(?:y|pero|tambien|o|entonces|que (?:pasa|hay|ocurre) (?:con|de|en)|(?:y )?que tal)(?=\s)[\s,]*)+/iu,
    comparing:
      /^(?:(?:en comparacion|comparad[oa]) (?:con|a|al)|frente (?:a|al)|contra|versus|vs\.?|en (?:lugar|vez) de|(?:mejor )?que)\s+/iu,
    adding: /^(?:en combinacion con|junto (?:con|a)|mas|anadid[oa] a)\s+/iu,
    having: /^(?:con|que (?:tambien )?tienen)\s+/iu,
    instead: /\ben (?:cambio|su lugar)\b/iu,
    people: /\b(?:pacientes?|personas?|adultos)\b/iu,
    pronoun: /\b(?:este farmaco|este medicamento|este tratamiento|el farmaco)\b/iu,
    dose: /\b(?:dosis|posologia)\b/iu,
    duration: /\bcuanto tiempo\b|\bduracion\b/iu,
    stopping: /\b(?:suspender|suspension|interrumpir|retirar)\b/iu,
    diagnosis: /\b(?:diagnostic\p{L}*|criterios)\b/iu,
    prognosis: /\bpronostico\b/iu,
    guideline: /\b(?:guias?|recomendaciones)\b/iu,
    harms: /\b(?:efectos (?:secundarios|adversos)|seguridad|es segur[oa]|riesgos)\b/iu,
    time: /^(?:a|al) (?:largo|corto) plazo$|^(?:despues de|tras) \d+ \p{L}+$/iu,
  },
}
