import { readWords } from '../words.ts'
import { LexiconEntry } from './lexicon-entry.ts'
import type { MeshNames } from './mesh-lexicon.ts'
import { isSameKind, type JoinedEntry, linkByTree, type MeshPlace } from './mesh-links.ts'

export type JoinedEntries = {
  entries: JoinedEntry[]
  /** How many links to a wider concept the tree gave. */
  links: number
  /** How many it would have given that led back to the concept itself, and were left out. */
  circles: number
}

function keyOf(name: string): string {
  return readWords(name)
    .map(({ key }) => key)
    .join(' ')
}

/** What the names of the lexicon mean, and to which entry a descriptor belongs. */
class KnownNames {
  readonly #byMesh = new Map<string, JoinedEntry>()
  readonly #spelledOut = new Map<string, JoinedEntry>()
  readonly #ambiguous = new Set<string>()
  readonly #taken = new Set<string>()

  constructor(entries: readonly JoinedEntry[]) {
    for (const entry of entries) {
      if (entry.mesh !== undefined) this.#byMesh.set(entry.mesh, entry)
      for (const key of new Set([entry.term, ...entry.synonyms, ...entry.us].map(keyOf))) {
        if (this.#spelledOut.has(key)) this.#ambiguous.add(key)
        this.#spelledOut.set(key, entry)
        this.#taken.add(key)
      }
      for (const short of entry.abbreviations) this.#taken.add(keyOf(short))
    }
  }

  isTaken(key: string): boolean {
    return this.#taken.has(key)
  }

  take(key: string): void {
    this.#taken.add(key)
  }

  /** By its number, else by its name, where that means one concept which is no other descriptor. */
  findFor(id: string, key: string): JoinedEntry | undefined {
    const byId = this.#byMesh.get(id)
    if (byId !== undefined) return byId
    const byName = this.#ambiguous.has(key) ? undefined : this.#spelledOut.get(key)
    return byName?.mesh === undefined ? byName : undefined
  }
}

/**
 * The lexicon's own entries joined with imported descriptors: one that is known brings its names and, where the entry has no wider concept
 * of its own, its place in the tree; an unknown one becomes a concept. A name that already means something is left as it is, so
 * that an import never makes a question ambiguous.
 */
export function extendEntries(own: readonly LexiconEntry[], imported: readonly MeshNames[]): JoinedEntries {
  const entries = own.map(
    (entry): JoinedEntry => ({ ...entry, synonyms: [...entry.synonyms], meshBroader: [] }),
  )
  const ownEntries = new Set(entries)
  const known = new KnownNames(entries)
  const places = new Map<JoinedEntry, MeshPlace>()
  for (const descriptor of imported) {
    const key = keyOf(descriptor.term)
    const found = known.findFor(descriptor.id, key)
    if (found === undefined && (descriptor.isHeading || known.isTaken(key))) continue
    if (found !== undefined && !isSameKind(found.type, descriptor.type)) continue
    const entry = found ?? toEntry(descriptor)
    if (found === undefined) entries.push(entry)
    // A further name of an entry is often a looser one: it joins the names, and says nothing of where the entry stands.
    if (entry.mesh === descriptor.id || key === keyOf(entry.term))
      places.set(entry, { entry, descriptor, isOwn: ownEntries.has(entry) })
    if (!descriptor.isHeading) addNames(entry, descriptor, known)
  }
  for (const { entry, descriptor } of places.values()) entry.mesh ??= descriptor.id
  return { entries, ...linkByTree([...places.values()], entries, imported) }
}

function toEntry({ id, term, type }: MeshNames): JoinedEntry {
  return { ...LexiconEntry.parse({ term, type, mesh: id }), meshBroader: [] }
}

function addNames(entry: JoinedEntry, { term, synonyms }: MeshNames, known: KnownNames): void {
  for (const name of [term, ...synonyms]) {
    const key = keyOf(name)
    if (key === '' || known.isTaken(key)) continue
    known.take(key)
    if (name !== entry.term) entry.synonyms.push(name)
  }
}
