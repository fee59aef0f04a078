import type { QuestionFrames, QuestionParts } from './question-wording.ts'

const list = (names: string[]) => new Intl.ListFormat('de').format(names)

/** 'Bei' and 'mit' take the dative: 'akute Pankreatitis' becomes 'akuter Pankreatitis', 'Kinder' becomes 'Kindern'. */
export const deQuestion: QuestionFrames = {
  question: (parts) => `${ask(parts)}?`,
  among: (persons, conditions) => {
    const had = list(conditions.map(inDative))
    if (persons.length === 0) return `bei ${had}`
    const who = list(persons.map(manyInDative))
    return conditions.length === 0 ? `bei ${who}` : `bei ${who} mit ${had}`
  },
  comparedWith: (control) => `im Vergleich zu ${control}`,
  togetherWith: (treatment) => `in Kombination mit ${treatment}`,
  about: (words, parts) =>
    `Was ist über ${words}${parts.treatment.length > 0 ? ` mit ${list(parts.treatment)}` : ''}${people(parts)} bekannt?`,
}

const datives: Record<string, string> = { e: 'er', er: 'em', es: 'em', em: 'em', en: 'en' }

/** The adjective before a noun without article; the noun itself hardly ever changes. */
function inDative(name: string): string {
  return name.replace(
    /^(\p{Ll}[\p{Ll}-]*?)(e|er|es|em|en)(?= .*\p{Lu})/u,
    (_, stem: string, ending: string) => stem + (datives[ending] ?? ending),
  )
}

function manyInDative(name: string): string {
  return name.replace(/^(\p{L}*(?:e|er|el))(?= |$)/u, '$1n')
}

function people({ persons, conditions }: QuestionParts): string {
  return persons.length + conditions.length === 0 ? '' : ` ${deQuestion.among(persons, conditions)}`
}

function ask(parts: QuestionParts): string {
  const { kind, intent, comparator, outcome } = parts
  const treatment = list(parts.treatment)
  const among = people(parts)
  const control = comparator.length === 0 ? '' : ` im Vergleich zu ${list(comparator)}`
  if (treatment === '') return askOfPeople(parts, among)
  if (intent === 'dose') return `Welche Dosis von ${treatment}${among}`
  if (intent === 'duration') return `Wie lange sollte ${treatment}${among} gegeben werden`
  if (intent === 'stop') return `Wann ${treatment}${among} absetzen`
  if (kind === 'guideline') return `Was empfehlen Leitlinien zu ${treatment}${among}`
  if (kind === 'diagnosis') return `Wie genau ist ${treatment} für die Diagnose${among}`
  if (kind === 'harm' && outcome.length === 0)
    return `Welche Nebenwirkungen hat ${treatment}${among}${control}`
  if (kind === 'harm')
    return `Wie hoch ist das Risiko für ${list(outcome)} mit ${treatment}${among}${control}`
  if (outcome.length > 0) return `Wie wirkt ${treatment} auf ${list(outcome)}${among}${control}`
  return `Wie wirksam ist ${treatment}${among}${control}`
}

function askOfPeople(parts: QuestionParts, among: string): string {
  const { kind, outcome } = parts
  if (outcome.length > 0) return `Wie hoch ist das Risiko für ${list(outcome)}${among}`
  if (kind === 'diagnosis') return `Wie wird die Diagnose gestellt${among}`
  if (kind === 'prognosis') return `Wie ist die Prognose${among}`
  if (kind === 'guideline') return `Was empfehlen Leitlinien${among}`
  return `Was ist die beste Behandlung${among}`
}
