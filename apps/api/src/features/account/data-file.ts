import texts from './locales/en-GB.json' with { type: 'json' }

const headings: Readonly<Record<string, string>> = texts.headings

/** Rows by the table in which they stand. */
type Kept = Readonly<Record<string, unknown>>

/** All that is kept of somebody as a text to read: a part for each table under a heading in words, a line for each fact, nested ones indented. */
export function writeDataFile(kept: Kept, exportedAt: Date): string {
  const parts = Object.entries(kept).map(([table, rows]) => {
    const heading = headingOf(table)
    return [heading, '='.repeat(heading.length), '', ...writeRows(rows)].join('\n')
  })
  return `${[texts.about, `${texts.exportedAt}: ${told(exportedAt)}`, ...parts].join('\n\n')}\n`
}

/** Throws where a table has none: a test sees to it that each that leads to a user has one. */
export function headingOf(table: string): string {
  const heading = headings[table]
  if (heading === undefined) throw new Error(`What a user takes along has no heading for ${table}`)
  return heading
}

function writeRows(rows: unknown): string[] {
  if (!Array.isArray(rows) || rows.length === 0) return [texts.nothing]
  return rows.flatMap((row: unknown, nth) => [...(nth === 0 ? [] : ['']), ...write(row, '')])
}

function write(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => writeItem(each, indent))
  if (!isRecord(value)) return [`${indent}${told(value)}`]
  return Object.entries(value).flatMap(([key, fact]) =>
    isNested(fact)
      ? [`${indent}${wordsOf(key)}:`, ...write(fact, `${indent}  `)]
      : [`${indent}${wordsOf(key)}: ${told(fact)}`],
  )
}

function writeItem(value: unknown, indent: string): string[] {
  const [first = '', ...rest] = write(value, `${indent}  `)
  return [`${indent}- ${first.trimStart()}`, ...rest]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}

const isNested = (value: unknown) => isRecord(value) && Object.keys(value).length > 0

/** 'wantsPromotion' as 'Wants promotion'. */
function wordsOf(key: string): string {
  const words = key.replaceAll('_', ' ').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function told(fact: unknown): string {
  if (fact instanceof Date) return `${fact.toISOString().slice(0, 19).replace('T', ' ')} UTC`
  if (fact === true) return texts.yes
  if (fact === false) return texts.no
  if (typeof fact === 'string' && fact !== '') return fact
  return typeof fact === 'number' ? String(fact) : texts.notGiven
}
