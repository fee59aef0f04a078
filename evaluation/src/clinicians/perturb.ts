import { chatter, histories, whereAgeOrSexCounts } from './harmless-additions.ts'
import { swapSpelling } from './spelling-swap.ts'

export const perturbationKinds = [
  'age and sex',
  'history',
  'chatter',
  'typing error',
  'clause order',
  'lower case',
  'upper case',
  'other spelling',
] as const
export type PerturbationKind = (typeof perturbationKinds)[number]

export type Perturbed = { kind: PerturbationKind; question: string }

type Options = { lang: string; random: () => number; isDrugWord: (word: string) => boolean }

/** A question in other words that may not change its answer; at most one of each kind, those left out that cannot be made of it. */
export function perturb(question: string, options: Options): Perturbed[] {
  const made: Record<PerturbationKind, string | undefined> = {
    'age and sex': addAgeAndSex(question, options),
    history: addHistory(question, options),
    chatter: pick(chatter[options.lang] ?? [], options.random)?.(question),
    'typing error': mistype(question, options),
    'clause order': moveClause(question),
    'lower case': question.toLowerCase(),
    'upper case': question.toUpperCase(),
    'other spelling': options.lang === 'en' ? swapSpelling(question) : undefined,
  }
  return perturbationKinds.flatMap((kind) => {
    const other = made[kind]
    return other === undefined || other === question ? [] : [{ kind, question: other }]
  })
}

function pick<T>(choices: readonly T[], random: () => number): T | undefined {
  return choices[Math.floor(random() * choices.length)]
}

/** In the middle of life, where neither an upper nor a lower age limit of a study is near. */
function addAgeAndSex(question: string, { random }: Options): string | undefined {
  const added = pick(['52M', '54M', '56F', '58F'], random)
  return whereAgeOrSexCounts.test(question) ? undefined : `${added}, ${question}`
}

function addHistory(question: string, { lang, random }: Options): string | undefined {
  const able = histories.filter(({ notWith }) => !notWith.test(question))
  const text = pick(able, random)?.text[lang]
  if (text === undefined) return undefined
  const { body, end } = withoutEnd(question)
  return `${body}, ${text}${end}`
}

function withoutEnd(question: string): { body: string; end: string } {
  const body = question.trimEnd().replace(/[.?!\s]+$/u, '')
  return { body, end: question.trimEnd().slice(body.length) }
}

const shortestMistyped = 8

/** Two inner letters of a long word change places. Drugs are spared: a name one letter off may be another drug. */
function mistype(question: string, { random, isDrugWord }: Options): string | undefined {
  const able = [...question.matchAll(/\p{L}+/gu)].filter(
    ([word]) => word.length >= shortestMistyped && /\p{Ll}/u.test(word) && !isDrugWord(word),
  )
  const chosen = pick(able, random)
  if (chosen === undefined) return undefined
  const [word] = chosen
  const letters = Array.from(word)
  const places = letters.slice(2, -2).flatMap((letter, nth) => (letter === letters[nth + 3] ? [] : [nth + 2]))
  const place = pick(places, random)
  if (place === undefined) return undefined
  const swapped = letters.with(place, letters[place + 1] ?? '').with(place + 1, letters[place] ?? '')
  return `${question.slice(0, chosen.index)}${swapped.join('')}${question.slice(chosen.index + word.length)}`
}

/** A clause that hangs on what stands before it cannot be moved. */
const hanging =
  /^(?:or|and|but|vs|versus|not|no|then|so|which|that|it|o|e|y|ma|pero|und|oder|aber|dann|poi|luego|che|que|sonst|instead|rather|also|same|if so)\b|\b(?:it|this|that|them|instead)\b/iu

const isLong = (clause: string) => clause.split(/\s+/u).length >= 2

/** 'A, B?' becomes 'B, A?', where both are two words or more. */
function moveClause(question: string): string | undefined {
  const { body, end } = withoutEnd(question)
  const parted = /^(?<front>.*\S)(?:,|;|\.)\s+(?<back>[^,;.]+)$/u.exec(body)?.groups
  const [front, back] = [parted?.['front'] ?? '', parted?.['back'] ?? '']
  if (!isLong(front) || !isLong(back) || hanging.test(back)) return undefined
  return `${back}, ${front}${end}`
}
