import type { AnswerSentence } from '@auscult/contract/evidence.ts'
import type { Language } from '@auscult/contract/language.ts'
import type { SafetyWarning } from '@auscult/contract/ai-safety.ts'
import { wordSafety } from '../../safety/present-safety.ts'
import type { Content, Draft, Reading, Reworded, Rewording } from '../agent.ts'
import { presentSource } from '../respond.ts'
import { composeForOthers, composeSentences } from './compose.ts'
import { nameTopic } from './topic.ts'

/**
 * Warnings first, then a recommendation of a few cited sentences. What forbids answers by itself; a word of caution alone does not, and stands
 * over the refusal.
 */
export function draftClinical({
  shown,
  question,
  understood,
  lexicon,
  frames,
  safety,
}: Reading): Draft<'clinical'> | undefined {
  const warnings = safety.slice(0, mostWarnings).map((warning) => warningSentence(warning, frames.language))
  const topic = nameTopic(understood, lexicon, frames)
  const isForbidden = safety.some(forbids)
  const sentences = isForbidden
    ? composeForOthers(shown, question, frames)
    : composeSentences(shown, question, topic, frames)
  if (!isForbidden && sentences.length === 0) return undefined
  return {
    sentences,
    finish: (held) => {
      const standing = sentences.filter((sentence) => held.has(sentence))
      const leads = standing[0]?.role === 'lead' || (warnings.length > 0 && standing.length > 0)
      if (!leads && !isForbidden) return undefined
      const evidence = leads ? shown.map((source) => presentSource(source, frames)) : []
      return {
        ...recommend([...warnings, ...(leads ? standing : [])]),
        summary: null,
        evidence,
        nextQuestions: [],
      }
    },
  }
}

const mostWarnings = 2

/** Where the drug must not be given, or not so, no benefit of it may be said to this patient. */
function forbids({ level }: SafetyWarning): boolean {
  return level === 'contraindicated' || level === 'avoid' || level === 'reduce dose'
}

function warningSentence(warning: SafetyWarning, language: Language): AnswerSentence {
  return {
    text: [warning.lead, ...wordSafety(warning, language)].map(withStop).join(' '),
    role: 'safety',
    citations: [],
  }
}

function withStop(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}

function recommend(sentences: AnswerSentence[]) {
  return { clinical_recommendation: sentences.map((sentence) => sentence.text).join(' '), sentences }
}

/** The recommendation in a model's words where they hold; its evidence and what it warns of stay, and no warning is handed out. */
export async function rewordClinically(
  content: Content<'clinical'>,
  { understood, shown, lexicon }: Reading,
  { writer, question, ...options }: Rewording,
): Promise<Reworded<'clinical'>> {
  const warnings = content.sentences.filter(({ role }) => role === 'safety')
  const composed = content.sentences.filter(({ role }) => role !== 'safety')
  // Behind a warning that forbids there is no lead, and nothing to word anew.
  if (composed[0]?.role !== 'lead')
    return { content, prose: { by: 'engine', model: null, tokens: null, fallback: null } }
  for (const warning of warnings) options.onSentence?.(warning)
  const request = { question, understood, sources: shown, composed, lexicon }
  const { sentences, prose } = await writer.write(request, options)
  return { content: { ...content, ...recommend([...warnings, ...sentences]) }, prose }
}
