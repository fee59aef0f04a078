import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absoluteEffects } from '@auscult/evidence/effects/absolute-effects.ts'
import { StudyRecord } from '@auscult/evidence/record/study-record.ts'

const recordsFile = join(import.meta.dirname, '../../../content/starter/records.jsonl')

/** What the effects of a corpus' records come to; `disagreements` are figures that the second way of working them out does not give. */
export type AbsoluteCheck = {
  records: number
  /** Records with an absolute effect for a primary outcome. */
  computed: number
  figures: number
  disagreements: string[]
}

/**
 * Absolute effects of the starter records, each worked out a second time from the arms alone: people of a thousand by counting on from the
 * percentages, the number needed as the least whole number whose share of the difference makes a whole person.
 */
export async function checkAbsoluteEffects(): Promise<AbsoluteCheck> {
  const lines = (await readFile(recordsFile, 'utf8')).split('\n').filter((line) => line !== '')
  const records = lines.map((line) => StudyRecord.parse(JSON.parse(line)))
  let figures = 0
  const disagreements: string[] = []
  for (const record of records)
    for (const { outcome, effect } of absoluteEffects(record)) {
      const expected = effect.type === 'risk' ? countPeople(outcome) : compareValues(outcome)
      for (const [name, value] of Object.entries(expected)) {
        figures += 1
        const told =
          name === 'needed' && effect.type === 'risk' ? effect.numberNeeded?.value : toldOf(effect, name)
        if (told !== value && !(name === 'needed' && told === undefined))
          disagreements.push(`${record.id} ${outcome.name}: ${name} is ${told}, and ${value} by the arms`)
      }
    }
  const computed = records.filter((record) =>
    absoluteEffects(record).some(({ outcome }) => outcome.kind === 'primary'),
  ).length
  return { records: records.length, computed, figures, disagreements }
}

type Outcome = ReturnType<typeof absoluteEffects>[number]['outcome']
type Effect = ReturnType<typeof absoluteEffects>[number]['effect']

function toldOf({ treated, untreated, difference }: Effect, name: string): number | undefined {
  return { treated, untreated, difference }[name]
}

function countPeople({ intervention, control }: Outcome): Record<string, number> {
  const [treated, untreated] = [intervention, control].map((arm) => {
    const tenths = Math.round((arm?.percent ?? 0) * 100)
    return tenths < 100 ? tenths / 10 : Math.floor((tenths + 5) / 10)
  })
  const difference = Number(((treated ?? 0) - (untreated ?? 0)).toFixed(1))
  const points = Math.abs((intervention?.percent ?? 0) - (control?.percent ?? 0))
  const people = { treated: treated ?? 0, untreated: untreated ?? 0, difference }
  return points === 0 ? people : { ...people, needed: countNeeded(points) }
}

/** So many that the difference, in points of a hundred, comes to one person. */
function countNeeded(points: number): number {
  let needed = Math.max(1, Math.floor(100 / points) - 1)
  while (needed * points < 100 - 1e-6) needed += 1
  return needed
}

function compareValues({ intervention, control }: Outcome): Record<string, number> {
  for (const kind of ['mean', 'median', 'rate', 'value'] as const) {
    const [treated, untreated] = [intervention?.[kind], control?.[kind]]
    if (treated !== undefined && untreated !== undefined)
      return { treated, untreated, difference: Number((treated - untreated).toFixed(3)) }
  }
  return {}
}
