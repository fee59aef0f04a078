import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { LexiconEntry } from './lexicon-entry.ts'

/** Reads every `*.jsonl` of a folder. Throws with file and line when a line is not a lexicon entry. */
export async function readLexiconEntries(folder: string): Promise<LexiconEntry[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const entries: LexiconEntry[] = []
  for (const file of files) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue
      const parsed = LexiconEntry.safeParse(parseJson(line))
      if (!parsed.success)
        throw new Error(`Lexicon ${file}, line ${index + 1}: ${z.prettifyError(parsed.error)}`)
      entries.push(parsed.data)
    }
  }
  return entries
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
