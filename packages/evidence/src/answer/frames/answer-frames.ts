import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Language, Spelling } from '@auscult/contract/language.ts'
import type { AppraisalTexts } from '../../appraise/texts/appraisal-texts.ts'
import { german } from '../../appraise/texts/de.ts'
import { english } from '../../appraise/texts/en.ts'
import { spanish } from '../../appraise/texts/es.ts'
import { italian } from '../../appraise/texts/it.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import type { AgentFrames } from './agent-frames.ts'
import { germanGlance } from './de/de-glance.ts'
import { deAgents } from './de/de-agents.ts'
import { createGerman } from './de/de.ts'
import { enGlance } from './en/en-glance.ts'
import { enAgents } from './en/en-agents.ts'
import { en } from './en/en.ts'
import { mapTexts, spellAmerican } from './en/us-spelling.ts'
import { spanishGlance } from './es/es-glance.ts'
import { esAgents } from './es/es-agents.ts'
import { createSpanish } from './es/es.ts'
import type { Frames } from './frames.ts'
import type { GlanceFrames } from './glance-frames.ts'
import { italianGlance } from './it/it-glance.ts'
import { itAgents } from './it/it-agents.ts'
import { createItalian } from './it/it.ts'
import { asTheyStand, type Words, wordsFor } from './words.ts'

/** Every text of an answer in one language, its words for what stands in English, and what a source's appraisal is told in. */
export type AnswerFrames = Frames &
  AgentFrames &
  Words & { glance: GlanceFrames; language: Language; appraisal: AppraisalTexts }

type Wording = {
  /** Of English; 'uk' where left out. */
  spelling?: Spelling | undefined
  /** What has the names of things in other languages. */
  lexicon?: Lexicon | undefined
  /** The question, in whose own words treatments are named. */
  understood?: Understood | undefined
}

const british: AnswerFrames = {
  ...en,
  ...enAgents,
  ...asTheyStand,
  glance: enGlance,
  language: 'en',
  appraisal: english,
}
const american: AnswerFrames = { ...mapTexts(british, spellAmerican), language: 'en' }

/** The texts of an answer in the question's language. */
export function answerFrames(language: Language, wording: Wording = {}): AnswerFrames {
  const words = wordsFor(language, wording.lexicon, wording.understood)
  const shared = { ...words, language }
  if (language === 'it')
    return {
      ...createItalian(words),
      ...itAgents,
      ...shared,
      glance: italianGlance(words),
      appraisal: italian,
    }
  if (language === 'de')
    return { ...createGerman(words), ...deAgents, ...shared, glance: germanGlance(words), appraisal: german }
  if (language === 'es')
    return {
      ...createSpanish(words),
      ...esAgents,
      ...shared,
      glance: spanishGlance(words),
      appraisal: spanish,
    }
  return wording.spelling === 'us' ? american : british
}
