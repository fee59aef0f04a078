import { readFile } from 'node:fs/promises'
import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { LabValue } from '@auscult/contract/guides/labs.ts'
import { z } from 'zod'

/** What the tools say, from `content`. */
export type ToolsContent = {
  /** By the calculator's id. */
  calculators: ReadonlyMap<string, CalculatorTexts>
  labs: readonly LabValue[]
  antibiotics: readonly AntibioticEntry[]
}

/** Throws where a file of the folder (`content/`) is missing or not of the contract's form. */
export async function readToolsContent(folder: URL): Promise<ToolsContent> {
  const readJson = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(path, folder), 'utf8'))
  const texts = await Promise.all(
    allCalculators.map(
      async ({ id }) => [id, CalculatorTexts.parse(await readJson(`calculators/${id}.json`))] as const,
    ),
  )
  return {
    calculators: new Map(texts),
    labs: z.array(LabValue).parse(await readJson('labs/tests.json')),
    antibiotics: z.array(AntibioticEntry).parse(await readJson('antibiotics/syndromes.json')),
  }
}
