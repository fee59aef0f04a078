import { fold } from '../text/terms.ts'
import { readWords } from '../understand/words.ts'

/**
 * The measures that rules set limits on, each with its one unit here. `names` are what records and questions call it; `factors` turn other
 * units into that one; `guess` names the unit meant where none was typed and the figure is far outside the range of the first.
 */
type Measure = {
  unit: string
  names: readonly string[]
  factors: Readonly<Record<string, number>>
  /** Figures at least (or, where `below`, at most) this much are in the other unit. */
  guess?: { at: number; isBelow?: true; factor: number }
}

const perMol = (mgPerDl: number) => ({ 'mg/dl': mgPerDl })

/** mmol/L of calcium, glucose and lactate and µmol/L of creatinine from mg/dL by their molar masses (40.08, 180.16, 90.08, 113.12). */
const measures = {
  potassium: { unit: 'mmol/l', names: ['serum potassium', 'k'], factors: { 'meq/l': 1 } },
  sodium: { unit: 'mmol/l', names: ['serum sodium', 'na'], factors: { 'meq/l': 1 } },
  calcium: {
    unit: 'mmol/l',
    names: ['serum calcium', 'corrected calcium', 'ca'],
    factors: { ...perMol(0.2495), 'meq/l': 0.5 },
    guess: { at: 5, factor: 0.2495 },
  },
  magnesium: { unit: 'mmol/l', names: ['serum magnesium', 'mg'], factors: perMol(0.4114) },
  glucose: {
    unit: 'mmol/l',
    names: ['blood glucose', 'plasma glucose'],
    factors: perMol(0.0555),
    guess: { at: 40, factor: 0.0555 },
  },
  lactate: { unit: 'mmol/l', names: ['serum lactate', 'blood lactate'], factors: perMol(0.111) },
  ketones: { unit: 'mmol/l', names: ['ketone', 'blood ketones'], factors: {} },
  creatinine: {
    unit: 'umol/l',
    names: ['serum creatinine'],
    factors: { 'micromol/l': 1, ...perMol(88.42) },
    guess: { at: 20, isBelow: true, factor: 88.42 },
  },
  albumin: {
    unit: 'g/l',
    names: ['serum albumin'],
    factors: { 'g/dl': 10 },
    guess: { at: 7, isBelow: true, factor: 10 },
  },
  haemoglobin: {
    unit: 'g/l',
    names: ['hb', 'hemoglobin', 'haemoglobin concentration'],
    factors: { 'g/dl': 10, 'mmol/l': 16.11 },
    guess: { at: 25, isBelow: true, factor: 10 },
  },
  haematocrit: {
    unit: '%',
    names: ['hematocrit', 'packed cell volume'],
    factors: { 'l/l': 100 },
    guess: { at: 1, isBelow: true, factor: 100 },
  },
  platelets: {
    unit: 'x10^9/l',
    names: ['platelet count', 'platelet'],
    factors: { '10^9/l': 1, 'g/l': 1, '/nl': 1, 'k/ul': 1, '/ul': 0.001, '/mm3': 0.001 },
    guess: { at: 2000, factor: 0.001 },
  },
  neutrophils: {
    unit: 'x10^9/l',
    names: ['neutrophil count', 'absolute neutrophil count', 'anc', 'neutrophil'],
    factors: { '10^9/l': 1, '/nl': 1, '/ul': 0.001, '/mm3': 0.001 },
    guess: { at: 100, factor: 0.001 },
  },
  lymphocytes: {
    unit: 'x10^9/l',
    names: ['lymphocyte count', 'lymphocyte'],
    factors: { '10^9/l': 1, '/ul': 0.001, '/mm3': 0.001 },
    guess: { at: 100, factor: 0.001 },
  },
  CD4: { unit: '/ul', names: ['cd4 count', 'cd4 cell count'], factors: { 'cells/ul': 1, '/mm3': 1 } },
  INR: { unit: '', names: ['international normalised ratio'], factors: {} },
  CK: {
    unit: 'x uln',
    names: ['creatine kinase'],
    factors: { 'u/l': 1 / 200, 'iu/l': 1 / 200 },
    guess: { at: 150, factor: 1 / 200 },
  },
  ALT: {
    unit: 'x uln',
    names: ['alanine aminotransferase', 'liver function tests', 'transaminases'],
    factors: { 'u/l': 1 / 40, 'iu/l': 1 / 40 },
    guess: { at: 30, factor: 1 / 40 },
  },
  eGFR: {
    unit: 'ml/min',
    names: ['estimated glomerular filtration rate', 'gfr', 'glomerular filtration rate'],
    factors: { 'ml/min/1.73 m2': 1, 'ml/min/1.73m2': 1, 'ml/min/1.73m²': 1, 'ml/min/1.73 m²': 1 },
  },
  CrCl: {
    unit: 'ml/min',
    names: ['creatinine clearance', 'cockcroft-gault'],
    factors: { 'ml/min/1.73 m2': 1, 'ml/s': 60 },
  },
  'digoxin level': {
    unit: 'ng/ml',
    names: ['serum digoxin', 'digoxin concentration'],
    factors: { 'ug/l': 1, 'nmol/l': 0.781 },
  },
  'lithium level': {
    unit: 'mmol/l',
    names: ['serum lithium', 'lithium concentration'],
    factors: { 'meq/l': 1 },
  },
  'phenytoin level': {
    unit: 'mg/l',
    names: ['serum phenytoin', 'phenytoin concentration'],
    factors: { 'ug/ml': 1, 'umol/l': 0.252 },
  },
  cortisol: {
    unit: 'nmol/l',
    names: ['serum cortisol', 'morning cortisol', '9am cortisol'],
    factors: { 'ug/dl': 27.59 },
    guess: { at: 30, isBelow: true, factor: 27.59 },
  },
  trough: { unit: 'mg/l', names: ['trough level', 'trough concentration'], factors: { 'ug/ml': 1 } },
  'systolic BP': {
    unit: 'mmhg',
    names: ['systolic blood pressure', 'blood pressure', 'bp', 'sbp'],
    factors: {},
  },
  'heart rate': { unit: 'bpm', names: ['pulse', 'hr', 'resting heart rate'], factors: { '/min': 1 } },
  'respiratory rate': { unit: '/min', names: ['rr', 'breathing rate'], factors: { bpm: 1 } },
  QTc: {
    unit: 'ms',
    names: ['qtc interval', 'corrected qt interval', 'qt interval', 'qt'],
    factors: { msec: 1, s: 1000 },
    guess: { at: 1, isBelow: true, factor: 1000 },
  },
  SpO2: { unit: '%', names: ['oxygen saturation', 'saturation', 'sats'], factors: {} },
  'SpO2 target': { unit: '%', names: ['target saturation'], factors: {} },
  LVEF: {
    unit: '%',
    names: ['ejection fraction', 'left ventricular ejection fraction', 'ef'],
    factors: {},
    guess: { at: 1, isBelow: true, factor: 100 },
  },
  GCS: { unit: '', names: ['glasgow coma scale', 'glasgow coma score'], factors: {} },
  BMI: { unit: 'kg/m2', names: ['body mass index'], factors: { 'kg/m²': 1 } },
  weight: { unit: 'kg', names: ['body weight'], factors: { lb: 0.4536, lbs: 0.4536, g: 0.001 } },
  age: { unit: 'years', names: [], factors: { months: 1 / 12, weeks: 7 / 365.25, days: 1 / 365.25 } },
  'gestational age': { unit: 'weeks', names: ['gestation'], factors: {} },
  'hours since onset': { unit: 'hours', names: [], factors: { days: 24, weeks: 168, months: 730.5 } },
  duration: { unit: 'days', names: [], factors: { hours: 1 / 24, weeks: 7, months: 30.44, years: 365.25 } },
  'daily dose': { unit: 'mg', names: [], factors: { g: 1000, mcg: 0.001, ug: 0.001 } },
  'single dose': { unit: 'mg', names: [], factors: { g: 1000, mcg: 0.001, ug: 0.001 } },
  'dose per kg': { unit: 'mg/kg', names: [], factors: {} },
  'dose per m2': { unit: 'mg/m2', names: [], factors: {} },
  'infusion rate': { unit: '', names: [], factors: {} },
  'creatinine rise': { unit: '%', names: [], factors: {} },
  'platelet fall': { unit: '%', names: [], factors: {} },
  'sodium rise': { unit: '', names: [], factors: {} },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

/** Renal rules name either; they are compared with each other, and what was read is said. */
const families: Partial<Record<MeasureName, string>> = { eGFR: 'renal', CrCl: 'renal' }

export function familyOf(name: MeasureName): string {
  return families[name] ?? name
}

const byName = new Map<string, MeasureName>()
for (const name of Object.keys(measures).filter(isMeasureName)) {
  byName.set(fold(name), name)
  for (const other of measures[name].names) byName.set(fold(other), name)
}

/** Measures by their names as the keys of tokens have them; one letter alone is more often something else. */
export const measureNames: ReadonlyMap<string, MeasureName> = new Map(
  [...byName].flatMap(([name, measure]): [string, MeasureName][] => {
    const keys = readWords(name).map(({ key }) => key)
    return name.length < 2 || !isFromWords(measure) ? [] : [[keys.join(' '), measure]]
  }),
)

/** Doses, times and ages are read by their own words. */
function isFromWords(measure: MeasureName): boolean {
  return !/dose|rate$|rise|fall|onset|duration|age$|weight/u.test(measure) || measure === 'heart rate'
}

function isMeasureName(name: string): name is MeasureName {
  return Object.hasOwn(measures, name)
}

const shown: Readonly<Record<string, string>> = {
  'mmol/l': 'mmol/L',
  'umol/l': 'µmol/L',
  'g/l': 'g/L',
  'mg/l': 'mg/L',
  'ng/ml': 'ng/mL',
  'ml/min': 'mL/min',
  'x10^9/l': '× 10⁹/L',
  'x uln': '× ULN',
  mmhg: 'mmHg',
  'kg/m2': 'kg/m²',
  '/ul': '/µL',
}

/** The measure's own unit as people write it. */
export function shownUnit(name: MeasureName, unit: string): string {
  const own: string = measures[name].unit
  return own === '' ? unit : (shown[own] ?? own)
}

/** The measure that a name means; undefined where rules set no limit on it. */
export function findMeasure(name: string): MeasureName | undefined {
  return byName.get(fold(name))
}

/** The figure in the measure's own unit; undefined where the unit is none of the measure's. */
export function convert(name: MeasureName, value: number, unit: string | null): number | undefined {
  const { unit: own, factors, guess }: Measure = measures[name]
  const typed = (unit ?? '').toLowerCase().replaceAll('µ', 'u').replaceAll('μ', 'u').trim()
  const known = factors[typed]
  if (known !== undefined) return value * known
  if (typed !== '' && typed !== own && own !== '') return undefined
  const isOther = guess !== undefined && (guess.isBelow === true ? value <= guess.at : value >= guess.at)
  return isOther ? value * guess.factor : value
}
