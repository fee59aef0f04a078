import { countWords } from '@auscult/contract/ai/ai.ts'
import { listBodySentences } from '../check-story.ts'
import { bodyLabels, type Claim, mostWords } from '../story.ts'
import type { Choice } from './choose-sentences.ts'
import { listShorterForms } from './shorten-sentence.ts'
import { takesBack } from './taken-back.ts'

/** A body and what each of its sentences rests on. */
export type Body = { body: string; claims: Claim[] }

type Told = { text: string; quote: string }

/** The shortest line that says whom a paper looked at; a shorter one says too little to be worth its words. */
const fewestWordsOfAbout = 8
/** A paper may have many sentences of results; those after the best few are details. */
const mostTried = 4
const [findings, conclusion] = bodyLabels

/**
 * A synopsis of research from a paper's own sentences: what was found, what its authors conclude and, where there is room, in whom, and a second
 * finding. Undefined where no finding and conclusion fit together.
 */
export function composeResearch(choice: Choice, url: string): Body | undefined {
  const room = mostWords.research - countWords(findings) - countWords(conclusion)
  const pair = choosePair(choice, room)
  if (pair === undefined) return undefined
  const left = room - wordsOf(pair)
  const [found, concluded] = pair
  const about = firstFitting(choice.about.slice(0, mostTried), left, fewestWordsOfAbout)
  const second = firstFitting(
    choice.findings.filter((quote) => quote !== found.quote).slice(0, mostTried),
    left - (about === undefined ? 0 : wordsOf([about])),
  )
  const lines = [
    ...(about === undefined ? [] : [{ label: '', told: [about] }]),
    { label: `${findings} `, told: joinable(found, second) },
    { label: `${conclusion} `, told: [concluded] },
  ]
  return {
    body: lines.map(({ label, told }) => `${label}${told.map(({ text }) => text).join(' ')}`).join('\n'),
    claims: lines.flatMap(({ told }) => told.map((each) => ({ ...each, url }))),
  }
}

/**
 * News in its source's first sentences, each of them whole; what is left out ends it, for what stands after a gap may lean on what stood there.
 * `next` is the sentence after the last that may be told. Undefined where the first is too long.
 */
export function composeNews(
  sentences: readonly string[],
  next: string | undefined,
  url: string,
): Body | undefined {
  const told: Told[] = []
  for (const quote of sentences) {
    const more = [...told, { text: quote, quote }]
    if (wordsOf(more) > mostWords.news || !isReadable(more)) break
    told.push({ text: quote, quote })
  }
  while (told.length > 0 && takesBack([...sentences, next ?? ''][told.length] ?? '')) told.pop()
  if (told.length === 0) return undefined
  return { body: told.map(({ text }) => text).join(' '), claims: told.map((each) => ({ ...each, url })) }
}

/** The best finding and the best conclusion that fit together, tried in the order of what they say; forms grow shorter last. */
function choosePair({ findings: found, conclusions }: Choice, room: number): [Told, Told] | undefined {
  for (const quote of conclusions.slice(0, mostTried)) {
    for (const finding of found.slice(0, mostTried)) {
      if (finding === quote) continue
      const pair = fitBoth(finding, quote, room)
      if (pair !== undefined) return pair
    }
  }
  return undefined
}

function fitBoth(finding: string, conclusionQuote: string, room: number): [Told, Told] | undefined {
  const concluded = listShorterForms(conclusionQuote)
  const found = listShorterForms(finding)
  const pairs = concluded.flatMap((ending) =>
    found.map((form): [Told, Told] => [
      { text: form, quote: finding },
      { text: ending, quote: conclusionQuote },
    ]),
  )
  // The longest that fits: what stands in parentheses is the interval, more often than not.
  return pairs
    .filter((pair) => wordsOf(pair) <= room && pair.every(({ text }) => isReadable([{ text, quote: text }])))
    .toSorted((one, other) => wordsOf(other) - wordsOf(one))[0]
}

function firstFitting(quotes: readonly string[], room: number, fewest = 1): Told | undefined {
  for (const quote of quotes) {
    const text = listShorterForms(quote).find(
      (form) => countWords(form) <= room && countWords(form) >= fewest,
    )
    if (text !== undefined) return { text, quote }
  }
  return undefined
}

function joinable(found: Told, second: Told | undefined): Told[] {
  return second !== undefined && isReadable([found, second]) ? [found, second] : [found]
}

/** Whether sentences set side by side are read as the same sentences: 'mRNA vaccines …' begins none to a reader. */
function isReadable(told: readonly Told[]): boolean {
  const read = listBodySentences(told.map(({ text }) => text).join(' '))
  return read.length === told.length && read.every((text, nth) => text === told[nth]?.text)
}

function wordsOf(told: readonly Told[]): number {
  return told.reduce((sum, { text }) => sum + countWords(text), 0)
}
