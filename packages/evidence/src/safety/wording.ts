import type { Language } from '@auscult/contract/language.ts'
import type { SafetyLevel } from '@auscult/contract/ai/safety.ts'
import type { Matter } from './check-safety.ts'
import type { MeasureName } from './measures.ts'

type Lead = (drug: string, because: string) => string

/** The words of one language around what a rule says; the rule's own sentences stay English and are quoted. */
export type SafetyWording = {
  leads: Readonly<Record<SafetyLevel, Readonly<Partial<Record<Matter, Lead>>> & { give: Lead }>>
  measures: Partial<Record<MeasureName, string>>
  /** Figures that are said as a phrase. */
  figures: Readonly<
    Record<'age' | 'gestational age' | 'hours since onset' | 'duration', (figure: string) => string>
  >
  sexes: Readonly<Record<'female' | 'male', string>>
  pregnancy: string
  breastfeeding: string
  allergy: (drug: string) => string
  together: (drug: string) => string
  /** A disease whose grade is not told, and the limit from which the rule speaks, where that is a figure. */
  untold: (disease: string, limit: string | undefined) => string
  instead: string
  source: string
  check: string
  /** How numbers are written. */
  locale: string
}

const en: SafetyWording = {
  leads: {
    contraindicated: {
      start: (drug, because) => `Do not start ${drug}: ${because}.`,
      give: (drug, because) => `Do not give ${drug}: ${because}.`,
      continue: (drug, because) => `${drug} is contraindicated: ${because}.`,
      'this way': (drug, because) => `Do not give ${drug} this way: ${because}.`,
      stop: (drug, because) => `Do not stop ${drug} like this: ${because}.`,
    },
    avoid: {
      start: (drug, because) => `Avoid starting ${drug}: ${because}.`,
      give: (drug, because) => `Avoid ${drug}: ${because}.`,
      'this way': (drug, because) => `Avoid giving ${drug} this way: ${because}.`,
      stop: (drug, because) => `Avoid stopping ${drug} like this: ${because}.`,
    },
    'reduce dose': { give: (drug, because) => `Reduce the dose of ${drug}: ${because}.` },
    'use with care': {
      give: (drug, because) => `Use ${drug} with care: ${because}.`,
      stop: (drug, because) => `Stop ${drug} with care: ${because}.`,
    },
    monitor: { give: (drug, because) => `Monitor closely on ${drug}: ${because}.` },
  },
  measures: {},
  figures: {
    age: (figure) => `aged ${figure}`,
    'gestational age': (figure) => `${figure} weeks of pregnancy`,
    'hours since onset': (figure) => `${figure} hours since`,
    duration: (figure) => `for ${figure} days`,
  },
  sexes: { female: 'woman', male: 'man' },
  pregnancy: 'pregnancy',
  breastfeeding: 'breastfeeding',
  allergy: (drug) => `allergy to ${drug}`,
  together: (drug) => `together with ${drug}`,
  untold: (disease, limit) =>
    `${disease}, ${limit === undefined ? 'severity not told' : `the limit is ${limit}`}`,
  instead: 'Instead',
  source: 'Source',
  check: 'Check the product information.',
  locale: 'en-GB',
}

const it: SafetyWording = {
  leads: {
    contraindicated: {
      start: (drug, because) => `Non iniziare ${drug}: ${because}.`,
      give: (drug, because) => `Non somministrare ${drug}: ${because}.`,
      continue: (drug, because) => `${drug} controindicato: ${because}.`,
      'this way': (drug, because) => `Non somministrare ${drug} in questo modo: ${because}.`,
      stop: (drug, because) => `Non sospendere ${drug} in questo modo: ${because}.`,
    },
    avoid: {
      start: (drug, because) => `Evitare di iniziare ${drug}: ${because}.`,
      give: (drug, because) => `Evitare ${drug}: ${because}.`,
      'this way': (drug, because) => `Evitare ${drug} in questo modo: ${because}.`,
      stop: (drug, because) => `Evitare di sospendere ${drug} in questo modo: ${because}.`,
    },
    'reduce dose': { give: (drug, because) => `Ridurre la dose di ${drug}: ${because}.` },
    'use with care': {
      give: (drug, because) => `Usare ${drug} con cautela: ${because}.`,
      stop: (drug, because) => `Sospendere ${drug} con cautela: ${because}.`,
    },
    monitor: { give: (drug, because) => `Monitorare strettamente con ${drug}: ${because}.` },
  },
  measures: {
    potassium: 'potassio',
    sodium: 'sodio',
    calcium: 'calcio',
    magnesium: 'magnesio',
    glucose: 'glicemia',
    lactate: 'lattati',
    ketones: 'chetoni',
    creatinine: 'creatinina',
    albumin: 'albumina',
    haemoglobin: 'emoglobina',
    haematocrit: 'ematocrito',
    platelets: 'piastrine',
    neutrophils: 'neutrofili',
    lymphocytes: 'linfociti',
    CrCl: 'clearance della creatinina',
    'systolic BP': 'PA sistolica',
    'heart rate': 'frequenza cardiaca',
    'respiratory rate': 'frequenza respiratoria',
    LVEF: 'FEVS',
    weight: 'peso',
    'digoxin level': 'digossinemia',
    'lithium level': 'litiemia',
    'phenytoin level': 'fenitoinemia',
  },
  figures: {
    age: (figure) => `età ${figure} anni`,
    'gestational age': (figure) => `${figure} settimane di gravidanza`,
    'hours since onset': (figure) => `da ${figure} ore`,
    duration: (figure) => `per ${figure} giorni`,
  },
  sexes: { female: 'donna', male: 'uomo' },
  pregnancy: 'gravidanza',
  breastfeeding: 'allattamento',
  allergy: (drug) => `allergia a ${drug}`,
  together: (drug) => `insieme a ${drug}`,
  untold: (disease, limit) =>
    `${disease}, ${limit === undefined ? 'gravità non indicata' : `il limite è ${limit}`}`,
  instead: 'In alternativa',
  source: 'Fonte',
  check: 'Verificare il riassunto delle caratteristiche del prodotto.',
  locale: 'it-IT',
}

const de: SafetyWording = {
  leads: {
    contraindicated: {
      start: (drug, because) => `${drug} nicht beginnen: ${because}.`,
      give: (drug, because) => `${drug} nicht geben: ${because}.`,
      continue: (drug, because) => `${drug} ist kontraindiziert: ${because}.`,
      'this way': (drug, because) => `${drug} so nicht geben: ${because}.`,
      stop: (drug, because) => `${drug} so nicht absetzen: ${because}.`,
    },
    avoid: {
      start: (drug, because) => `${drug} möglichst nicht beginnen: ${because}.`,
      give: (drug, because) => `${drug} vermeiden: ${because}.`,
      'this way': (drug, because) => `${drug} möglichst nicht so geben: ${because}.`,
      stop: (drug, because) => `${drug} möglichst nicht so absetzen: ${because}.`,
    },
    'reduce dose': { give: (drug, because) => `Dosis von ${drug} verringern: ${because}.` },
    'use with care': {
      give: (drug, because) => `${drug} mit Vorsicht anwenden: ${because}.`,
      stop: (drug, because) => `${drug} mit Vorsicht absetzen: ${because}.`,
    },
    monitor: { give: (drug, because) => `Unter ${drug} engmaschig kontrollieren: ${because}.` },
  },
  measures: {
    potassium: 'Kalium',
    sodium: 'Natrium',
    calcium: 'Calcium',
    magnesium: 'Magnesium',
    glucose: 'Glukose',
    lactate: 'Laktat',
    ketones: 'Ketone',
    creatinine: 'Kreatinin',
    albumin: 'Albumin',
    haemoglobin: 'Hämoglobin',
    haematocrit: 'Hämatokrit',
    platelets: 'Thrombozyten',
    neutrophils: 'Neutrophile',
    lymphocytes: 'Lymphozyten',
    CrCl: 'Kreatinin-Clearance',
    'systolic BP': 'systolischer Blutdruck',
    'heart rate': 'Herzfrequenz',
    'respiratory rate': 'Atemfrequenz',
    weight: 'Gewicht',
    'digoxin level': 'Digoxinspiegel',
    'lithium level': 'Lithiumspiegel',
    'phenytoin level': 'Phenytoinspiegel',
  },
  figures: {
    age: (figure) => `${figure} Jahre alt`,
    'gestational age': (figure) => `${figure}. Schwangerschaftswoche`,
    'hours since onset': (figure) => `seit ${figure} Stunden`,
    duration: (figure) => `für ${figure} Tage`,
  },
  sexes: { female: 'Frau', male: 'Mann' },
  pregnancy: 'Schwangerschaft',
  breastfeeding: 'Stillzeit',
  allergy: (drug) => `Allergie gegen ${drug}`,
  together: (drug) => `zusammen mit ${drug}`,
  untold: (disease, limit) =>
    `${disease}, ${limit === undefined ? 'Schweregrad nicht genannt' : `Grenze ist ${limit}`}`,
  instead: 'Stattdessen',
  source: 'Quelle',
  check: 'Fachinformation prüfen.',
  locale: 'de-DE',
}

const es: SafetyWording = {
  leads: {
    contraindicated: {
      start: (drug, because) => `No iniciar ${drug}: ${because}.`,
      give: (drug, because) => `No administrar ${drug}: ${because}.`,
      continue: (drug, because) => `${drug} contraindicado: ${because}.`,
      'this way': (drug, because) => `No administrar ${drug} de este modo: ${because}.`,
      stop: (drug, because) => `No suspender ${drug} de este modo: ${because}.`,
    },
    avoid: {
      start: (drug, because) => `Evitar iniciar ${drug}: ${because}.`,
      give: (drug, because) => `Evitar ${drug}: ${because}.`,
      'this way': (drug, because) => `Evitar ${drug} de este modo: ${because}.`,
      stop: (drug, because) => `Evitar suspender ${drug} de este modo: ${because}.`,
    },
    'reduce dose': { give: (drug, because) => `Reducir la dosis de ${drug}: ${because}.` },
    'use with care': {
      give: (drug, because) => `Usar ${drug} con precaución: ${because}.`,
      stop: (drug, because) => `Suspender ${drug} con precaución: ${because}.`,
    },
    monitor: { give: (drug, because) => `Vigilar estrechamente con ${drug}: ${because}.` },
  },
  measures: {
    potassium: 'potasio',
    sodium: 'sodio',
    calcium: 'calcio',
    magnesium: 'magnesio',
    glucose: 'glucosa',
    lactate: 'lactato',
    ketones: 'cetonas',
    creatinine: 'creatinina',
    albumin: 'albúmina',
    haemoglobin: 'hemoglobina',
    haematocrit: 'hematocrito',
    platelets: 'plaquetas',
    neutrophils: 'neutrófilos',
    lymphocytes: 'linfocitos',
    eGFR: 'FGe',
    CrCl: 'aclaramiento de creatinina',
    'systolic BP': 'PA sistólica',
    'heart rate': 'frecuencia cardíaca',
    'respiratory rate': 'frecuencia respiratoria',
    LVEF: 'FEVI',
    weight: 'peso',
    'digoxin level': 'digoxinemia',
    'lithium level': 'litemia',
    'phenytoin level': 'fenitoinemia',
  },
  figures: {
    age: (figure) => `${figure} años`,
    'gestational age': (figure) => `${figure} semanas de embarazo`,
    'hours since onset': (figure) => `desde hace ${figure} horas`,
    duration: (figure) => `durante ${figure} días`,
  },
  sexes: { female: 'mujer', male: 'hombre' },
  pregnancy: 'embarazo',
  breastfeeding: 'lactancia',
  allergy: (drug) => `alergia a ${drug}`,
  together: (drug) => `junto con ${drug}`,
  untold: (disease, limit) =>
    `${disease}, ${limit === undefined ? 'gravedad no indicada' : `el límite es ${limit}`}`,
  instead: 'En su lugar',
  source: 'Fuente',
  check: 'Consultar la ficha técnica.',
  locale: 'es-ES',
}

export const safetyWording: Readonly<Record<Language, SafetyWording>> = { en, it, de, es }
