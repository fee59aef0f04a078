import { readFile } from 'node:fs/promises'
import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { compileGuideNames, guideNameFiles } from '@auscult/contract/guides/guide-names.ts'
import {
  antibioticFinder,
  type FindAntibiotics,
  type FindLabs,
  labFinder,
} from '@auscult/contract/guides/search-guide.ts'
import { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { LabValue } from '@auscult/contract/guides/labs.ts'
import { z } from 'zod'

/** What the tools say, from `content`. */
export type ToolsContent = {
  /** By the calculator's id. */
  calculators: ReadonlyMap<string, CalculatorTexts>
  labs: readonly LabValue[]
  antibiotics: readonly AntibioticEntry[]
  findLabs: FindLabs
  findAntibiotics: FindAntibiotics
}

/** Throws where a file of the folder (`content/`) is missing or not of the contract's form. */
export async function readToolsContent(folder: URL): Promise<ToolsContent> {
  const read = (path: string) => readFile(new URL(path, folder), 'utf8')
  const readJson = async (path: string): Promise<unknown> => JSON.parse(await read(path))
  const texts = await Promise.all(
    allCalculators.map(
      async ({ id }) => [id, CalculatorTexts.parse(await readJson(`calculators/${id}.json`))] as const,
    ),
  )
  const labs = z.array(LabValue).parse(await readJson('labs/tests.json'))
  const antibiotics = z.array(AntibioticEntry).parse(await readJson('antibiotics/syndromes.json'))
  const names = compileGuideNames(
    {
      labs: await read(guideNameFiles.labs),
      antibiotics: await read(guideNameFiles.antibiotics),
      groups: await read(guideNameFiles.groups),
      conditions: await read(guideNameFiles.conditions),
      drugs: await read(guideNameFiles.drugs),
      tests: await read(guideNameFiles.tests),
    },
    antibiotics,
  )
  return {
    calculators: new Map(texts),
    labs,
    antibiotics,
    findLabs: labFinder(labs, names),
    findAntibiotics: antibioticFinder(antibiotics, names),
  }
}
