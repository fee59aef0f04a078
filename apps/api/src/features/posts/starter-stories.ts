import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Story } from '@auscult/digest/story.ts'
import { z } from 'zod'
import { findMark, setMark } from '../../parts/marks/marks.ts'
import { type KeepDeps, keepStories } from './keep-stories.ts'
import { countTotals, deleteByKeys, lockIntake } from './story-store.ts'

const name = 'starter-stories'

/** What was brought in last: a digest of the files, and the ids in them. */
const Seeded = z.object({ digest: z.string(), ids: z.array(z.string()) })

/**
 * Brings in the items that ship with the product, where they changed since the last start: what is new or other words, and what left them goes.
 * Nothing happens where there are none. Throws where a file is not of its form.
 */
export async function seedStories(deps: KeepDeps, contentFolder: string): Promise<void> {
  const texts = await readFiles(join(contentFolder, 'stories'))
  if (texts.length === 0) return
  const digest = createHash('sha256').update(texts.join('\0')).digest('hex')
  const before = await findMark(deps.db, name)
  const seeded = before && Seeded.parse(JSON.parse(before.mark))
  if (seeded?.digest === digest) return
  const stories = texts.flatMap((text) => text.split('\n').filter((line) => line !== '')).map(parse)
  const ids = stories.map(({ id }) => id)
  await keepStories(deps, stories)
  const shipped = new Set(ids)
  const left = (seeded?.ids ?? []).filter((id) => !shipped.has(id))
  await deps.db.transaction(async (transaction) => {
    await lockIntake(transaction)
    await deleteByKeys(transaction, left)
    await countTotals(transaction)
    await setMark(transaction, { name, mark: JSON.stringify({ digest, ids }), doneAt: deps.clock() })
  })
}

function parse(line: string): Story {
  return Story.parse(JSON.parse(line))
}

async function readFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((file) => file.endsWith('.jsonl')).toSorted()
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
}
