import { readStarterCorpus } from '@auscult/evidence/corpus/starter/starter.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import type { RecordPhrases } from '@auscult/evidence/record/named-concepts.ts'
import { readRecord } from '@auscult/evidence/record/read-record.ts'
import { loadRecordPhrases } from '@auscult/evidence/record/record-phrases.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { resolve } from 'node:path'
import { readExpectations } from '../clinicians/expected.ts'
import { cliniciansFile, ownCliniciansFile, readClinicianQuestions } from '../clinicians/set.ts'
import { loadContentLexicon, loadContentRecords } from '../corpus/content-lexicon.ts'
import { readDrugWords } from '../corpus/drug-words.ts'
import { mixDocuments } from '../corpus/mixed-corpus.ts'
import { readPubMedQa, readRealTexts, readScifact, sharedFiles } from '../sets/shared-sets.ts'
import { abstractQuestions } from './questions/abstracts.ts'
import { apartQuestions, askApart } from './questions/apart.ts'
import { bedsideQuestions, readBedsideQuestions } from './questions/bedside.ts'
import { askedQuestions, choosePhrases, clinicianQuestions, digestOf, type FitQuestion } from './pairs.ts'
import { askGenerally, generalQuestions } from './questions/general.ts'
import { namedQuestions, nameRecords } from './questions/named.ts'
import { chooseTopicPhrases, topicQuestions } from './questions/topics.ts'
import { type FitCorpus, searchEach } from './search.ts'
import { cachedIndexFolder } from '../corpus/scratch-index.ts'

const content = resolve(import.meta.dirname, '../../../content')
type Names = { lexicon: Lexicon; phrases: RecordPhrases }

const starterSources = ['starter', 'guidelines'].map((folder) => resolve(content, folder))

function withoutPhrases(document: Document): Document {
  const { study, guideline } = document
  return {
    ...document,
    ...(study == null ? {} : { study: { ...study, asked: [] } }),
    ...(guideline == null ? {} : { guideline: { ...guideline, asked: [] } }),
  }
}

function corpusOf(
  name: string,
  sources: readonly string[],
  all: Iterable<Document>,
  { lexicon, phrases }: Names,
): FitCorpus {
  const documents = new Map([...all].map((document) => [document.id, document]))
  const records = new Map<string, EvidenceRecord>()
  const unphrased = new Map<string, ReturnType<FitCorpus['unphrased']>>()
  return {
    name,
    sources,
    documents,
    recordOf: (id) => {
      const document = documents.get(id)
      if (document === undefined) throw new Error(`${id} is not in the corpus.`)
      const record = records.get(id) ?? readRecord(document, lexicon, phrases)
      records.set(id, record)
      return record
    },
    unphrased: (id) => {
      const known = unphrased.get(id)
      if (known !== undefined) return known
      const document = documents.get(id)
      if (document === undefined) throw new Error(`${id} is not in the corpus.`)
      const bare = withoutPhrases(document)
      const made = { document: bare, record: readRecord(bare, lexicon, phrases) }
      unphrased.set(id, made)
      return made
    },
    open: async () =>
      openLanceIndex(
        await cachedIndexFolder(name, sources, () => documents.values()),
        await loadContentRecords(),
      ),
  }
}

/** Real abstracts beside the starter corpus, whom nobody chose: those of PubMedQA and SciFact, which have questions, and others. */
const mostOthers = 1_500

async function readLarge(starter: FitCorpus, names: Names) {
  const [pubMedQa, scifact, texts] = await Promise.all([readPubMedQa(), readScifact(), readRealTexts()])
  const others = [...mixDocuments(texts.slice(-mostOthers), mostOthers)]
  const corpus = corpusOf(
    'large',
    [...starterSources, ...Object.values(sharedFiles)],
    [...starter.documents.values(), ...pubMedQa.documents, ...scifact.documents, ...others],
    names,
  )
  return { corpus, sets: { pubmedqa: pubMedQa.set.questions, scifact: scifact.set.questions } }
}

/** Every question that weights are fitted on or measured with, beside what is found for it. */
export async function readFitQuestions(): Promise<FitQuestion[]> {
  const lexicon = await loadContentLexicon()
  const phrases = await loadRecordPhrases(resolve(content, 'starter'))
  const names = { lexicon, phrases }
  const starter = corpusOf('starter', starterSources, await readStarterCorpus(content), names)
  const studies = [...starter.documents.values()].map(({ id, study }) => ({ id, asked: study?.asked ?? [] }))
  const isDrugWord = await readDrugWords()
  const chosen = choosePhrases(studies, isDrugWord)
  const topics = chooseTopicPhrases(starter, isDrugWord)
  const clinicians = await readClinicianQuestions(cliniciansFile)
  const own = await readClinicianQuestions(ownCliniciansFile)
  const bedside = await readBedsideQuestions()
  const named = nameRecords(starter, lexicon)
  const apart = askApart(starter, lexicon)
  const general = askGenerally(starter, lexicon)
  const texts = clinicians.map(({ question }) => question)
  // Of a large corpus words weigh otherwise, and more comes near: a third of the phrases is asked there.
  const [askedInLarge = [], askedInStarter = []] = [true, false].map((isLarge) =>
    chosen.filter(({ study }) => ((digestOf(study)[2] ?? 0) % 3 === 0) === isLarge),
  )
  const inStarter = await searchEach(
    [
      ...askedInStarter.map(({ text }) => text),
      ...[...clinicians, ...own, ...bedside].map(({ question }) => question),
      ...[...named, ...apart, ...general, ...topics].map(({ text }) => text),
    ],
    starter,
    lexicon,
  )
  const { corpus: large, sets } = await readLarge(starter, names)
  const abstracts = Object.entries(sets)
  const inLarge = await searchEach(
    [
      ...texts,
      ...askedInLarge.map(({ text }) => text),
      ...abstracts.flatMap(([, questions]) => questions.map(({ question }) => question)),
    ],
    large,
    lexicon,
  )
  const expectationOf = await readExpectations()
  return [
    ...askedQuestions(askedInStarter, inStarter, starter, names),
    ...askedQuestions(askedInLarge, inLarge, large, names),
    ...namedQuestions(named, inStarter, starter, lexicon),
    ...apartQuestions(apart, inStarter, lexicon),
    ...generalQuestions(general, inStarter, starter, lexicon),
    ...topicQuestions(topics, inStarter, starter, lexicon),
    ...clinicianQuestions(clinicians, inStarter, expectationOf, lexicon),
    ...clinicianQuestions(own, inStarter, expectationOf, lexicon).map((question) => ({
      ...question,
      set: `${question.set} of our own`,
    })),
    ...bedsideQuestions(bedside, inStarter, starter, lexicon),
    ...clinicianQuestions(clinicians, inLarge, expectationOf, lexicon).map((question) => ({
      ...question,
      set: `${question.set} among abstracts`,
    })),
    ...abstracts.flatMap(([set, questions]) => abstractQuestions(set, questions, inLarge, lexicon)),
  ]
}
