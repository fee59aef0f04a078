import type { Content, Reading } from './agent.ts'
import { composeSentences } from './compose.ts'
import { presentSource } from './respond.ts'
import { nameTopic } from './topic.ts'
import { verifySentences } from './verify.ts'

/** A recommendation of a few cited sentences; undefined where its first sentence does not hold. */
export function answerClinically({
  shown,
  understood,
  lexicon,
  frames,
}: Reading): Content<'clinical'> | undefined {
  const composed = composeSentences(shown, understood, nameTopic(understood, lexicon, frames), frames)
  const sentences = verifySentences(
    composed,
    shown.map((source) => source.document),
  )
  if (sentences[0]?.role !== 'lead') return undefined
  return {
    clinical_recommendation: sentences.map((sentence) => sentence.text).join(' '),
    sentences,
    evidence: shown.map((source) => presentSource(source, frames)),
  }
}
