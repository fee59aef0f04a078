import { join } from 'node:path'
import { z } from 'zod'
import { readContentFile, readContentLines } from '../corpus/content-file.ts'
import { SafetyEvent } from './event-phrases.ts'
import { doseRule, GreatestDose } from './greatest-dose.ts'
import { SafetyRole, withRoles } from './roles.ts'
import { SafetyPhrase, SafetyReach, SafetyRule, SafetyState } from './safety-rule.ts'

/** `content/safety/every-drug.json`: what holds for every drug that the patient is allergic to, where no rule speaks of that allergy. */
const SameDrugAllergy = SafetyRule.extend({ drugs: z.array(z.string()).length(0) })

/** The files of a safety folder as they stand. Throws with file and line where one does not fit. */
export type SafetyContent = {
  rules: SafetyRule[]
  sameDrugAllergy: SafetyRule
  phrases: SafetyPhrase[]
  states: SafetyState[]
  reach: SafetyReach
  events: SafetyEvent[]
  /** The drugs that rows of `rules.jsonl` name; how much of a class a row names is held against these. */
  listed: readonly string[]
  /** Ids of the rules by roles and of greatest doses, which give way to what a row of `rules.jsonl` says of the same. */
  general: ReadonlySet<string>
}

export async function readSafetyContent(folder: string): Promise<SafetyContent> {
  const [rules, mechanisms, doses, roles, events, phrases, states, reach, sameDrugAllergy] =
    await Promise.all([
      readContentLines(join(folder, 'rules.jsonl'), SafetyRule),
      readContentLines(join(folder, 'mechanisms.jsonl'), SafetyRule),
      readContentLines(join(folder, 'doses.jsonl'), GreatestDose),
      readContentLines(join(folder, 'roles.jsonl'), SafetyRole),
      readContentLines(join(folder, 'events.jsonl'), SafetyEvent),
      readContentLines(join(folder, 'phrases.jsonl'), SafetyPhrase),
      readContentLines(join(folder, 'states.jsonl'), SafetyState),
      readContentFile(join(folder, 'reach.json'), SafetyReach),
      readContentFile(join(folder, 'every-drug.json'), SameDrugAllergy),
    ])
  return {
    rules: withRoles([...rules, ...mechanisms, ...doses.map(doseRule)], roles),
    events,
    general: new Set([...mechanisms, ...doses.map(doseRule)].map(({ id }) => id)),
    listed: rules.flatMap(({ drugs }) => drugs.filter((name) => !name.startsWith('@'))),
    sameDrugAllergy,
    phrases,
    states,
    reach,
  }
}
