import { z } from 'zod'
import type { SafetyRule } from './safety-rule.ts'

const text = z.string().min(1)

/** One line of `content/safety/roles.jsonl`: what drugs do ('strong CYP3A4 inhibitor'), which ones do it, and who says so. */
export const SafetyRole = z.strictObject({
  role: text,
  /** Terms of the lexicon; a class stands for its members. */
  members: z.array(text).min(1),
  source: text,
})
export type SafetyRole = z.infer<typeof SafetyRole>

/** How a rule names a role among drugs or terms. */
const sign = '@'

/** Rules with the members of a role in the place of '@role'. Throws where there is no such role. */
export function withRoles(rules: readonly SafetyRule[], roles: readonly SafetyRole[]): SafetyRule[] {
  const byName = new Map(roles.map(({ role, members }) => [role, members]))
  const membersOf = (name: string, id: string): readonly string[] => {
    if (!name.startsWith(sign)) return [name]
    const members = byName.get(name.slice(sign.length))
    if (members === undefined) throw new Error(`Safety rule ${id}: no role '${name}'`)
    return members
  }
  return rules.map((rule) => {
    const { id, drugs, when } = rule
    const expand = (names: readonly string[]) => [...new Set(names.flatMap((name) => membersOf(name, id)))]
    const isOfRole = drugs.some((name) => name.startsWith(sign))
    return {
      ...rule,
      drugs: expand(drugs),
      class: rule.class ?? (isOfRole ? drugs.join(', ') : null),
      when: {
        ...when,
        terms: when.terms === null ? null : expand(when.terms),
        ...(when.and === undefined ? {} : { and: expand(when.and) }),
        ...(when.unless === undefined ? {} : { unless: expand(when.unless) }),
      },
    }
  })
}
