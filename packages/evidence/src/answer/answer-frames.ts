import type { Language, Spelling, Understood } from '@auscult/contract/ai.ts'
import type { AppraisalTexts } from '../appraise/texts/appraisal-texts.ts'
import { german } from '../appraise/texts/de.ts'
import { english } from '../appraise/texts/en.ts'
import { spanish } from '../appraise/texts/es.ts'
import { italian } from '../appraise/texts/it.ts'
import type { Lexicon } from '../understand/lexicon.ts'
import type { AgentFrames } from './frames/agent-frames.ts'
import { createGerman } from './frames/de.ts'
import { deAgents } from './frames/de-agents.ts'
import { en } from './frames/en.ts'
import { enAgents } from './frames/en-agents.ts'
import { createSpanish } from './frames/es.ts'
import { esAgents } from './frames/es-agents.ts'
import type { Frames } from './frames/frames.ts'
import { createItalian } from './frames/it.ts'
import { itAgents } from './frames/it-agents.ts'
import { mapTexts, spellAmerican } from './frames/us-spelling.ts'
import { asTheyStand, type Words, wordsFor } from './frames/words.ts'

/** Every text of an answer in one language, its words for what stands in English, and what a source's appraisal is told in. */
export type AnswerFrames = Frames & AgentFrames & Words & { language: Language; appraisal: AppraisalTexts }

type Wording = {
  /** Of English; 'uk' where left out. */
  spelling?: Spelling | undefined
  /** What has the names of things in other languages. */
  lexicon?: Lexicon | undefined
  /** The question, in whose own words treatments are named. */
  understood?: Understood | undefined
}

const british: AnswerFrames = { ...en, ...enAgents, ...asTheyStand, language: 'en', appraisal: english }
const american: AnswerFrames = { ...mapTexts(british, spellAmerican), language: 'en' }

/** The texts of an answer in the question's language. */
export function answerFrames(language: Language, wording: Wording = {}): AnswerFrames {
  const words = wordsFor(language, wording.lexicon, wording.understood)
  if (language === 'it')
    return { ...createItalian(words), ...itAgents, ...words, language, appraisal: italian }
  if (language === 'de') return { ...createGerman(words), ...deAgents, ...words, language, appraisal: german }
  if (language === 'es')
    return { ...createSpanish(words), ...esAgents, ...words, language, appraisal: spanish }
  return wording.spelling === 'us' ? american : british
}
