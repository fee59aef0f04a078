import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { type Figure, reachedBy } from './figure.ts'
import { measuredNow } from './page.ts'

const file = resolve(import.meta.dirname, '../../../content/accuracy/figures.json')

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)

const StoredFigure = z.looseObject({ id: z.string() })
const StoredFigures = z.object({ figures: z.array(StoredFigure) })

/** Ids under which nothing is measured any more; those of the own questions, which the engine knows. */
const retired = /^abstention/u

/**
 * Puts figures that aim at something where the product reads them, each with its date and commit, in the place of those with the same id;
 * others stay as they were measured, but for retired ones, which go.
 */
export async function saveFigures(figures: readonly Figure[]): Promise<void> {
  const { date, commit } = measuredNow()
  const measured = figures
    .map((figure) => ({ ...figure, reached: reachedBy(figure), measuredOn: date, commit }))
    .filter(({ reached }) => reached !== null)
  const before = existsSync(file) ? StoredFigures.parse(JSON.parse(await readFile(file, 'utf8'))).figures : []
  const byId = new Map<string, object>(
    before.filter(({ id }) => !retired.test(id)).map((figure) => [figure.id, figure]),
  )
  for (const figure of measured) byId.set(figure.id, figure)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ figures: [...byId.values()] }, rounded, 2)}\n`)
}
