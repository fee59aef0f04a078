import type { SentenceRole } from './evidence-record.ts'

/** Labels that stand over a whole abstract, or over nothing that tells. */
const wholeAbstract = /^(?:unlabelled|unassigned|abstract|summary|text|content|article)$/iu

const isolated: readonly [RegExp, SentenceRole][] = [
  // What a registry's texts plan is no finding; only its posted results are.
  [/^(?:brief summary|detailed description)$/iu, 'background'],
  [/^official title$/iu, 'aim'],
  [/^(?:primary|secondary) outcomes$/iu, 'method'],
  [/regist|\b(?:nct|isrctn|prospero)\b|protocol (?:number|id)|supplementary|identifier/iu, 'registration'],
  [/fund|financ|disclosure|sponsor|support|conflict|compet(?:ing|ition)|grant|acknowledg/iu, 'funding'],
  [/limitation/iu, 'method'],
  [/what (?:is|was) (?:already )?known|why was this/iu, 'background'],
  [/what do these findings mean|what this (?:study|paper) adds|add(?:s|ed) value/iu, 'conclusion'],
]

const parts: readonly [RegExp, SentenceRole][] = [
  [
    /conclu|interpret|implicat|discussion|significance|bottom line|take[- ]home|patient summary|outlook|recommend/iu,
    'conclusion',
  ],
  [/\bresults?\b|result\(s\)|\bfindings?\b/iu, 'result'],
  [/aims?\b|objective|purpose|hypothes|question|goals?\b/iu, 'aim'],
  [/background|introduc|context|importance|rationale/iu, 'background'],
  [
    /method|material|design|setting|patients?\b|patient\(s\)|participant|subjects?\b|intervention|measure|data (?:source|extract|synth|collect|analy)|eligib|search|select|statistic|analys[ie]s|population|sample|procedure|treatment|exposure|outcomes?\b|conditions/iu,
    'method',
  ],
]

/**
 * The roles a section label allows: one where it is plain ('RESULTS'), several where it joins some ('METHODS AND FINDINGS', 'BACKGROUND AND
 * AIMS'); none where it says nothing.
 */
export function rolesOfLabel(label: string | null): readonly SentenceRole[] {
  if (label === null || wholeAbstract.test(label.trim())) return []
  const alone = isolated.find(([pattern]) => pattern.test(label))
  if (alone !== undefined) return [alone[1]]
  const found = parts.filter(([pattern]) => pattern.test(label)).map(([, role]) => role)
  // 'OUTCOME MEASURES' is of the method, 'OUTCOMES' beside 'METHODS' too; 'RESEARCH QUESTION' and 'STUDY OBJECTIVE' are aims.
  const hasJoint = /\band\b|[&/,]/iu.test(label)
  return found.length > 1 && !hasJoint ? found.slice(0, 1) : found
}
