import type { Source } from './answer-sources.ts'

/** A study's own name before its title: 'DAPA-HF' of 'DAPA-HF: Dapagliflozin in Patients …'. Two capitals tell it from a plain first half. */
const ownName = /^(?=[^:]*\p{Lu}[^:]*\p{Lu})(?<name>[^:]{2,40}):\s/u

/** What a source is called in text and pictures alike: its own name, or first author and year, as forest plots name their rows. */
export function shortName({ name, authors, year }: Pick<Source, 'name' | 'authors' | 'year'>): string {
  const own = ownName.exec(name)?.groups?.['name']
  if (own !== undefined) return own
  const family = authors[0]?.replace(/\s+\p{Lu}{1,4}$/u, '')
  return [family ?? name.slice(0, 24), year].filter((part) => part !== null).join(' ')
}
