/** What a word may be part of, as bits, so that a sentence without such words is spared a search for the phrase. */
export type Cues = number

export const cue = {
  inactive: 1,
  allocated: 2,
  leftOut: 4,
  people: 8,
  notice: 16,
  years: 32,
  aim: 64,
} as const

const beginnings: readonly [Cues, RegExp][] = [
  [
    cue.inactive,
    /^(?:placebo|sham|dummy|usual|standard|no|untreated|wait|observation|watchful|expectant|vehicle|saline)/u,
  ],
  [cue.allocated, /^(?:random|assigned|allocated|divided)/u],
  [cue.leftOut, /^(?:exclu|ineligible|eligible)/u],
  [
    cue.people,
    /^(?:patient|people|person|subject|individual|adult|women|men|child|infant|participant|cohort)/u,
  ],
  [
    cue.notice,
    /^(?:nct|isrctn|crd|actrn|chictr|eudract|drks|jprn|umin|ctri|clinicaltrials|controlled|regist|fund|sponsor|support|disclos|financ|conflict|compet)/u,
  ],
  [cue.years, /^(?:years?|yrs?|y)$/u],
  [cue.aim, /^(?:aim|objective|purpose|goal|sought|set|wanted|to|hypothe|tested|investigated)/u],
]

export function cuesOf(lower: string): Cues {
  let cues = 0
  for (const [bit, pattern] of beginnings) if (pattern.test(lower)) cues |= bit
  return cues
}
