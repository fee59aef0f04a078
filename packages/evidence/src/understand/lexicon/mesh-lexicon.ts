import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { SourceFileError } from '../../corpus/source-errors.ts'
import { readTextChunks } from '../../corpus/files/source-file.ts'
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

const MeshNames = z.object({
  id: LexiconEntry.shape.mesh.unwrap(),
  term: z.string().min(1),
  type: LexiconEntry.shape.type,
  synonyms: z.array(z.string().min(1)),
  /** Where it stands in the branches above. Files of an earlier import have none. */
  tree: z.array(z.string()).default([]),
  /** Descriptors of what a drug does: 'Hydroxymethylglutaryl-CoA Reductase Inhibitors' of simvastatin. */
  actions: z.array(z.string()).default([]),
  /** A class that is no concept by itself: it only says under which concept of the lexicon others stand. */
  isHeading: z.boolean().default(false),
})
/** What an import keeps of a descriptor. */
export type MeshNames = z.infer<typeof MeshNames>

/** What a drug does, and 'Neoplasms', the one root of a branch that is a disease. */
const headingBranch: readonly (readonly [RegExp, ConceptType])[] = [
  [/^D27\.505\./u, 'drug'],
  [/^C04$/u, 'condition'],
]

/** The concept a descriptor stands for; undefined where it is of no branch the lexicon knows. */
function toNames({ id, name, synonyms, treeNumbers, actions }: MeshDescriptor): MeshNames | undefined {
  const concept = branches.find(([branch, kind]) =>
    treeNumbers.some(
      (number) =>
        branch.test(number) &&
        number.split('.').length >= leastDepth &&
        (kind !== 'drug' || actions.length > 0),
    ),
  )
  const found = concept ?? headingBranch.find(([branch]) => treeNumbers.some((number) => branch.test(number)))
  // 'Infarction, Anterior Wall': turned round, as nobody writes it.
  const names = [name, ...synonyms].filter((each) => !each.includes(','))
  const [term, ...others] = names
  if (found === undefined || term === undefined) return undefined
  const isHeading = concept === undefined
  return {
    id,
    term: asWritten(term),
    type: found[1],
    synonyms: isHeading ? [] : others.map(asWritten),
    tree: treeNumbers.filter((number) =>
      branches.some(([branch, kind]) => kind === found[1] && branch.test(number)),
    ),
    actions,
    isHeading,
  }
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
      if (!found.isHeading) report.kept += 1
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
export async function readMeshNames(file: string): Promise<MeshNames[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line, nth) => {
    if (line === '') return []
    try {
      return [MeshNames.parse(JSON.parse(line))]
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
