import { createRecordMaker } from '@auscult/evidence/record/record-maker.ts'
import { contentFolder, shippedLexicon } from '@auscult/evidence/testing/shipped-lexicon.ts'
import { readBoilerplate, readKnown, readSources } from '../known-sources.ts'
import { readFindingWords } from '../synopsis/finding-words.ts'
import { createFindingReader } from '../synopsis/findings.ts'
import { loadSpecialityReader } from '../synopsis/specialities.ts'

export { contentFolder, shippedLexicon }
export const sources = readSources(contentFolder)
export const known = readKnown(contentFolder)
export const specialities = await loadSpecialityReader(contentFolder, shippedLexicon)
export const findings = createFindingReader(readFindingWords(contentFolder))
export const newsReader = { specialities, boilerplate: readBoilerplate(contentFolder) }
export const researchReader = {
  records: createRecordMaker(shippedLexicon),
  lexicon: shippedLexicon,
  specialities,
  findings,
  sources,
  clock: () => new Date('2026-11-26T08:00:00Z'),
}
