import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Story } from '@auscult/digest/story.ts'
import { presentDocument } from '@auscult/evidence/answer/document-card.ts'
import type { Hit } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EvidencePart } from '../../parts/evidence.ts'
import { contentFolder } from '../../testing/knowledge.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { isPracticeChanging } from './practice-changing.ts'
import { readEvidence } from './read-evidence.ts'

// Opens a corpus of its own and grades all starter items.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let evidence: EvidencePart
let empaKidney: Hit
let lovit: Hit
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-marks-'))
  evidence = await openStarterEvidence(folder)
  const [kidney, sepsis] = await evidence.index.listHits(['pmid:36331190', 'pmid:35704292'])
  if (kidney === undefined || sepsis === undefined) throw new Error('not in the starter corpus')
  empaKidney = kidney
  lovit = sepsis
})
afterAll(async () => {
  await evidence.close()
  await rm(folder, { recursive: true, force: true })
})

/** Whether a strong trial is marked under an item that concludes so. */
function isMarked(hit: Hit, conclusion: string): boolean {
  const card = presentDocument(hit, 2026)
  expect(card.evidence.strength_score).toBeGreaterThanOrEqual(9)
  return isPracticeChanging({
    card,
    document: hit.document,
    status: 'current',
    item: { title: 'What a trial found', body: `It was a trial.\nConclusion: ${conclusion}` },
  })
}

describe('a strong trial that showed a benefit', () => {
  it.each([
    'The result favours empagliflozin.',
    'Empagliflozin slowed progression, and should be offered with, not instead of, an ACE inhibitor.',
    'Adding it lowered death from any cause.',
  ])('is marked where it concludes: %s', (conclusion) => {
    expect(isMarked(empaKidney, conclusion)).toBe(true)
  })

  it.each([
    'Bleeding was less, but non-inferiority for cardiovascular complications was not established.',
    'Fewer had cancer, and death from it was not clearly less frequent.',
    'Those on oxygen gained; harm in the others could not be excluded.',
    'There was no improvement in survival.',
    'The regimen failed to meet its safety outcome.',
    'The balance of benefit and harm remains uncertain.',
    'It lowered events; larger trials are needed.',
  ])('is not where it concludes: %s', (conclusion) => {
    expect(isMarked(empaKidney, conclusion)).toBe(false)
  })
})

it('a strong trial that showed a harm is marked though there was no benefit, unless the harm was not shown', () => {
  expect(isMarked(lovit, 'It raised death and brought no benefit.')).toBe(true)
  expect(isMarked(lovit, 'Whether it harms was not clearly shown.')).toBe(false)
})

it('no starter item is marked whose conclusion holds something open', async () => {
  const lines = (await readFile(join(contentFolder, 'stories', 'research.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
  const stories = lines.map((line) => Story.parse(JSON.parse(line)))

  const read = await readEvidence(
    { ...evidence, clock: () => new Date('2026-11-27') },
    stories.map(({ id, title, body }) => ({
      title,
      body,
      documentId: id,
      pmid: null,
      doi: null,
      toldStatus: 'current',
    })),
  )

  const marked = stories.filter((_, nth) => read[nth]?.isPracticeChanging === true).map(({ title }) => title)
  expect(marked).toContain('Empagliflozin slows chronic kidney disease')
  expect(marked).toContain('Vitamin C in sepsis raised death or organ dysfunction')
  expect(marked).not.toContain('Tranexamic acid in non-cardiac surgery')
  expect(marked).not.toContain('Inviting people to one colonoscopy lowered colorectal cancer')
  expect(marked).not.toContain('Bempedoic acid for those who cannot take a statin')
})
