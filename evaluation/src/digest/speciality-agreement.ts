import { loadSpecialityReader } from '@auscult/digest/synopsis/specialities.ts'
import { readStarterStudies } from '@auscult/evidence/corpus/starter/starter.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export type Agreement = { studies: number; first: number; among: number; named: number }

/** Starter studies of one half, read by what was learnt from the other and from the guidelines: how often the curator's speciality is named. */
export async function measureSpecialities(contentFolder: string, lexicon: Lexicon): Promise<Agreement> {
  const idsOf = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(readFileSync(join(contentFolder, 'sources/starter-specialities.json'), 'utf8')))
  const { records: studies } = await readStarterStudies(contentFolder)
  const agreement: Agreement = { studies: 0, first: 0, among: 0, named: 0 }
  for (const half of [0, 1]) {
    const held = new Map(studies.filter((_, nth) => nth % 2 === half).map((study) => [study.id, study]))
    // oxlint-disable-next-line no-await-in-loop -- two
    const reader = await loadSpecialityReader(contentFolder, lexicon, (id) => !held.has(id))
    for (const { specialty, title, sections } of held.values()) {
      const wanted = idsOf[specialty] ?? []
      if (wanted.length === 0) continue
      const text = sections.map((section) => section.text).join(' ')
      const found = reader.read(title, text, [])
      agreement.studies += 1
      agreement.named += found.length
      agreement.first += Number(found[0] !== undefined && wanted.includes(found[0]))
      agreement.among += Number(found.some((id) => wanted.includes(id)))
    }
  }
  return agreement
}
