import type { ConceptType, LexiconEntry } from './lexicon-entry.ts'
import type { MeshNames } from './mesh-lexicon.ts'

/**
 * An entry with what the tree of an imported descriptor file says it is a kind of. That stands apart from `broader`: an import widens a
 * search, but makes no class whose members act alike.
 */
export type JoinedEntry = LexiconEntry & { meshBroader: string[] }

/** Colonoscopy is a test to one and a procedure to the other. */
export function isSameKind(one: ConceptType, other: ConceptType): boolean {
  return kindOf(one) === kindOf(other)
}

function kindOf(type: ConceptType): ConceptType {
  return type === 'test' ? 'procedure' : type
}

/** An entry and where its descriptor stands; `isOwn` where the lexicon itself has it. */
export type MeshPlace = { entry: JoinedEntry; descriptor: MeshNames; isOwn: boolean }

/**
 * Names that gather what has nothing in common but a chapter: a study of anything below is no study of them.
 * Folded as `importMesh` writes them.
 */
const headings = new Set([
  'disease',
  'syndrome',
  'acute disease',
  'chronic disease',
  'critical illness',
  'rare diseases',
  'disease attributes',
  'disease progression',
  'disease susceptibility',
  'pathologic processes',
  'anatomical pathological conditions',
  'signs and symptoms',
  'neurologic manifestations',
  'neurobehavioral manifestations',
  'oral manifestations',
  'eye manifestations',
  'skin manifestations',
  'urological manifestations',
  'digestive signs and symptoms',
  'respiratory signs and symptoms',
  'neoplasms by site',
  'neoplasms by histologic type',
  'inborn genetic diseases',
  'congenital abnormalities',
  'multiple abnormalities',
  'infant, newborn, diseases',
  'complications',
  'diagnostic techniques and procedures',
  'diagnostic imaging',
  'clinical laboratory techniques',
  'investigative techniques',
  'physical examination',
  'patient care',
  'drug therapy',
  'biological therapy',
  'complementary therapies',
  'minimally invasive surgical procedures',
  'antimetabolites',
  'enzyme inhibitors',
])

/** Roots of branches are chapters, but for the one that is a disease: 'Neoplasms'. */
const rootsThatCount = new Set(['C04'])

/**
 * Where a drug's effects are classed, and vaccines. The other drug branches follow the molecule: simvastatin under lovastatin, the
 * antagonist flumazenil under the benzodiazepines, every antibody under the immunoglobulins.
 */
const drugClasses = /^(?:D27\.505|D20\.215\.894)(?:\.|$)/u

/** The places in the tree above a number, `number` itself the last. */
function pathOf(number: string): string[] {
  const parts = number.split('.')
  const path = parts.map((_, nth) => parts.slice(0, nth + 1).join('.'))
  return path.filter((each, nth) => nth > 0 || rootsThatCount.has(each))
}

const nothing: ReadonlySet<MeshPlace> = new Set()

class MeshTree {
  readonly #placeAt = new Map<string, MeshPlace>()
  readonly #actions = new Map<string, string[]>()
  readonly #above = new Map<MeshPlace, ReadonlySet<MeshPlace>>()
  readonly #reachedFrom = new Map<MeshPlace, ReadonlySet<MeshPlace>>()

  constructor(places: readonly MeshPlace[], descriptors: readonly MeshNames[]) {
    for (const { id, tree } of descriptors) {
      const numbers = tree.filter((number) => drugClasses.test(number))
      if (numbers.length > 0) this.#actions.set(id, numbers)
    }
    for (const place of places) {
      if (headings.has(place.descriptor.term.toLowerCase())) continue
      for (const number of place.descriptor.tree) this.#placeAt.set(number, place)
    }
  }

  /** Every concept that a descriptor lies under, however far. */
  above(place: MeshPlace): ReadonlySet<MeshPlace> {
    const before = this.#above.get(place)
    if (before !== undefined) return before
    const { tree, actions } = place.descriptor
    const numbers = [
      ...tree.flatMap((number) => pathOf(number).slice(0, -1)),
      ...actions.flatMap((id) => this.#actions.get(id) ?? []).flatMap(pathOf),
    ]
    const above = new Set<MeshPlace>()
    for (const number of numbers) {
      const found = this.#placeAt.get(number)
      if (found !== undefined && found !== place && this.#mayHold(found, number, place)) above.add(found)
    }
    this.#above.set(place, above)
    return above
  }

  /** Those of them that no other one leads to. */
  nearestAbove(place: MeshPlace): MeshPlace[] {
    const above = this.above(place)
    const candidates = [...above].filter((each) =>
      [...this.#reached(each)].every((further) => above.has(further)),
    )
    const further = new Set(
      candidates.flatMap((each) => [...(isLinkable(each) ? this.#reached(each) : this.above(each))]),
    )
    return candidates.filter((each) => !further.has(each))
  }

  /** What a concept leads to by links of the tree; whither one of the lexicon's own leads, the lexicon says. */
  #reached(place: MeshPlace): ReadonlySet<MeshPlace> {
    if (!isLinkable(place)) return nothing
    const before = this.#reachedFrom.get(place)
    if (before !== undefined) return before
    // Stands there while its own are looked for, so that a tree that leads back to itself ends.
    this.#reachedFrom.set(place, nothing)
    const nearest = this.nearestAbove(place)
    const reached = new Set([...nearest, ...nearest.flatMap((each) => [...this.#reached(each)])])
    this.#reachedFrom.set(place, reached)
    return reached
  }

  #mayHold({ entry, isOwn }: MeshPlace, number: string, place: MeshPlace): boolean {
    if (!isSameKind(entry.type, place.entry.type)) return false
    return entry.type !== 'drug' || (isOwn && drugClasses.test(number))
  }
}

/** The lexicon's own word on what a concept is a kind of stands; the tree speaks where it has none. */
function isLinkable({ entry, isOwn }: MeshPlace): boolean {
  return !isOwn || entry.broader.length === 0
}

/**
 * Gives entries the nearest concepts above them. A descriptor stands in several places, and what lies under it in one place need not lie
 * under it in another (sepsis is under 'Systemic Inflammatory Response Syndrome' as an inflammation, that under 'Shock', and sepsis is no
 * shock): so a concept is passed over for the next one above it, where it would bring what the descriptor itself does not lie under.
 */
export function linkByTree(
  places: readonly MeshPlace[],
  entries: readonly JoinedEntry[],
  descriptors: readonly MeshNames[],
): { links: number; circles: number } {
  const tree = new MeshTree(places, descriptors)
  const byTerm = new Map(entries.map((entry) => [entry.term, entry]))
  let links = 0
  let circles = 0
  for (const place of places) {
    if (!isLinkable(place)) continue
    for (const { entry: wider } of tree.nearestAbove(place)) {
      if (leadsTo(wider, place.entry, byTerm)) circles += 1
      else {
        place.entry.meshBroader.push(wider.term)
        links += 1
      }
    }
  }
  return { links, circles }
}

function leadsTo(from: JoinedEntry, to: JoinedEntry, byTerm: ReadonlyMap<string, JoinedEntry>): boolean {
  const reached = new Set([from])
  for (const entry of reached) {
    if (entry === to) return true
    for (const term of [...entry.broader, ...entry.meshBroader]) {
      const wider = byTerm.get(term)
      if (wider !== undefined) reached.add(wider)
    }
  }
  return false
}
