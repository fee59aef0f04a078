import { readStarterCorpus } from '@auscult/evidence/corpus/starter/starter.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import type { RecordPhrases } from '@auscult/evidence/record/named-concepts.ts'
import { readRecord } from '@auscult/evidence/record/read-record.ts'
import { loadRecordPhrases } from '@auscult/evidence/record/record-phrases.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { resolve } from 'node:path'
import { readExpectations } from './clinicians-expected.ts'
import { cliniciansFile, readClinicianQuestions } from './clinicians-set.ts'
import { loadContentLexicon, loadContentRecords } from './content-lexicon.ts'
import { readDrugWords } from './drug-words.ts'
import { askedQuestions, choosePhrases, clinicianQuestions, type FitQuestion } from './fit-pairs.ts'
import { type FitCorpus, searchEach } from './fit-search.ts'
import { cachedIndexFolder } from './scratch-index.ts'

const content = resolve(import.meta.dirname, '../../content')
const starterSources = ['starter', 'guidelines'].map((folder) => resolve(content, folder))

async function readStarter(lexicon: Lexicon, phrases: RecordPhrases): Promise<FitCorpus> {
  const documents = new Map<string, Document>()
  for (const document of await readStarterCorpus(content)) documents.set(document.id, document)
  const records = new Map<string, EvidenceRecord>()
  return {
    name: 'starter',
    sources: starterSources,
    documents,
    recordOf: (id) => {
      const document = documents.get(id)
      if (document === undefined) throw new Error(`${id} is not in the starter corpus.`)
      const record = records.get(id) ?? readRecord(document, lexicon, phrases)
      records.set(id, record)
      return record
    },
    open: async () =>
      openLanceIndex(
        await cachedIndexFolder('starter', starterSources, () => documents.values()),
        await loadContentRecords(),
      ),
  }
}

/** Every question that weights are fitted on or measured with, beside what is found for it in the starter corpus. */
export async function readFitQuestions(): Promise<FitQuestion[]> {
  const lexicon = await loadContentLexicon()
  const phrases = await loadRecordPhrases(resolve(content, 'starter'))
  const corpus = await readStarter(lexicon, phrases)
  const studies = [...corpus.documents.values()].map(({ id, study }) => ({ id, asked: study?.asked ?? [] }))
  const chosen = choosePhrases(studies, await readDrugWords())
  const clinicians = await readClinicianQuestions(cliniciansFile)
  const texts = [...chosen.map(({ text }) => text), ...clinicians.map(({ question }) => question)]
  const asked = await searchEach(texts, corpus, lexicon)
  return [
    ...askedQuestions(chosen, asked, corpus, { lexicon, phrases }),
    ...clinicianQuestions(clinicians, asked, await readExpectations(), lexicon),
  ]
}
