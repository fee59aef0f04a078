import { loadContentSafety } from '../corpus/content-lexicon.ts'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { ask } from '@auscult/evidence/ask.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { quantile } from '../report/quantile.ts'

export type AnswerFigures = {
  asked: number
  answered: number
  quotes: number
  quotesVerbatim: number
  citations: number
  citationsResolved: number
  numbers: number
  numbersTraceable: number
  latencyMsP50: number
  latencyMsP95: number
}

const foldSpace = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()
const thousandsComma = /(?<=\d),(?=\d{3}(?!\d))/gu

/** Numbers of a text as digits and decimals: '1,578' and '1578' are one, '0·74' is '0.74'; the 6 of 'CDK6' is part of a name. */
function readNumbers(text: string): string[] {
  const plain = text.replaceAll(thousandsComma, '').replaceAll('·', '.')
  return plain.match(/(?<![\p{L}\d.])\d+(?:\.\d+)?/gu) ?? []
}

function storedText(document: Document): string {
  return foldSpace([document.title, ...document.sections.map((section) => section.text)].join(' '))
}

/** Everything of a document a number may be read from: its text, its year, its own number and what a curator wrote down. */
function numbersOf(document: Document): Set<string> {
  const facts = document.facts === null ? '' : JSON.stringify(document.facts)
  const text = `${storedText(document)} ${document.year ?? ''} ${facts} ${document.journal ?? ''} ${document.id.replaceAll(':', ' ')} ${document.pmid ?? ''}`
  return new Set(readNumbers(text))
}

/**
 * Checks one answer against the stored documents with code of its own, not the engine's: each quote stands word for word in its
 * source, each cited id exists, each number of a sentence occurs in a source it cites.
 */
async function checkAnswer(response: ClinicalResponse, index: EvidenceIndex) {
  const ids = new Set([
    ...response.evidence.map((entry) => entry.id),
    ...response.sentences.flatMap((sentence) => sentence.citations.map((citation) => citation.id)),
  ])
  const documents = new Map((await index.get([...ids])).map((document) => [document.id, document]))
  const isVerbatim = ({ id, quote }: { id: string; quote: string }) => {
    const document = documents.get(id)
    return document !== undefined && storedText(document).includes(foldSpace(quote))
  }
  const quotes = [...response.evidence, ...response.sentences.flatMap((sentence) => sentence.citations)]
  const citations = response.sentences.flatMap((sentence) => sentence.citations)
  // A warning cites no document: its figures are those of the rule that speaks and of the asker's own patient.
  const ofRules = readNumbers(JSON.stringify([response.safety, response.understood]))
  const numbers = response.sentences.flatMap((sentence) => {
    const traceable = new Set([
      ...(sentence.role === 'safety' ? ofRules : []),
      ...sentence.citations.flatMap(({ id }) => {
        const document = documents.get(id)
        return document === undefined ? [] : [...numbersOf(document)]
      }),
    ])
    return readNumbers(sentence.text).map((number) => traceable.has(number))
  })
  return {
    quotes: quotes.length,
    quotesVerbatim: quotes.filter(isVerbatim).length,
    citations: citations.length,
    citationsResolved: citations.filter(({ id }) => documents.has(id)).length,
    numbers: numbers.length,
    numbersTraceable: numbers.filter(Boolean).length,
  }
}

/** Asks every question and checks every answer. */
export async function measureAnswers(
  index: EvidenceIndex,
  lexicon: Lexicon,
  questions: readonly string[],
): Promise<AnswerFigures> {
  const checks: Awaited<ReturnType<typeof checkAnswer>>[] = []
  const latencies: number[] = []
  let answered = 0
  const safety = await loadContentSafety(lexicon)
  for (const question of questions) {
    const started = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that each latency is its own
    const response = await ask(question, 'clinical', { index, lexicon, safety, clock: () => new Date() })
    latencies.push(performance.now() - started)
    if (response.clinical_recommendation !== '') answered += 1
    // oxlint-disable-next-line no-await-in-loop -- keeps the checks out of the next question's latency
    checks.push(await checkAnswer(response, index))
  }
  const sum = (key: keyof (typeof checks)[number]) => checks.reduce((total, check) => total + check[key], 0)
  return {
    asked: questions.length,
    answered,
    quotes: sum('quotes'),
    quotesVerbatim: sum('quotesVerbatim'),
    citations: sum('citations'),
    citationsResolved: sum('citationsResolved'),
    numbers: sum('numbers'),
    numbersTraceable: sum('numbersTraceable'),
    latencyMsP50: quantile(latencies, 0.5),
    latencyMsP95: quantile(latencies, 0.95),
  }
}
