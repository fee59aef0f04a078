import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { presentUnderstood } from '../question/present-understood.ts'
import { readQuestion } from '../question/read-question.ts'
import { findCandidates, type Candidate } from '../search/search.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { exitCodes, UsageError } from './corpus-failures.ts'
import { printJson } from './corpus-output.ts'

type SearchCommand = {
  question: string
  k: number
  index: EvidenceIndex
  contentFolder: string
  dataFolder: string
  json: boolean
}

export async function runSearch({
  question,
  k,
  index,
  contentFolder,
  dataFolder,
  json,
}: SearchCommand): Promise<number> {
  const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
  const read = readQuestion(question, lexicon)
  const [unsure] = read.unsure
  if (unsure !== undefined) {
    const meanings = unsure.readings.map(({ term }) => term).join('; ')
    throw new UsageError(`'${unsure.text}' may mean: ${meanings}. Say which.`)
  }
  const understood = presentUnderstood(read)
  if (understood.concepts.length === 0) {
    throw new UsageError('Nothing to search for: the question names no clinical subject.')
  }
  const candidates = await findCandidates(understood, index, {
    question: read.searchText,
    isCase: read.isStory,
    k,
  })
  if (json) printJson({ understood, results: candidates.map(present) })
  else for (const [at, candidate] of candidates.entries()) console.log(describe(candidate, at + 1))
  return exitCodes.done
}

function present({ document, score, bestSentence, matched }: Candidate) {
  const { id, title, journal, year, kind, status, readPart, links } = document
  return { id, score, title, journal, year, kind, status, readPart, link: links[0], matched, bestSentence }
}

function describe({ document, score, bestSentence }: Candidate, place: number): string {
  const source = [document.journal, document.year].filter((part) => part !== null).join(' ')
  return `${place}. ${document.title} (${source}; ${document.id}; ${score.toFixed(3)})\n   ${bestSentence.text}\n`
}
