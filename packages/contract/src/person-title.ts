import words from './person-titles.json' with { type: 'json' }

const before: ReadonlySet<string> = new Set(words.before)
const titles: ReadonlySet<string> = new Set(words.titles)
const degrees: ReadonlySet<string> = new Set(words.degrees)
const roles: ReadonlySet<string> = new Set(words.roles)

/** The letters of a word as they are read: without case, accents, signs and look-alikes ('𝐃𝐫', 'Ðr.'). */
function lettersOf(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ðđɖ]/gu, 'd')
}

/** 'D r. Stan', 'Dr-Stan', 'Dr·Stan' and 'DrStan' in the words that are read there. */
function parted(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/^(\P{L}*)(\p{Lu})\s(\p{Ll})(?=\P{L})/u, '$1$2$3')
    .replace(
      /^(\P{L}*(?:dra?|[Pp]rof)|\P{L}*D[Rr]a?)(?:[^\p{L}\p{M}\s'’]+(?=\p{L})|(?=\p{Lu}\p{Ll}))/u,
      '$1 ',
    )
}

/** How many words at the beginning are a title with what belongs to it: 'Herr PD Dr. med.'. */
function countLeading(list: readonly string[]): number {
  const end = list.findIndex((word) => !before.has(word) && !titles.has(word) && !roles.has(word))
  const leading = list.slice(0, end === -1 ? list.length : end)
  return leading.some((word) => titles.has(word) || roles.has(word)) ? leading.length : 0
}

/** The words of a name, and as they are read. */
function wordsOf(name: string): { given: readonly string[]; list: readonly string[] } {
  const given = parted(name).trim().split(/\s+/u)
  return { given, list: given.map(lettersOf) }
}

/** Whether a title stands before the name already, so that none is to be written there: 'Dr. Maria Rossi', 'Prof. Rossi'. */
export function beginsWithTitle(name: string): boolean {
  return countLeading(wordsOf(name).list) > 0
}

/** What somebody is called by: the first word behind the titles. */
export function firstNameOf(name: string): string {
  return withoutTitle(name).split(/\s+/u)[0] ?? name
}

/** Where a title begins behind a comma or in brackets: 'Stan Doyle (Dr)', 'Stan Doyle, Doctor'. 'Roshan Doctor' is called so. */
function findApart(given: readonly string[], list: readonly string[]): number {
  return list.findIndex((word, nth) => {
    const isApart = nth > 0 && (/[,;–-]$/u.test(given[nth - 1] ?? '') || /^[([]/u.test(given[nth] ?? ''))
    return isApart && (titles.has(word) || degrees.has(word) || roles.has(word))
  })
}

/**
 * The name without what says that its owner is a doctor or professor, which only a doctor is: titles before it, degrees behind it, and
 * from a role on ('Stan Doyle, verified doctor'). A name that says nothing else, and one without, stays.
 */
export function withoutTitle(name: string): string {
  const { given, list } = wordsOf(name)
  const first = countLeading(list)
  const apart = findApart(given, list)
  const spoken = list.findIndex((word, nth) => nth >= Math.max(first, 1) && roles.has(word))
  const role = apart !== -1 && (spoken === -1 || apart < spoken) ? apart : spoken
  const untilRole = role === -1 ? list : list.slice(0, role)
  const isBehind = (word: string) => degrees.has(word) || (role !== -1 && titles.has(word))
  const end = Math.max(untilRole.findLastIndex((word) => !isBehind(word)) + 1, first + 1)
  const isWithin = given.slice(1).some((word) => word.endsWith('.') && titles.has(lettersOf(word)))
  if (first === 0 && end === list.length && !isWithin) return name
  const kept = given
    .slice(first, end)
    // 'Stan Dr. Doyle'
    .filter((word) => !(word.endsWith('.') && titles.has(lettersOf(word))))
    .join(' ')
    .replace(/^[^\p{L}]+|[\s,(–-]+$/gu, '')
  return kept || name
}
