import type { AnswerSentence } from '@auscult/contract/ai.ts'
import type { Content, Reading, Reworded, Rewording } from '../agent.ts'
import { presentSource } from '../respond.ts'
import { verifySentences } from '../verify.ts'
import { composeSentences } from './compose.ts'
import { nameTopic } from './topic.ts'

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
    frames.language,
  )
  if (sentences[0]?.role !== 'lead') return undefined
  return {
    ...recommend(sentences),
    evidence: shown.map((source) => presentSource(source, frames)),
  }
}

function recommend(sentences: AnswerSentence[]) {
  return { clinical_recommendation: sentences.map((sentence) => sentence.text).join(' '), sentences }
}

/** The recommendation in a model's words where they hold; its evidence and what it warns of stay. */
export async function rewordClinically(
  content: Content<'clinical'>,
  { understood, shown, lexicon }: Reading,
  { writer, question, ...options }: Rewording,
): Promise<Reworded<'clinical'>> {
  const request = { question, understood, sources: shown, composed: content.sentences, lexicon }
  const { sentences, prose } = await writer.write(request, options)
  return { content: { ...content, ...recommend(sentences) }, prose }
}
