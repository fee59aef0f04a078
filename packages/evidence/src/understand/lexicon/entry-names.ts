import type { Language } from '@auscult/contract/language.ts'
import { isEnglishWord } from '../language/english-words.ts'
import { foreignLanguages } from '../language/languages.ts'
import type { Word } from '../words.ts'
import type { LexiconEntry } from './lexicon-entry.ts'

/** A name as the lexicon gives it, and whose language it is. */
export type EntryName = { text: string; isAbbreviation: boolean; language: Language }

function isShortForm(name: string): boolean {
  return /^[A-Z]{2,6}$/u.test(name)
}

/** Heard in any question, however short: 'apixaban Vorhofflimmern'. 'Pest' and 'TOC' mean something else outside their language. */
export function isUnmistakable(words: readonly Word[]): boolean {
  return words.length > 1 || words.every(({ folded }) => folded.length > 4 && !isEnglishWord(folded))
}

/** Clinicians write 'pancreatic ca'. */
function withShortCancer(names: readonly string[]): string[] {
  return names.flatMap((name) => (name.endsWith(' cancer') ? [name, name.slice(0, -'ncer'.length)] : name))
}

/** A class is called by what it acts on, too: 'SGLT2', 'P2Y12', 'GLP-1'. */
const ofTarget = /^(?<target>[A-Z][A-Z\d]*-?\d[\d/]*)(?: receptor)? (?:inhibitor|agonist|antagonist|blocker)$/u

/** Shorter ones are something else as well: 'H2', 'IL-6', 'PD-1'. */
const shortestTarget = 4

function targetsOf(names: readonly string[]): string[] {
  const targets = names.flatMap((name) => ofTarget.exec(name)?.groups?.target ?? [])
  return targets.filter((target) => target.replaceAll(/\W/gu, '').length >= shortestTarget)
}

/** Every name of an entry, in all languages. */
export function namesOf(entry: LexiconEntry): EntryName[] {
  const english = withShortCancer([entry.term, ...entry.synonyms, ...entry.us])
  return [
    // 'AIDS' and 'CHOP' are preferred terms and still no 'aids' and 'chop'.
    ...english.map((text) => ({ text, isAbbreviation: isShortForm(text), language: 'en' as const })),
    ...[...entry.abbreviations, ...targetsOf(english)].map((text) => ({
      text,
      isAbbreviation: true,
      language: 'en' as const,
    })),
    ...foreignLanguages.flatMap((language) =>
      entry[language].map((text) => ({ text, isAbbreviation: isShortForm(text), language })),
    ),
  ]
}
