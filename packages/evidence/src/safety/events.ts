import { inCapitals } from '../question/grammar.ts'
import type { Name, Question, Token } from '../question/question.ts'
import { fold } from '../text/terms.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { type EventPhrase, stemLength } from './event-phrases.ts'
import { isDenial, type Said } from './said.ts'

/** What happens with a drug ('stopped', 'into a vein'), where it stands; `of` the drugs that it is said of, null where it is said of all. */
export type EventHit = Said & { of: ReadonlySet<LexiconConcept> | null }

/** So many words may stand for the gap in a phrase: 'leave his morning dose off'. */
const widestGap = 3
/** A drug that stands so near behind the words is their object; in German it stands in front of them. */
const objectReach = 2
const germanReach = 4
/** Further away the words speak of something else. */
const furthest = 12
/** Between two drugs of one list: a dose and a joint. */
const listGap = 3

/** What the question says to happen with its drugs, by the name of the event. */
export function readEvents(
  { tokens, names, language }: Question,
  phrases: ReadonlyMap<string, readonly EventPhrase[]>,
): ReadonlyMap<string, readonly EventHit[]> {
  const drugs = names.filter(({ readings }) => readings.some(isDrug))
  const found = new Map<string, EventHit[]>()
  for (const [at, token] of tokens.entries())
    for (const phrase of startingWith(token, phrases)) {
      const to = endOf(phrase.words, tokens, at)
      if (to === null || isDenied(tokens, at, to, phrase)) continue
      const place = { from: at, to, text: textOf(tokens, at, to) }
      if (phrase.isOfDrug && (isOfDisease(place, names, phrase) || isInName(place, names))) continue
      const order = { ...phrase, language: language === 'de' ? language : phrase.language }
      const of = phrase.isOfDrug ? drugsOf(place, drugs, order, tokens) : null
      if (of !== null && of.size === 0) continue
      found.set(phrase.event, [...(found.get(phrase.event) ?? []), { ...place, of }])
    }
  return found
}

function isDrug({ type }: LexiconConcept): boolean {
  return type === 'drug'
}

function startingWith(
  { key, text }: Token,
  phrases: ReadonlyMap<string, readonly EventPhrase[]>,
): EventPhrase[] {
  const forms = [...new Set([key, fold(text)])]
  const found = [...forms.map((form) => form.slice(0, stemLength)), /^\d/u.test(text) ? '#' : ''].flatMap(
    (letters) => phrases.get(letters) ?? [],
  )
  return [...new Set(found)].filter(({ words: [first = ''] }) => isWord({ key, text }, first))
}

/** A short form in capitals is one as typed: 'IT' is a route, 'it' is not. */
function isWord({ key, text }: Pick<Token, 'key' | 'text'>, wanted: string): boolean {
  if (inCapitals.test(wanted)) return text === wanted
  if (wanted === '#') return /^\d/u.test(text)
  const stem = wanted.endsWith('~') ? wanted.slice(0, -1) : null
  return [key, fold(text)].some((form) => (stem === null ? form === wanted : form.startsWith(stem)))
}

/** Where the phrase that starts at `at` ends, exclusive. */
function endOf(words: readonly string[], tokens: readonly Token[], at: number): number | null {
  let to = at
  let gap = 0
  for (const word of words) {
    if (word === '*') {
      gap = widestGap
      continue
    }
    const within = tokens.slice(to, to + gap + 1)
    const nth = within.findIndex((token) => isWord(token, word))
    if (nth < 0) return null
    to += nth + 1
    gap = 0
  }
  return to
}

function isDenied(tokens: readonly Token[], from: number, to: number, { words }: EventPhrase): boolean {
  if (isDenial(words.join(' '))) return false
  // The apostrophe of 'don't' parts it.
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => fold(text))
  const isTold = before.at(-1) === 'dont' || before.join(' ') === 'don t' || isDenial(before.at(-1) ?? '')
  return isTold || tokens.slice(from, to).some((token) => token.isDenied)
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

/** 'Stop the bleeding': what stands right behind is a disease. */
function isOfDisease({ to }: Said, names: readonly Name[], { stands }: EventPhrase): boolean {
  if (stands !== 'before') return false
  return names.some(
    ({ from, readings }) =>
      from >= to &&
      from <= to + 1 &&
      readings.every(({ type }) => type === 'condition' || type === 'outcome'),
  )
}

/** 'Anaphylaxis to penicillin' is a disease of its own. */
function isInName({ from, to }: Said, names: readonly Name[]): boolean {
  return names.some(
    (name) => name.from <= from && to <= name.to && name.readings.every(({ type }) => type === 'condition'),
  )
}

function drugsOf(
  place: Said,
  drugs: readonly Name[],
  phrase: EventPhrase,
  tokens: readonly Token[],
): ReadonlySet<LexiconConcept> {
  const first = nearestTo(place, drugs, phrase)
  if (first === undefined) return new Set()
  const list = [first]
  for (const drug of drugs) {
    const isNext = list.some((each) => isListed(each, drug, place, tokens))
    if (isNext && !list.includes(drug)) list.push(drug)
  }
  return new Set(list.flatMap(({ readings }) => readings.filter(isDrug)))
}

type Near = { drug: Name; distance: number }

function nearestTo(place: Said, drugs: readonly Name[], phrase: EventPhrase): Name | undefined {
  const inGap = drugs.find(({ from, to }) => from > place.from && to < place.to)
  if (inGap !== undefined && phrase.words.includes('*')) return inGap
  const inFront = nearest(drugs.map((drug) => ({ drug, distance: place.from - drug.to })))
  const behind = nearest(drugs.map((drug) => ({ drug, distance: drug.from - place.to })))
  const object = objectOf(inFront, behind, phrase)
  if (object !== undefined) return object.drug
  const isBehind = (behind?.distance ?? Infinity) < (inFront?.distance ?? Infinity)
  const found = isBehind ? behind : inFront
  return found !== undefined && found.distance <= furthest ? found.drug : undefined
}

/** The object of a verb stands behind it, in German in front; how often a drug is taken stands behind the drug. */
function objectOf(
  inFront: Near | undefined,
  behind: Near | undefined,
  { stands, language }: EventPhrase,
): Near | undefined {
  if (stands === 'anywhere') return undefined
  const isInFront = stands === 'behind' || language === 'de'
  const [object, reach] = isInFront ? [inFront, germanReach] : [behind, objectReach]
  return object !== undefined && object.distance <= reach ? object : undefined
}

function nearest(all: readonly Near[]): Near | undefined {
  return all
    .filter(({ distance }) => distance >= 0)
    .toSorted((one, other) => one.distance - other.distance)[0]
}

const joints = new Set('and plus mg mcg g ml unit e und y with'.split(' '))

/** 'Aspirin 75 mg and clopidogrel': between two drugs of one list stand a dose and a joint, and not the words of the event. */
function isListed(one: Name, other: Name, place: Said, tokens: readonly Token[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  const between = tokens.slice(first.to, second.from)
  const isSplit = place.from >= first.to && place.to <= second.from
  return (
    !isSplit &&
    between.length <= listGap &&
    between.every(({ tag, key, text }) => tag === 'figure' || joints.has(key) || joints.has(fold(text)))
  )
}
