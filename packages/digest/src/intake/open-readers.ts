import { Eutils } from '@auscult/evidence/corpus/download/eutils.ts'
import { createConfiguredModel, type WriterSettings } from '@auscult/evidence/models/configured-writer.ts'
import type { LanguageModel } from '@auscult/evidence/models/language-model.ts'
import { loadRecordMaker } from '@auscult/evidence/record/record-maker.ts'
import { loadInstalledLexicon } from '@auscult/evidence/understand/lexicon/installed-lexicon.ts'
import { readBoilerplate, type Source } from '../known-sources.ts'
import { readFindingWords } from '../synopsis/finding-words.ts'
import { createFindingReader } from '../synopsis/findings.ts'
import { loadSpecialityReader } from '../synopsis/specialities.ts'
import type { ResearchReader } from '../synopsis/research-story.ts'
import type { AgencyReader } from './read-agency.ts'

export type IntakeSettings = {
  contentFolder: string
  dataFolder: string
  eutilsBaseUrl: string
  ncbiApiKey?: string | undefined
  /** 'host:port' that may lie on this machine, of a development start; nothing else may. */
  ownHost?: string | undefined
  /** The model that may word stories; left out where none may. Its `tokensPerDay` are those of one run. */
  model?: WriterSettings | undefined
}

/** What stories are made with. */
export type Readers = {
  news: AgencyReader
  research: ResearchReader & { eutils: Eutils }
  model: LanguageModel | undefined
}

const clock = () => new Date()

/** Reads names, records and what specialities are told by: some seconds of work. Throws where content has not its form. */
export async function openReaders(settings: IntakeSettings, sources: readonly Source[]): Promise<Readers> {
  const { contentFolder, dataFolder, ncbiApiKey, ownHost } = settings
  const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
  const [records, specialities] = await Promise.all([
    loadRecordMaker(contentFolder, dataFolder, lexicon),
    loadSpecialityReader(contentFolder, lexicon),
  ])
  const eutils = new Eutils(settings.eutilsBaseUrl, ncbiApiKey === undefined ? {} : { apiKey: ncbiApiKey })
  return {
    news: { specialities, boilerplate: readBoilerplate(contentFolder), ownHost },
    research: {
      records,
      lexicon,
      specialities,
      findings: createFindingReader(readFindingWords(contentFolder)),
      sources,
      clock,
      eutils,
    },
    model: settings.model && createConfiguredModel(settings.model, clock),
  }
}
