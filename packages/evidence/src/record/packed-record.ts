import { isSituation } from '../question/grammar.ts'
import { stemsOf } from './read-profile.ts'
import type { EvidenceRecord, Limit, Named, SentenceRole } from './evidence-record.ts'
import { allUses, type Use } from './uses.ts'

/** The lists of a profile that hold lexicon terms; each is stored as places in one list of terms. */
const termLists = [
  'mentions',
  'problems',
  'widerProblems',
  'includes',
  'acts',
  'actClasses',
  'controls',
  'controlClasses',
  'background',
  'outcomes',
  'situations',
] as const

const makers = ['curated', 'read', 'guideline'] as const
const sexes = ['any', 'female', 'male'] as const
const letters: readonly (readonly [SentenceRole, string])[] = [
  ['background', 'b'],
  ['aim', 'a'],
  ['method', 'm'],
  ['result', 'r'],
  ['conclusion', 'c'],
  ['registration', 'g'],
  ['funding', 'f'],
]
const placeOfUse = (use: Use) => allUses.indexOf(use)
const useAt = (place: number) => allUses[place] ?? []
const letterOfRole = new Map(letters)
const roleOfLetter = new Map(letters.map(([role, letter]) => [letter, role]))

/** A record as it is stored: see `packRecord`. */
type Packed = [
  version: number,
  maker: number,
  terms: string,
  lists: (number[] | 0)[],
  excluded: [string, ...number[]][] | 0,
  limits: Limit[] | 0,
  flags: [isInactiveControl: 0 | 1, sex: number, isPregnancy: 0 | 1],
  age: [number | null, number | null] | 0,
  roles: string,
  /** Stems of the ways it may be asked for, which its own words do not have. */
  stems: string,
  /** Uses that the arms differ in, and those told, by their places in `allUses`. */
  uses: [number[], number[]] | 0,
]

/**
 * A record in few bytes: rows are most of what a search reads. Terms stand once and are pointed to; stems are those of the document's own
 * index lines, of which nothing is stored, and what comes beside them.
 */
export function packRecord(
  { version, maker, profile, roles }: EvidenceRecord,
  lines: readonly string[],
): string {
  const places = new Map<string, number>()
  const placeOf = (term: string) => {
    const known = places.get(term)
    if (known !== undefined) return known
    places.set(term, places.size)
    return places.size - 1
  }
  const lists = termLists.map((list) => {
    const placed = profile[list].map(placeOf)
    return placed.length === 0 ? (0 as const) : placed
  })
  const excluded = profile.excluded.map(({ text, concepts }): [string, ...number[]] => [
    text,
    ...concepts.map(placeOf),
  ])
  // The mentions come first and point to every term in order: their number says it all.
  lists[0] = [profile.mentions.length]
  const { ageYears } = profile
  const packed: Packed = [
    version,
    makers.indexOf(maker),
    [...places.keys()].join('\t'),
    lists,
    excluded.length === 0 ? 0 : excluded,
    profile.limits.length === 0 ? 0 : profile.limits,
    [profile.isInactiveControl ? 1 : 0, sexes.indexOf(profile.sex), profile.isPregnancy ? 1 : 0],
    ageYears.min === null && ageYears.max === null ? 0 : [ageYears.min, ageYears.max],
    roles.map((role) => letterOfRole.get(role)).join(''),
    maker === 'read' ? '' : stemsBeside(profile.stems, lines),
    profile.contrasts.length + profile.uses.length === 0
      ? 0
      : [profile.contrasts.map(placeOfUse), profile.uses.map(placeOfUse)],
  ]
  return JSON.stringify(packed)
}

/** The record that `packRecord` stored with the same lines; written by it alone, so it needs no second check. */
export function unpackRecord(stored: string, lines: readonly string[]): EvidenceRecord {
  const [version, maker, joined, lists, excluded, limits, flags, age, roles, stems, uses]: Packed =
    JSON.parse(stored)
  const terms = joined === '' ? [] : joined.split('\t')
  const named = (places: readonly number[]) => places.map((place) => terms[place] ?? '')
  const listOf = (list: (typeof termLists)[number]) => named(lists[termLists.indexOf(list)] || [])
  const mentions = terms.slice(0, (lists[0] || [0])[0] ?? 0)
  let allStems: string[] | undefined
  return {
    version,
    maker: makers[maker] ?? 'read',
    profile: {
      problems: listOf('problems'),
      widerProblems: listOf('widerProblems'),
      includes: listOf('includes'),
      excluded: (excluded || []).map(([text, ...places]): Named => ({ text, concepts: named(places) })),
      limits: limits || [],
      acts: listOf('acts'),
      actClasses: listOf('actClasses'),
      controls: listOf('controls'),
      controlClasses: listOf('controlClasses'),
      contrasts: uses === 0 ? [] : uses[0].flatMap(useAt),
      uses: uses === 0 ? [] : uses[1].flatMap(useAt),
      isInactiveControl: flags[0] === 1,
      background: listOf('background'),
      outcomes: listOf('outcomes'),
      ageYears: { min: age === 0 ? null : age[0], max: age === 0 ? null : age[1] },
      sex: sexes[flags[1]] ?? 'any',
      isPregnancy: flags[2] === 1,
      situations: listOf('situations').filter(isSituation),
      mentions,
      /** Made when first asked for: of most records of a search nobody asks. */
      get stems() {
        allStems ??= stemsOf([...lines, stems])
        return allStems
      },
    },
    roles: roles.split('').map((letter) => roleOfLetter.get(letter) ?? 'background'),
  }
}

function stemsBeside(stems: readonly string[], lines: readonly string[]): string {
  const own = new Set(lines.flatMap((line) => line.split(' ')))
  return stems.filter((stem) => !own.has(stem)).join(' ')
}
