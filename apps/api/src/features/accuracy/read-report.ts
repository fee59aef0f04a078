import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { AccuracyReport } from '@auscult/contract/public/accuracy.ts'

/** The figures that were measured last; none where nothing was. Throws where the file is not of the contract's form. */
export async function readReport(file: URL): Promise<AccuracyReport> {
  return existsSync(file) ? AccuracyReport.parse(JSON.parse(await readFile(file, 'utf8'))) : { figures: [] }
}
