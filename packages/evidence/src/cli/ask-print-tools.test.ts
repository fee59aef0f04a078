import { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentFolder } from '../testing/shipped-lexicon.ts'
import { layOutTool } from './ask-print-tools.ts'

const syndromes = await readFile(join(contentFolder, 'antibiotics/syndromes.json'), 'utf8')
const entries = z
  .array(AntibioticEntry)
  .parse(JSON.parse(syndromes))
  .filter(({ _id }) => _id === 'early-syphilis')

it('a guide that does not answer says why, before anybody looks a dose up', () => {
  const text = layOutTool(
    { tool: 'antibiotics', entries, told: ['allergy', 'breastfeeding'], covers: false },
    500,
  )

  expect(text).toMatch(/^See the antibiotic guide: Early syphilis\. An allergy is told/u)
  expect(text).toContain('no entry for breastfeeding')
  expect(text).not.toContain('2.4 million units')
})

it('a guide that answers gives the dose with its source and its mark', () => {
  const text = layOutTool({ tool: 'antibiotics', entries, told: [], covers: true }, 500)

  expect(text).toContain('2.4 million units')
  expect(text).toContain('BASHH guidelines')
  expect(text).toContain('A draft until a clinician has reviewed it.')
})
