import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fold } from '../../text/terms.ts'
import { foreignStem } from '../language/foreign-stem.ts'
import { type ForeignLanguage, foreignLanguages } from '../language/languages.ts'

/** The English word for the stem of a word, per language. */
export type WordTable = Readonly<Record<ForeignLanguage, ReadonlyMap<string, string>>>

export const noWords: WordTable = { it: new Map(), de: new Map(), es: new Map() }

const head = ['en', ...foreignLanguages].join('\t')

/**
 * Reads `words.tsv`: an English word a line with its counterparts in each language, parted by spaces. Throws with the line when a
 * line is not of that form or gives a word two meanings.
 */
export function readWordTable(text: string): WordTable {
  const [first, ...lines] = text.replace(/\n+$/u, '').split('\n')
  if (first !== head) throw new Error(`words.tsv, line 1: expected '${head}'`)
  const table = {
    it: new Map<string, string>(),
    de: new Map<string, string>(),
    es: new Map<string, string>(),
  }
  for (const [nth, line] of lines.entries()) {
    const [english = '', ...cells] = line.split('\t')
    if (english === '' || cells.length !== foreignLanguages.length)
      throw new Error(`words.tsv, line ${nth + 2}: expected four cells`)
    for (const [at, language] of foreignLanguages.entries())
      for (const word of (cells[at] ?? '').split(' ').filter((each) => each !== '')) {
        const stem = foreignStem(fold(word), language)
        const other = table[language].get(stem)
        if (other !== undefined && other !== english)
          throw new Error(`words.tsv, line ${nth + 2}: '${word}' is '${other}' already`)
        table[language].set(stem, english)
      }
  }
  return table
}

/** The everyday words of a lexicon folder. Throws as `readWordTable` does, and where there is none. */
export async function loadWordTable(folder: string): Promise<WordTable> {
  return readWordTable(await readFile(join(folder, 'words.tsv'), 'utf8'))
}
