import type { UnderstoodEdit } from '@auscult/contract/ai/questions.ts'
import type { Concept, Understood } from '@auscult/contract/ai/ai.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { readPieces } from './pieces.ts'
import { nameIn } from '../question-parts.ts'
import { searchForms } from '../search-forms.ts'
import { readWords } from '../words.ts'

const roles = ['population', 'intervention', 'comparator', 'outcome'] as const
type Role = (typeof roles)[number]

/**
 * How a question was read, with the parts the asker changed in their place. Their terms are looked up in the lexicon; what it does not
 * know is searched for as typed. Concepts that no part names any more are not searched for.
 */
export function applyEdit(understood: Understood, edit: UnderstoodEdit, lexicon: Lexicon): Understood {
  const named = new Map<Role, Named>(
    roles.flatMap((role) => {
      const terms = edit[role]
      return terms === undefined ? [] : [[role, lookUpAll(terms, understood, lexicon)]]
    }),
  )
  const kept = roles.filter((role) => !named.has(role)).flatMap((role) => understood[role])
  const dropped = new Set(
    roles
      .filter((role) => named.has(role))
      .flatMap((role) => understood[role])
      .filter((term) => !kept.includes(term)),
  )
  const isDropped = ({ term, type }: Concept) =>
    dropped.has(term) || (type === 'word' && [...dropped].some((phrase) => phrase.split(' ').includes(term)))
  const added = [...named.values()].flatMap(({ concepts }) => concepts)
  const terms = (role: Role) => named.get(role)?.terms ?? understood[role]
  return {
    ...understood,
    kind: edit.kind ?? understood.kind,
    population: terms('population'),
    intervention: terms('intervention'),
    comparator: terms('comparator'),
    outcome: terms('outcome'),
    excluded: understood.excluded.filter((term) => terms('population').includes(`without ${term}`)),
    concepts: byTerm([...understood.concepts.filter((concept) => !isDropped(concept)), ...added]),
  }
}

/** An abbreviation the asker typed that may mean several things, with the edit as it is with each of them. */
export function findAmbiguousEdit(
  understood: Understood,
  edit: UnderstoodEdit,
  lexicon: Lexicon,
): { typed: string; readings: { term: string; edit: UnderstoodEdit }[] } | undefined {
  for (const role of roles)
    for (const typed of edit[role] ?? []) {
      if (roles.some((each) => understood[each].includes(typed)) || lexicon.find(typed) !== undefined)
        continue
      const words = readWords(typed)
      const read = readPieces(words, lexicon, understood.language)
      if (Array.isArray(read)) continue
      const meaning = (term: string) => typed.replace(read.typed, () => term)
      const readings = read.readings.map(({ term }) => ({
        term,
        edit: { ...edit, [role]: edit[role]?.map((each) => (each === typed ? meaning(term) : each)) },
      }))
      return { typed: read.typed, readings }
    }
  return undefined
}

type Named = { terms: string[]; concepts: Concept[] }

function lookUpAll(typed: readonly string[], understood: Understood, lexicon: Lexicon): Named {
  const found = typed.map((each) => lookUp(each, understood, lexicon))
  return {
    terms: [...new Set(found.flatMap(({ terms }) => terms))],
    concepts: found.flatMap(({ concepts }) => concepts),
  }
}

/** The names of the lexicon in what was typed, the words between them as they stand. */
function lookUp(typed: string, understood: Understood, lexicon: Lexicon): Named {
  const isUnchanged = roles.some((role) => understood[role].includes(typed))
  const before = understood.concepts.filter(({ term }) => typed === term || typed.split(' ').includes(term))
  if (isUnchanged) return { terms: [typed], concepts: before }
  const byName = lexicon.find(typed)
  const read = byName === undefined ? readPieces(readWords(typed), lexicon, understood.language) : []
  // What an abbreviation of several meanings means was asked before.
  const pieces = Array.isArray(read) ? read : []
  const concepts = byName === undefined ? [] : [byName]
  for (const piece of pieces) if (piece.kind === 'concept') concepts.push(piece.concept)
  if (concepts.length > 0)
    return {
      terms: concepts.map(({ term }) => term),
      concepts: concepts.map((concept) => ({
        term: concept.term,
        type: concept.type,
        matched: nameIn(concept, understood.language),
        forms: searchForms(concept),
      })),
    }
  const words = readWords(typed).map(({ text }) => text)
  return {
    terms: [typed],
    concepts: words.map((word) => ({ term: word, type: 'word', matched: word, forms: [word] })),
  }
}

function byTerm(concepts: readonly Concept[]): Concept[] {
  return [...new Map(concepts.map((concept) => [concept.term, concept])).values()]
}
