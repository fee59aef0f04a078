import type { Language } from '@auscult/contract/language.ts'
import type { NamedLimit, PeopleFrames } from './glance-frames.ts'

type PeopleWords = Omit<PeopleFrames, 'age' | 'limit' | 'figure'> & {
  from: (years: string) => string
  to: (years: string) => string
  between: (min: string, max: string) => string
  /** Each before a figure: 'at least', 'below'. */
  bounds: Record<NamedLimit['op'], string>
}

const words: Record<Language, PeopleWords> = {
  en: {
    years: (age) => (age < 1 ? `${Math.round(age * 12)} months old` : `${age} years old`),
    from: (years) => `${years} years or older`,
    to: (years) => `up to ${years} years`,
    between: (min, max) => `${min} to ${max} years`,
    sex: { female: 'women', male: 'men' },
    pregnant: 'pregnant',
    notPregnant: 'not in pregnancy',
    without: (what) => `without ${what}`,
    bounds: { '<': 'below', '<=': 'at most', '>': 'above', '>=': 'at least', '=': '' },
  },
  de: {
    years: (age) => (age < 1 ? `${Math.round(age * 12)} Monate alt` : `${age} Jahre alt`),
    from: (years) => `ab ${years} Jahren`,
    to: (years) => `bis ${years} Jahre`,
    between: (min, max) => `${min} bis ${max} Jahre`,
    sex: { female: 'Frauen', male: 'Männer' },
    pregnant: 'schwanger',
    notPregnant: 'nicht in der Schwangerschaft',
    without: (what) => `ohne ${what}`,
    bounds: { '<': 'unter', '<=': 'höchstens', '>': 'über', '>=': 'mindestens', '=': '' },
  },
  it: {
    years: (age) => (age < 1 ? `${Math.round(age * 12)} mesi` : `${age} anni`),
    from: (years) => `da ${years} anni`,
    to: (years) => `fino a ${years} anni`,
    between: (min, max) => `da ${min} a ${max} anni`,
    sex: { female: 'donne', male: 'uomini' },
    pregnant: 'in gravidanza',
    notPregnant: 'non in gravidanza',
    without: (what) => `senza ${what}`,
    bounds: { '<': 'sotto', '<=': 'al massimo', '>': 'sopra', '>=': 'almeno', '=': '' },
  },
  es: {
    years: (age) => (age < 1 ? `${Math.round(age * 12)} meses` : `${age} años`),
    from: (years) => `desde ${years} años`,
    to: (years) => `hasta ${years} años`,
    between: (min, max) => `de ${min} a ${max} años`,
    sex: { female: 'mujeres', male: 'hombres' },
    pregnant: 'embarazada',
    notPregnant: 'no en el embarazo',
    without: (what) => `sin ${what}`,
    bounds: { '<': 'menos de', '<=': 'como máximo', '>': 'más de', '>=': 'al menos', '=': '' },
  },
}

/** How one language says whom a study took in. */
export function peopleFrames(language: Language): PeopleFrames {
  const { from, to, between, bounds, ...same } = words[language]
  const figure = (value: number) => value.toLocaleString(language === 'en' ? 'en-GB' : language)
  return {
    ...same,
    age: (min, max) => {
      if (min !== null && max !== null) return between(figure(min), figure(max))
      return min === null ? to(figure(max ?? 0)) : from(figure(min))
    },
    limit: ({ measure, op, value, unit }) => joined(measure, bounds[op], figure(value), readable(unit)),
    figure: (measure, value, unit) => joined(measure, figure(value), readable(unit)),
  }
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** 'mL/min/1.73 m2' as it is printed. */
function readable(unit: string): string {
  return unit.replace(/\bm2\b/gu, 'm²')
}
