import { writeMoment } from '../../parts/written-date.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

const headings: Readonly<Record<string, string>> = texts.headings

/** What a key is called, by itself or by its path where that says it better. */
const names: Readonly<Record<string, string>> = texts.names

/** What the codes of a column are called, by its path. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.words

/** Rows by the table in which they stand. */
type Kept = Readonly<Record<string, unknown>>

/** All that is kept of somebody as a text to read: a part for each table under a heading in words, a line for each fact, nested ones indented. */
export function writeDataFile(kept: Kept, exportedAt: Date): string {
  const parts = Object.entries(kept).map(([table, rows]) => {
    const heading = headingOf(table)
    return [heading, '='.repeat(heading.length), '', ...writeRows(rows, table)].join('\n')
  })
  return `${[texts.about, `${texts.exportedAt}: ${writeMoment(exportedAt)}`, ...parts].join('\n\n')}\n`
}

/** Throws where a table has none: a test sees to it that each that leads to a user has one. */
export function headingOf(table: string): string {
  const heading = headings[table]
  if (heading === undefined) throw new Error(`What a user takes along has no heading for ${table}`)
  return heading
}

function writeRows(rows: unknown, table: string): string[] {
  if (!Array.isArray(rows) || rows.length === 0) return [texts.nothing]
  return rows.flatMap((row: unknown, nth) => [...(nth === 0 ? [] : ['']), ...write(row, table, '')])
}

/** `path` is the table with the keys that lead to the value: `answer_changes.differences.kind`. */
function write(value: unknown, path: string, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => writeItem(each, path, indent))
  if (!isRecord(value)) return [`${indent}${indented(told(value, path), indent)}`]
  return Object.entries(value).flatMap(([key, fact]) => {
    const factPath = `${path}.${key}`
    const name = names[factPath] ?? names[key] ?? wordsOf(key)
    return isNested(fact)
      ? [`${indent}${name}:`, ...write(fact, factPath, `${indent}  `)]
      : [`${indent}${name}: ${indented(told(fact, factPath), indent)}`]
  })
}

/** Later lines of a text stand further in, so that none looks like a fact of its own. */
function indented(text: string, indent: string): string {
  return text.replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/gu, `\n${indent}    `)
}

function writeItem(value: unknown, path: string, indent: string): string[] {
  const [first = '', ...rest] = write(value, path, `${indent}  `)
  return [`${indent}- ${first.trimStart()}`, ...rest]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}

const isNested = (value: unknown) => isRecord(value) && Object.keys(value).length > 0

/** 'wantsPromotion' as 'Wants promotion'. */
function wordsOf(key: string): string {
  const said = key.replaceAll('_', ' ').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function told(fact: unknown, path: string): string {
  if (fact instanceof Date) return writeMoment(fact)
  if (fact === true) return texts.yes
  if (fact === false) return texts.no
  if (typeof fact === 'string' && fact !== '') return words[path]?.[fact] ?? fact
  return typeof fact === 'number' ? String(fact) : texts.notGiven
}
