import type { CorpusDescription } from '@auscult/contract/ai/corpus.ts'
import { useQuery } from '@tanstack/react-query'
import { corpusQuery } from '../queries.ts'
import { useCorpusWords } from './corpus-words.ts'

/** What answers come from here, in one quiet line that keeps its room; nothing where it cannot be told. */
export function CorpusLine() {
  const { data } = useQuery(corpusQuery)
  return <p className="min-h-5 text-sm text-muted">{data !== undefined && <Words corpus={data} />}</p>
}

function Words({ corpus }: { corpus: CorpusDescription }) {
  return useCorpusWords(corpus)
}
