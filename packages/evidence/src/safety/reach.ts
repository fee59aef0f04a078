import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import type { CompiledRule } from './compiled-rule.ts'
import type { SafetyRule } from './safety-rule.ts'

/** A rule that names this share of a class's members, and two at least, is a rule of the class. */
const shareOfClass = 0.5

type Reach = Pick<CompiledRule, 'widened' | 'named' | 'onlyAsked'>

/**
 * Which drugs a rule holds for. A rule is of its class where its row names the class among its drugs or most members of it, and does not
 * say 'listed drugs only'; every member then counts. Any other rule is of the drugs it lists, however its class is called: 'eplerenone' with the
 * class of all mineralocorticoid receptor antagonists says nothing of finerenone. A class named in a row that has no class of its own
 * ('statin' with clarithromycin) counts where the class is asked about and the drug is left open, because the drugs differ.
 */
export function reachOf(
  listed: readonly LexiconConcept[],
  classes: readonly LexiconConcept[],
  rule: SafetyRule,
): Reach {
  const isGroup = (concept: LexiconConcept) => membersOf(concept).length > 1
  const drugs = listed.filter((concept) => !isGroup(concept))
  const groups = listed.filter(isGroup)
  const isListedOnly = rule.class?.endsWith('(listed drugs only)') === true
  const ofClass = classes.filter((concept) => isMostlyListed(concept, listed))
  const named = new Set(drugs.map(({ term }) => term))
  if (isListedOnly || rule.class === null)
    return { widened: new Set(), named, onlyAsked: new Set(groups.map(({ term }) => term)) }
  return {
    widened: new Set([...groups, ...ofClass].map(({ term }) => term)),
    named,
    onlyAsked: new Set(),
  }
}

function isMostlyListed(group: LexiconConcept, listed: readonly LexiconConcept[]): boolean {
  const members = membersOf(group)
  const covered = members.filter((member) => listed.some((concept) => isWithin(member, concept)))
  return covered.length > 1 && covered.length >= members.length * shareOfClass
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
