import type { AnswerSentence } from '@auscult/contract/ai.ts'
import type { Content, Draft, Reading, Reworded, Rewording } from '../agent.ts'
import { presentSource } from '../respond.ts'
import { composeSentences } from './compose.ts'
import { nameTopic } from './topic.ts'

/** A recommendation of a few cited sentences; nothing where its first sentence does not hold. */
export function draftClinical({
  shown,
  question,
  understood,
  lexicon,
  frames,
}: Reading): Draft<'clinical'> | undefined {
  const sentences = composeSentences(shown, question, nameTopic(understood, lexicon, frames), frames)
  if (sentences.length === 0) return undefined
  return {
    sentences,
    finish: (held) => {
      const standing = sentences.filter((sentence) => held.has(sentence))
      if (standing[0]?.role !== 'lead') return undefined
      return { ...recommend(standing), evidence: shown.map((source) => presentSource(source, frames)) }
    },
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
