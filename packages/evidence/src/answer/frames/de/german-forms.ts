import { lowerFirst } from '../sentence-parts.ts'

/** 'Statinen' of a question is 'Statine' where no case is asked for. */
export function germanDrugs(typed: string, name: string | undefined): string {
  if (name === undefined || !typed.startsWith(name)) return typed
  const ending = typed.slice(name.length)
  if (ending === 'en') return /(?:ist|ent|ant)$/u.test(name) ? typed : `${name}e`
  if (ending === 'n' && /(?:er|el)$/u.test(name)) return name
  return typed
}

/**
 * The dative of a phrase in the nominative without an article: 'chronische Niereninsuffizienz' is 'chronischer Niereninsuffizienz',
 * 'ältere Menschen' (plural) is 'älteren Menschen'. Adjectives stand in small letters before the first noun.
 */
export function germanDative(phrase: string, number: 'singular' | 'plural'): string {
  if (phrase.startsWith('„')) return phrase
  const parts = phrase.split(/( und | oder |, (?!die |der |das ))/u)
  if (parts.length > 1)
    return parts.map((part, at) => (at % 2 === 0 ? germanDative(part, number) : part)).join('')
  const words = phrase.split(' ')
  const noun = words.findIndex((word) => /^\P{Ll}/u.test(word))
  if (noun < 0) return phrase
  return words
    .map((word, at) => {
      if (at < noun) return adjectiveInDative(word, number)
      return at === noun && number === 'plural' ? nounInDative(word) : word
    })
    .join(' ')
}

function adjectiveInDative(word: string, number: 'singular' | 'plural'): string {
  if (word === 'kein') return 'keinem'
  if (number === 'plural') return word.replace(/e$/u, 'en')
  return /e[rs]$/u.test(word) ? `${word.slice(0, -1)}m` : word.replace(/e$/u, 'er')
}

function nounInDative(noun: string): string {
  const [word = '', comma = ''] = noun.split(/(?=,)/u)
  return /[ns]$/u.test(word) || !/(?:e|er|el)$/u.test(word) ? noun : `${word}n${comma}`
}

/** Designs begin with a noun, which keeps its capital, or with an adjective. */
export function germanDesign(design: string): string {
  return /^(?:Systematische|Randomisierte|Nicht|Retrospektive|Einarmige|Narrative)\b/u.test(design)
    ? lowerFirst(design)
    : design
}
