import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { SourceFileError } from '../../corpus/source-errors.ts'
import { readTextChunks } from '../../corpus/files/source-file.ts'
import { readWords } from '../words.ts'
import { type ConceptType, LexiconEntry } from './lexicon-entry.ts'
import { type MeshDescriptor, readMeshDescriptors } from './mesh-xml.ts'

/** The branches of the tree that name what clinicians ask about; the rest ('Water', 'Time Factors') would only be misread. */
const branches: readonly (readonly [RegExp, ConceptType])[] = [
  [/^(?:C(?!22)|F03)/u, 'condition'],
  [/^D/u, 'drug'],
  [/^E01/u, 'test'],
  [/^E0[24]/u, 'procedure'],
]

/** 'Diseases', 'Therapeutics': words of every other question, and no concept anyone asks about. */
const leastDepth = 2

const StoredNames = z.object({
  id: LexiconEntry.shape.mesh.unwrap(),
  term: z.string().min(1),
  type: LexiconEntry.shape.type,
  synonyms: z.array(z.string().min(1)),
})
type StoredNames = z.infer<typeof StoredNames>

/** The concept a descriptor stands for; undefined where it is of no branch the lexicon knows. */
function toNames({ id, name, synonyms, treeNumbers, hasAction }: MeshDescriptor): StoredNames | undefined {
  const type = branches.find(([branch, kind]) =>
    treeNumbers.some(
      (number) =>
        branch.test(number) && number.split('.').length >= leastDepth && (kind !== 'drug' || hasAction),
    ),
  )?.[1]
  // 'Infarction, Anterior Wall': turned round, as nobody writes it.
  const names = [name, ...synonyms].filter((each) => !each.includes(','))
  const [term, ...others] = names
  if (type === undefined || term === undefined) return undefined
  return { id, term: asWritten(term), type, synonyms: others.map(asWritten) }
}

/** Headings begin every word with a capital. Words with capitals inside ('DNA', 'McArdle') keep them. */
function asWritten(heading: string): string {
  return heading.replaceAll(/\p{L}+/gu, (word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
}

export type MeshReport = {
  read: number
  /** Of them, the drugs, conditions, tests and procedures. */
  kept: number
  /** Why the file could not be read to its end; what came before is kept. */
  error: string | null
}

/**
 * Reads a MeSH descriptor file and adds the names of its drugs, conditions, tests and procedures to `file`, as JSON lines; a descriptor that
 * stands there already is replaced. The file is changed as one. Throws where nothing could be read.
 */
export async function importMesh(source: string, file: string, signal?: AbortSignal): Promise<MeshReport> {
  const names = new Map((await readMeshNames(file)).map((each) => [each.id, each]))
  const report: MeshReport = { read: 0, kept: 0, error: null }
  try {
    const chunks = readTextChunks(source, { ...(signal && { signal }) })
    for await (const descriptor of readMeshDescriptors(chunks)) {
      report.read += 1
      const found = toNames(descriptor)
      if (found === undefined) continue
      report.kept += 1
      names.set(found.id, found)
    }
  } catch (error) {
    if (!(error instanceof SourceFileError) || report.read === 0) throw error
    report.error = error.message
  }
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, [...names.values()].map((each) => `${JSON.stringify(each)}\n`).join(''))
  await rename(unfinished, file)
  return report
}

/** What `importMesh` kept; nothing where no import was. Throws with the line where the file is not what `importMesh` writes. */
export async function readMeshNames(file: string): Promise<StoredNames[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line, nth) => {
    if (line === '') return []
    try {
      return [StoredNames.parse(JSON.parse(line))]
    } catch (error) {
      throw new Error(
        `${file}, line ${nth + 1}, is no imported MeSH name; import the descriptor file again.`,
        {
          cause: error,
        },
      )
    }
  })
}

function keyOf(name: string): string {
  return readWords(name)
    .map(({ key }) => key)
    .join(' ')
}

/**
 * The lexicon's own entries with imported names beside them: a descriptor that is known brings its synonyms, an unknown one becomes a
 * concept. A name that already means something is left as it is, so that an import never makes a question ambiguous.
 */
export function extendEntries(
  entries: readonly LexiconEntry[],
  imported: readonly StoredNames[],
): LexiconEntry[] {
  const taken = new Map<string, LexiconEntry>()
  const byMesh = new Map<string, LexiconEntry>()
  const extended = entries.map((entry) => ({ ...entry, synonyms: [...entry.synonyms] }))
  for (const entry of extended) {
    for (const name of [entry.term, ...entry.synonyms, ...entry.us, ...entry.abbreviations]) {
      if (!taken.has(keyOf(name))) taken.set(keyOf(name), entry)
    }
    if (entry.mesh !== undefined) byMesh.set(entry.mesh, entry)
  }
  for (const { id, term, type, synonyms } of imported) {
    const known = byMesh.get(id) ?? taken.get(keyOf(term))
    const fresh = [...new Map([term, ...synonyms].map((name) => [keyOf(name), name]))].filter(
      ([key]) => key !== '' && !taken.has(key),
    )
    if (known !== undefined && known.type !== type) continue
    const entry = known ?? LexiconEntry.parse({ term, type, mesh: id })
    if (known === undefined) extended.push(entry)
    for (const [key, name] of fresh) {
      taken.set(key, entry)
      if (name !== entry.term) entry.synonyms.push(name)
    }
  }
  return extended
}
