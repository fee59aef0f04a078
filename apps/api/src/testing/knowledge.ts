import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPostTerms } from '@auscult/digest/search/post-terms.ts'
import { loadRecordMaker } from '@auscult/evidence/record/record-maker.ts'
import { loadSafetyRules } from '@auscult/evidence/safety/compile-rules.ts'
import { loadTools } from '@auscult/evidence/tools/compile-tools.ts'
import { loadLexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'

export const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

/** Names, the maker of records, safety rules, tools and the reading of posts, read once by all tests of a worker. */
export const knowledge = loadKnowledge()

async function loadKnowledge() {
  const lexicon = await loadLexicon(join(contentFolder, 'lexicon'))
  const [records, safety, tools, postTerms] = await Promise.all([
    loadRecordMaker(contentFolder, contentFolder, lexicon),
    loadSafetyRules(join(contentFolder, 'safety'), lexicon),
    loadTools(contentFolder, lexicon),
    loadPostTerms(contentFolder, contentFolder, lexicon),
  ])
  return { lexicon, records, safety, tools, postTerms }
}
