import type { Language } from '@auscult/contract/language.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import type { MeasureName } from '../measures.ts'

export const languages = ['en', 'it', 'de', 'es'] as const satisfies readonly Language[]

/** How a language calls a concept; undefined where the lexicon has no name for it. */
export function nameIn(language: Language, concept: LexiconConcept): string | undefined {
  return language === 'en' ? concept.term : concept[language][0]
}

type Phrasing = {
  with: (drug: string, state: string) => string
  without: (drug: string, state: string) => string
  both: (drug: string, other: string) => string
  before: (drug: string, procedure: string) => string
  people: (drug: string, people: string) => string
  history: (drug: string, state: string) => string
  pregnant: (drug: string) => string
  breastfeeding: (drug: string) => string
  aged: (drug: string, years: number) => string
  gestation: (drug: string, weeks: number) => string
}

export const phrasings: Readonly<Record<Language, Phrasing>> = {
  en: {
    with: (drug, state) => `${drug} in a patient with ${state}`,
    without: (drug, state) => `${drug} in a patient without ${state}`,
    both: (drug, other) => `${drug} in a patient on ${other}`,
    before: (drug, procedure) => `${drug} before ${procedure}`,
    people: (drug, people) => `${drug} in ${people}`,
    history: (drug, state) => `${drug} in a patient with a history of ${state}`,
    pregnant: (drug) => `${drug} in pregnancy`,
    breastfeeding: (drug) => `${drug} while breastfeeding`,
    aged: (drug, years) => `${drug} in a ${years}-year-old`,
    gestation: (drug, weeks) => `${drug} at ${weeks} weeks of pregnancy`,
  },
  it: {
    with: (drug, state) => `${drug} in paziente con ${state}`,
    without: (drug, state) => `${drug} in paziente senza ${state}`,
    both: (drug, other) => `${drug} in paziente in terapia con ${other}`,
    before: (drug, procedure) => `${drug} prima di ${procedure}`,
    people: (drug, people) => `${drug} in ${people}`,
    history: (drug, state) => `${drug} in paziente con storia di ${state}`,
    pregnant: (drug) => `${drug} in gravidanza`,
    breastfeeding: (drug) => `${drug} durante l'allattamento`,
    aged: (drug, years) => `${drug} in paziente di ${years} anni`,
    gestation: (drug, weeks) => `${drug} in gravidanza a ${weeks} settimane`,
  },
  de: {
    with: (drug, state) => `${drug} bei Patient mit ${state}`,
    without: (drug, state) => `${drug} bei Patient ohne ${state}`,
    both: (drug, other) => `${drug} bei Patient unter ${other}`,
    before: (drug, procedure) => `${drug} vor ${procedure}`,
    people: (drug, people) => `${drug} bei ${people}`,
    history: (drug, state) => `${drug} bei Patient mit Zustand nach ${state}`,
    pregnant: (drug) => `${drug} in der Schwangerschaft`,
    breastfeeding: (drug) => `${drug} in der Stillzeit`,
    aged: (drug, years) => `${drug}, Patient ${years} Jahre alt`,
    gestation: (drug, weeks) => `${drug} in der ${weeks}. SSW`,
  },
  es: {
    with: (drug, state) => `${drug} en paciente con ${state}`,
    without: (drug, state) => `${drug} en paciente sin ${state}`,
    both: (drug, other) => `${drug} en paciente que toma ${other}`,
    before: (drug, procedure) => `${drug} antes de ${procedure}`,
    people: (drug, people) => `${drug} en ${people}`,
    history: (drug, state) => `${drug} en paciente con antecedente de ${state}`,
    pregnant: (drug) => `${drug} en el embarazo`,
    breastfeeding: (drug) => `${drug} durante la lactancia`,
    aged: (drug, years) => `${drug} en paciente de ${years} años`,
    gestation: (drug, weeks) => `${drug} en embarazada de ${weeks} semanas`,
  },
}

type Figured = {
  names: Readonly<Record<Language, string>>
  units: readonly (readonly [string, number])[]
  digits: number
}

const same = (name: string): Record<Language, string> => ({ en: name, it: name, de: name, es: name })

/** How values are typed: names, and the factors from the measure's own unit into each unit that is typed. */
export const figured: Partial<Record<MeasureName, Figured>> = {
  potassium: {
    names: { en: 'potassium', it: 'potassio', de: 'Kalium', es: 'potasio' },
    units: [
      ['', 1],
      ['mmol/L', 1],
      ['mEq/L', 1],
    ],
    digits: 1,
  },
  sodium: {
    names: { en: 'sodium', it: 'sodio', de: 'Natrium', es: 'sodio' },
    units: [
      ['', 1],
      ['mmol/L', 1],
      ['mEq/L', 1],
    ],
    digits: 0,
  },
  calcium: {
    names: { en: 'calcium', it: 'calcio', de: 'Calcium', es: 'calcio' },
    units: [
      ['mmol/L', 1],
      ['mg/dL', 4.008],
    ],
    digits: 2,
  },
  glucose: {
    names: { en: 'glucose', it: 'glicemia', de: 'Glukose', es: 'glucosa' },
    units: [
      ['mmol/L', 1],
      ['mg/dL', 18.016],
    ],
    digits: 1,
  },
  creatinine: {
    names: { en: 'creatinine', it: 'creatinina', de: 'Kreatinin', es: 'creatinina' },
    units: [
      ['micromol/L', 1],
      ['mg/dL', 0.01131],
    ],
    digits: 2,
  },
  haemoglobin: {
    names: { en: 'haemoglobin', it: 'emoglobina', de: 'Hämoglobin', es: 'hemoglobina' },
    units: [
      ['g/L', 1],
      ['g/dL', 0.1],
    ],
    digits: 1,
  },
  lactate: {
    names: { en: 'lactate', it: 'lattato', de: 'Laktat', es: 'lactato' },
    units: [['mmol/L', 1]],
    digits: 1,
  },
  platelets: {
    names: { en: 'platelets', it: 'piastrine', de: 'Thrombozyten', es: 'plaquetas' },
    units: [['', 1]],
    digits: 0,
  },
  neutrophils: {
    names: { en: 'neutrophils', it: 'neutrofili', de: 'Neutrophile', es: 'neutrófilos' },
    units: [['', 1]],
    digits: 2,
  },
  eGFR: {
    names: same('eGFR'),
    units: [
      ['', 1],
      ['mL/min', 1],
    ],
    digits: 0,
  },
  CrCl: {
    names: same('CrCl'),
    units: [
      ['', 1],
      ['mL/min', 1],
    ],
    digits: 0,
  },
  INR: { names: same('INR'), units: [['', 1]], digits: 1 },
  QTc: {
    names: same('QTc'),
    units: [
      ['', 1],
      ['ms', 1],
    ],
    digits: 0,
  },
  LVEF: {
    names: same('LVEF'),
    units: [
      ['', 1],
      ['%', 1],
    ],
    digits: 0,
  },
  'systolic BP': {
    names: { en: 'systolic BP', it: 'PAS', de: 'RR syst', es: 'PAS' },
    units: [
      ['', 1],
      ['mmHg', 1],
    ],
    digits: 0,
  },
  'heart rate': { names: { en: 'heart rate', it: 'FC', de: 'HF', es: 'FC' }, units: [['', 1]], digits: 0 },
}
