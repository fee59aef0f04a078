import {
  loadContentLexicon,
  loadContentRecords,
  loadContentSafety,
} from '@auscult/evaluation/corpus/content-lexicon.ts'
import { readPubMedQa } from '@auscult/evaluation/sets/shared-sets.ts'
import { ask } from '@auscult/evidence/ask.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'

/** Times whole answers on the index in the folder it is given, in a process of its own so that its memory is its own; prints JSON. */
const [folder = ''] = process.argv.slice(2)
const warmUp = 10
const questions = (await readPubMedQa()).set.questions.map(({ question }) => question)
const lexicon = await loadContentLexicon()
const safety = await loadContentSafety(lexicon)
const index = await openLanceIndex(folder, await loadContentRecords())
const times: number[] = []
// The first ones pay for opening files; they are asked again at the end of the row.
for (const question of [...questions.slice(0, warmUp), ...questions]) {
  const started = performance.now()
  // oxlint-disable-next-line no-await-in-loop -- one clinician at a time
  await ask(question, 'clinical', { index, lexicon, safety, clock: () => new Date() })
  times.push(performance.now() - started)
}
const rssBytes = process.memoryUsage.rss()
const { indexBytes } = await index.stats()
await index.close()
console.log(JSON.stringify({ times: times.slice(warmUp), indexBytes, rssBytes }))
