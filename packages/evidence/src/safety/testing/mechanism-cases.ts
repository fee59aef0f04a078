import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readQuestion } from '../../question/read-question.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { checkSafety } from '../check-safety.ts'
import type { SafetyRules } from '../compiled-rule.ts'
import type { SafetyRole } from '../roles.ts'

/**
 * A line of `mechanism-patterns.jsonl`: questions in which drugs of a role are a danger (`due`) or none (`silent`); `{drug}` is one of the role,
 * `{other}` one of another role, `{state}` a condition.
 */
const Pattern = z.strictObject({
  mechanism: z.string(),
  role: z.string(),
  other: z.string().optional(),
  state: z.string().optional(),
  language: z.enum(['en', 'it', 'de', 'es']),
  due: z.array(z.string()),
  silent: z.array(z.string()),
})
type Pattern = z.infer<typeof Pattern>

export type MechanismCase = { mechanism: string; text: string; isDue: boolean; drug: LexiconConcept }

/** Drugs of a kind whose names may be said: a brand is one of them. */
const namesPerDrug = 3
const mostOthers = 6

/** `mostNames`: of a role with more names so many, evenly over its drugs. */
export function mechanismCases(
  roles: readonly SafetyRole[],
  lexicon: Lexicon,
  mostNames: number,
): MechanismCase[] {
  return patterns().flatMap((pattern) => {
    const others = othersOf(pattern, roles, lexicon)
    return namesOf(membersOf(pattern.role, roles, lexicon), pattern.language, mostNames).flatMap(
      ({ drug, name }, at) => {
        const apart = others.filter((other) => other.drug === null || !areOneKind(other.drug, drug))
        const other = others.length === 0 ? '' : apart[at % Math.max(1, apart.length)]?.name
        if (other === undefined) return []
        const fill = (text: string) =>
          text.replace('{drug}', name).replace('{other}', other).replace('{state}', other)
        const make = (isDue: boolean) => (text: string) => ({
          mechanism: pattern.mechanism,
          text: fill(text),
          isDue,
          drug,
        })
        return [...pattern.due.map(make(true)), ...pattern.silent.map(make(false))]
      },
    )
  })
}

function patterns(): Pattern[] {
  const lines = readFileSync(join(import.meta.dirname, 'mechanism-patterns.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => Pattern.parse(JSON.parse(line)))
}

function areOneKind(one: LexiconConcept, other: LexiconConcept): boolean {
  return isWithin(one, other) || isWithin(other, one)
}

type Named = { drug: LexiconConcept; name: string }

function othersOf(
  { other, state, language }: Pattern,
  roles: readonly SafetyRole[],
  lexicon: Lexicon,
): readonly { drug: LexiconConcept | null; name: string }[] {
  if (other !== undefined)
    return namesOf(membersOf(other, roles, lexicon), language, mostOthers * namesPerDrug)
  if (state === undefined) return []
  const concept = lexicon.find(state)
  return concept === undefined ? [] : [{ drug: null, name: nameIn(concept, language) }]
}

function nameIn(concept: LexiconConcept, language: Pattern['language']): string {
  return language === 'en' ? concept.term : (concept[language][0] ?? concept.term)
}

/** The single drugs of a role, or of a class where there is no such role. */
function membersOf(role: string, roles: readonly SafetyRole[], lexicon: Lexicon): LexiconConcept[] {
  const terms = roles.find((each) => each.role === role)?.members ?? [role]
  const leaves = (concept: LexiconConcept): LexiconConcept[] =>
    concept.narrower.length === 0 ? [concept] : concept.narrower.flatMap(leaves)
  const members = terms.flatMap((term) => {
    const concept = lexicon.find(term)
    return concept === undefined ? [] : leaves(concept)
  })
  return [...new Set(members)].filter(({ type }) => type === 'drug')
}

/** Names of drugs in the language and brand names, of each drug a few, evenly over the role. */
function namesOf(
  drugs: readonly LexiconConcept[],
  language: Pattern['language'],
  most: number,
): readonly Named[] {
  const named = drugs.flatMap((drug) => {
    const brands = drug.synonyms.filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name))
    return [nameIn(drug, language), ...brands].slice(0, namesPerDrug).map((name) => ({ drug, name }))
  })
  const step = Math.max(1, named.length / most)
  return Array.from(
    { length: Math.min(most, named.length) },
    (_, at) => named[Math.floor(at * step)],
  ).flatMap((each) => each ?? [])
}

export type Coverage = {
  due: number
  warned: number
  silent: number
  wrong: number
  missed: MechanismCase[]
  falsely: MechanismCase[]
}

/** By mechanism: how many dangers are warned of, by whatever rule, and of how many harmless questions a rule speaks of that drug. */
export function measureMechanisms(
  cases: readonly MechanismCase[],
  rules: SafetyRules,
  lexicon: Lexicon,
): ReadonlyMap<string, Coverage> {
  const byMechanism = new Map<string, Coverage>()
  for (const each of cases) {
    const told = byMechanism.get(each.mechanism) ?? {
      due: 0,
      warned: 0,
      silent: 0,
      wrong: 0,
      missed: [],
      falsely: [],
    }
    byMechanism.set(each.mechanism, told)
    const isWarned = checkSafety(readQuestion(each.text, lexicon), rules).length > 0
    if (each.isDue) {
      told.due++
      if (isWarned) told.warned++
      else told.missed.push(each)
    } else {
      told.silent++
      if (isWarned) {
        told.wrong++
        told.falsely.push(each)
      }
    }
  }
  return byMechanism
}
