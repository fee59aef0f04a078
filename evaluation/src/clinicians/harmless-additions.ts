/** What may stand in any question and change no answer, by language; where the question is about it, it is not harmless and left out. */
export type Addition = { text: Readonly<Record<string, string>>; notWith: RegExp }

/** Histories of illness and drugs that bear on hardly any treatment. */
export const histories: readonly Addition[] = [
  {
    text: {
      en: 'hx of appendicectomy',
      it: 'pregressa appendicectomia',
      de: 'Z.n. Appendektomie',
      es: 'antecedente de apendicectomía',
    },
    notWith: /append|apend|abdom|colon|colit|bowel|darm|intestin|surg|chirurg|cirug|periton/iu,
  },
  {
    text: { en: 'wears glasses', it: 'porta gli occhiali', de: 'Brillenträger', es: 'lleva gafas' },
    notWith:
      /eye|occhi|auge|ojo|ocul|okul|vision|vista|visus|macul|makul|glauco|glauko|retin|catara|katara|uvei|optic/iu,
  },
  {
    text: {
      en: 'uses lubricating eye drops',
      it: 'usa lacrime artificiali',
      de: 'nimmt befeuchtende Augentropfen',
      es: 'usa lágrimas artificiales',
    },
    notWith:
      /eye|occhi|auge|ojo|ocul|okul|vision|vista|visus|macul|makul|glauco|glauko|retin|catara|katara|uvei|optic|sjogren|sjögren/iu,
  },
  {
    text: {
      en: 'wrist fracture as a schoolboy, healed',
      it: 'frattura di polso da ragazzo, guarita',
      de: 'Handgelenksbruch in der Schulzeit, verheilt',
      es: 'fractura de muñeca en la infancia, curada',
    },
    notWith:
      /fractur|frattur|frakt|bruch|bone|osso|knochen|hueso|osteo|ortho|woman|female|donna|frau|mujer|\d\s?f\b/iu,
  },
]

export const chatter: Readonly<Record<string, readonly ((question: string) => string)[]>> = {
  en: [
    (question) => `${question} pls advise`,
    (question) => `quick q: ${question}`,
    (question) => `${question} thx`,
  ],
  it: [(question) => `domanda veloce: ${question}`, (question) => `${question} grazie mille`],
  de: [(question) => `kurze Frage: ${question}`, (question) => `${question} danke`],
  es: [(question) => `pregunta rápida: ${question}`, (question) => `${question} gracias`],
}

/**
 * Questions in which age or sex may well decide, or that already tell one: of pregnancy, children, the old, one sex's organs, screening, and
 * whatever counts age and sex into a score.
 */
export const whereAgeOrSexCounts =
  /\d\s?(?:yo|y\/o|yrs?|years?|m\b|f\b|j\b|jahre?|jähr|a\b|aa\b|anni|años|months?|mo\b|w\b|kg|\/40)|\b(?:m|f)\s?\d{2}\b|pregn|gravid|schwanger|\bss\b|embaraz|gest|lactat|breast|brust|mamm|mama|seno|still|birth|labou?r|part[ou]|sectio|cesar|neonat|newborn|preterm|infant|child|kid|baby|bimb|kind|nin[oa]|niñ|paed|pediat|päd|boy|girl|woman|women|female|lady|\bman\b|\bmen\b|male|uomo|donna|frau|mann|hombre|mujer|elder|older|anzian|ältere|ancian|mayor|frail|aged|prostat|psa|bph|testi|erect|ovar|uter|cervi|endomet|menopau|contracep|vagin|hormone|cystitis|zystitis|cistit|uti\b|hwi\b|vaccin|impf|vacun|screen|primary prevention|croup|bronchiolit|otitis|kawasaki|eclamps|pcos|osteopor|\baf\b|\bfa\b|\bvhf\b|fibrill|fibrilac|vorhof|cha2ds2/iu
