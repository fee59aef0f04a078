import { join } from 'node:path'
import { loadGrammar } from '../../question/grammar.ts'
import { readLexiconEntries } from './lexicon-entries.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { extendEntries } from './extend-entries.ts'
import { readMeshNames } from './mesh-lexicon.ts'
import { loadWordTable } from './word-table.ts'

/** Where an installation keeps the names it imported. */
export function importedNamesFile(dataFolder: string): string {
  return join(dataFolder, 'lexicon', 'mesh.jsonl')
}

/**
 * The lexicon of an installation: the product's own with imported names beside it. Throws as `readLexiconEntries`,
 * `readMeshNames`, `loadWordTable` and
 * `buildLexicon` do.
 */
export async function loadInstalledLexicon(contentFolder: string, dataFolder: string): Promise<Lexicon> {
  const folder = join(contentFolder, 'lexicon')
  const [entries, imported, everydayWords, grammar] = await Promise.all([
    readLexiconEntries(folder),
    readMeshNames(importedNamesFile(dataFolder)),
    loadWordTable(folder),
    loadGrammar(join(folder, 'grammar')),
  ])
  return buildLexicon(
    imported.length === 0 ? entries : extendEntries(entries, imported).entries,
    everydayWords,
    grammar,
  )
}
