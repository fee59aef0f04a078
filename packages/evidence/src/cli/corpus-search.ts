import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { findCandidates, type Candidate } from '../search/search.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { understand } from '../understand/understand.ts'
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
  const understanding = understand(question, lexicon)
  if (understanding.outcome === 'ambiguous') {
    throw new UsageError(
      `'${understanding.typed}' may mean: ${understanding.readings.join('; ')}. Say which.`,
    )
  }
  if (understanding.outcome === 'not-clinical') {
    throw new UsageError('Nothing to search for: the question names no clinical subject.')
  }
  const candidates = await findCandidates(understanding.understood, index, {
    question: understanding.searchText,
    isCase: understanding.isCase,
    k,
  })
  if (json) printJson({ understood: understanding.understood, results: candidates.map(present) })
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
