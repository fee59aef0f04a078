import type { AgentFrames } from './agent-frames.ts'

/** Names alone, as a list of references has them in any language. */
export const writeReference: AgentFrames['guidelineReference'] = ({ body, name, topic, link }) =>
  `${body}. ${topic}: ${name}.${link === null ? '' : ` ${link}`}`
