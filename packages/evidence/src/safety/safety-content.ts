import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
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
  const [rules, mechanisms, doses, roles, events, phrases, states, reach, everyDrug] = await Promise.all([
    readLines(join(folder, 'rules.jsonl'), SafetyRule),
    readLines(join(folder, 'mechanisms.jsonl'), SafetyRule),
    readLines(join(folder, 'doses.jsonl'), GreatestDose),
    readLines(join(folder, 'roles.jsonl'), SafetyRole),
    readLines(join(folder, 'events.jsonl'), SafetyEvent),
    readLines(join(folder, 'phrases.jsonl'), SafetyPhrase),
    readLines(join(folder, 'states.jsonl'), SafetyState),
    readFile(join(folder, 'reach.json'), 'utf8'),
    readFile(join(folder, 'every-drug.json'), 'utf8'),
  ])
  return {
    rules: withRoles([...rules, ...mechanisms, ...doses.map(doseRule)], roles),
    events,
    general: new Set([...mechanisms, ...doses.map(doseRule)].map(({ id }) => id)),
    listed: rules.flatMap(({ drugs }) => drugs.filter((name) => !name.startsWith('@'))),
    sameDrugAllergy: parse(everyDrug, SameDrugAllergy, 'every-drug.json'),
    phrases,
    states,
    reach: parse(reach, SafetyReach, 'reach.json'),
  }
}

async function readLines<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line, at) => parse(line, schema, `${path}:${at + 1}`))
}

function parse<T>(json: string, schema: z.ZodType<T>, place: string): T {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error(`${place}: not JSON`)
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error(`${place}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
