import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import type { CompiledRule } from './compiled-rule.ts'
import type { SafetyRule } from './safety-rule.ts'

/** Of the members of a class that any rule names, a rule of the class names more than this share. */
const shareOfClass = 0.75
/** A rule that names this share speaks where the class is asked about and the drug is left open. */
const shareWhereOpen = 0.5

type Reach = Pick<CompiledRule, 'widened' | 'named' | 'onlyAsked'>

/**
 * Which drugs a rule holds for. A rule is of its class where its row names the class among its drugs or nearly all members of it, and does
 * not say 'listed drugs only'; every member then counts. Any other rule is of the drugs it lists, however its class is called: 'eplerenone' with
 * the class of all mineralocorticoid receptor antagonists says nothing of finerenone, and three oral bisphosphonates nothing of the fourth.
 * A class named in a row that has no class of its own ('statin' with clarithromycin) counts where the class itself is asked about, as does
 * one of which half is listed, because the drugs differ.
 */
export function reachOf(
  listed: readonly LexiconConcept[],
  classes: readonly LexiconConcept[],
  rule: SafetyRule,
  known: ReadonlySet<LexiconConcept>,
): Reach {
  const groups = termsOf(listed.filter(isGroup))
  const named = new Set(termsOf(listed.filter((concept) => !isGroup(concept))))
  if (rule.class === null || rule.class.endsWith('(listed drugs only)'))
    return { widened: new Set(), named, onlyAsked: new Set(groups) }
  const shares = classes.map((concept) => ({ concept, share: shareListed(concept, listed, known) }))
  const whole = shares.filter(({ share }) => share > shareOfClass)
  const open = shares.filter(({ share }) => share >= shareWhereOpen && share <= shareOfClass)
  return {
    widened: new Set([...groups, ...termsOf(whole.map(({ concept }) => concept))]),
    named,
    onlyAsked: new Set(termsOf(open.map(({ concept }) => concept))),
  }
}

function isGroup(concept: LexiconConcept): boolean {
  return membersOf(concept).length > 1
}

function termsOf(concepts: readonly LexiconConcept[]): string[] {
  return concepts.map(({ term }) => term)
}

/** Held against the members that rules know, as the lexicon names any number of drugs that are hardly used; one member makes no class. */
function shareListed(
  group: LexiconConcept,
  listed: readonly LexiconConcept[],
  known: ReadonlySet<LexiconConcept>,
): number {
  const members = membersOf(group).filter((member) => known.has(member))
  const covered = members.filter((member) => listed.some((concept) => isWithin(member, concept)))
  return covered.length > 1 ? covered.length / members.length : 0
}

/** The single drugs of a class. */
function membersOf(concept: LexiconConcept): LexiconConcept[] {
  const found = new Set<LexiconConcept>()
  const visit = (current: LexiconConcept) => {
    if (current.narrower.length === 0) found.add(current)
    else for (const member of current.narrower) visit(member)
  }
  for (const member of concept.narrower) visit(member)
  return [...found].filter(({ type }) => type === 'drug')
}

/** What a rule is about, so that two rules of one matter are known. */
function mattersOf({ when }: SafetyRule): string[] {
  const measured = when.measure === null ? [] : [`${when.measure} ${when.op?.charAt(0) ?? ''}`]
  return [...measured, ...(when.terms ?? [])].map((matter) => `${when.kind}: ${matter}`)
}

/**
 * Per rule the drugs that it is not widened to, since another rule speaks of them in the same matter: finerenone has its own limit of
 * the filtration rate beside that of its class.
 */
export function findOwnRuled(
  rules: readonly { rule: SafetyRule; named: ReadonlySet<string> }[],
): ReadonlyMap<SafetyRule, ReadonlySet<string>> {
  const byMatter = Map.groupBy(
    rules.flatMap((each) => mattersOf(each.rule).map((matter) => ({ matter, ...each }))),
    ({ matter }) => matter,
  )
  return new Map(
    rules.map(({ rule, named }) => {
      const others = mattersOf(rule).flatMap((matter) => byMatter.get(matter) ?? [])
      const drugs = others.flatMap((other) => (other.rule.level === rule.level ? [] : [...other.named]))
      return [rule, new Set(drugs.filter((drug) => !named.has(drug)))]
    }),
  )
}
