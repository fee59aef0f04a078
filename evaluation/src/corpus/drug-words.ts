import { tokenize } from '@auscult/evidence/text/terms.ts'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readRows } from '../report/json-lines.ts'

const drugs = resolve(import.meta.dirname, '../../../content/lexicon/drugs.jsonl')

const Texts = z.record(z.string(), z.unknown())

// For those the lexicon lacks.
const drugEnding =
  /(?:mab|nib|gliflozin|gliptin|statin|sartan|pril|olol|azole?|mycin|cillin|parin|xaban|tide|vir|zine|pam|setron|caine?)$/u

/** Tells whether a word stands in some name of a drug: terms, forms, brands and names in other languages alike. */
export async function readDrugWords(): Promise<(word: string) => boolean> {
  const rows = await readRows(drugs, (value) => Texts.parse(value))
  const words = new Set(rows.flatMap(textsOf).flatMap(tokenize))
  return (word) => tokenize(word).some((part) => words.has(part) || drugEnding.test(part))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
