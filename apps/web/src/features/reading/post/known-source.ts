import listed from '../../../../../../content/sources/sources.json'

/** How a source is drawn: the short name it is known by, and whether it is an agency or a journal. */
export type KnownSource = { shortName: string; kind: 'agency' | 'journal' }

const known = new Map<string, KnownSource>()
for (const { name, shortName, kind, aliases } of listed) {
  const source: KnownSource = { shortName, kind: kind === 'agency' ? 'agency' : 'journal' }
  for (const each of [name, ...aliases]) known.set(each.toLowerCase(), source)
}
/** Longest first, so that 'WHO Regional Office for Europe' is not taken for what is named within it. */
const names = [...known.keys()].toSorted((a, b) => b.length - a.length)

/**
 * The health agency or journal of `content/sources` that a name is that of, or contains as whole words; undefined for others. Short names alone
 * tell nothing: 'Heart', 'HAS' and 'CA' are words, too.
 */
export function findKnownSource(source: string): KnownSource | undefined {
  const written = source.trim().toLowerCase()
  const exact = known.get(written)
  if (exact !== undefined) return exact
  // A single word such as 'Blood' or 'Stroke' may stand in the name of anything.
  const within = names.find((name) => name.includes(' ') && ` ${written} `.includes(` ${name} `))
  return within === undefined ? undefined : known.get(within)
}
