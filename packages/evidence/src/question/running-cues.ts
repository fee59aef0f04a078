import type { CueName } from './grammar.ts'
import type { Act, Problem } from './question.ts'
import type { QuestionWord } from './segments.ts'

type ActRole = Act['role'] | 'allergy'

/** A cue holds for so many words without a name; then it is spent. */
export const reach: Record<'denied' | 'certainty' | 'relative' | 'act' | 'effect' | 'former', number> = {
  denied: 2,
  certainty: 3,
  // Who is spoken of stays so until a mark, or until the patient is named again.
  relative: 8,
  act: 4,
  effect: 4,
  former: 5,
}

const actCues: Partial<Record<CueName, ActRole>> = {
  current: 'current',
  past: 'past',
  comparator: 'comparator',
  asked: 'asked',
  refused: 'refused',
  allergy: 'allergy',
  stop: 'asked',
}

const certaintyCues: Partial<Record<CueName, Problem['certainty']>> = {
  history: 'history',
  suspected: 'suspected',
  relative: 'relative',
}

/** What holds for the next names. */
export class RunningCues {
  denied = 0
  act: { role: ActRole; left: number; isOfRelative: boolean; isReaction: boolean } | null = null
  certainty: { value: Problem['certainty']; left: number } | null = null
  effect = 0
  /** 'Denies' and 'negative for' are said of lists, whose commas end nothing. */
  isListOpened = false
  /** 'Never had' denies what was, beside what is. */
  isEverDenied = false
  /** 'No asthma, COPD or cough': the commas before its 'or' end nothing. */
  isListDenied = false
  /** 'Mother had A, B and C', 'FHx: A, B': the commas of the list end nothing. */
  isListOfRelative = false

  /** Words since somebody's relative was named; 'mother on warfarin' takes it herself, which 'FH of stroke on warfarin' does not say. */
  private sinceKin = Infinity

  private get isKinNear(): boolean {
    return this.isOfRelative && this.sinceKin <= 1
  }

  get isOfRelative(): boolean {
    return this.certainty?.value === 'relative'
  }

  /** A full stop ends all; a comma ends what no list goes on with: 'on A and B 5 mg, C', but not 'on A and still dizzy, C'. */
  cross({ gap, name, cues, isBehindColon }: QuestionWord, isListed: boolean): void {
    this.sinceKin += 1
    if (gap === 'hard' || gap === 'soft') this.effect = 0
    if (gap === 'hard') {
      this.denied = 0
      this.act = null
      // 'Family history: stroke'.
      this.isListOfRelative = isBehindColon && this.isOfRelative
      if (!this.isListOfRelative) this.certainty = null
    }
    if (gap === 'soft') {
      if (!this.isListDenied) this.denied = 0
      if (!(this.isListOfRelative && name !== null && cues.length === 0)) this.certainty = null
      // The adrenaline of 'anaphylaxis to A, adrenaline' is what it is treated with.
      if (name === null || cues.length > 0 || !isListed || this.act?.isReaction === true) this.act = null
    }
  }

  hear(cue: CueName, length: number): void {
    if (cue === 'effect') this.effect = reach.effect + length
    if (cue === 'denied') this.denied = reach.denied + length
    // In 'not sleepy apnoea' only the sleeping is denied.
    if (cue === 'denied-next') this.denied = length
    const role = actCues[cue]
    // 'Add' behind 'or' keeps the comparison, 'is' and 'to' behind 'instead' as well.
    if (role !== undefined && !(role === 'asked' && this.act?.role === 'comparator'))
      this.act = {
        role,
        left: reach.act + length,
        isOfRelative: role === 'current' && this.isKinNear,
        isReaction: false,
      }
    const certainty = certaintyCues[cue]
    if (certainty === 'relative') this.sinceKin = 1 - length
    // 'Father had a stroke' is no history of the patient.
    const isOfRelative = this.isOfRelative && certainty === 'history'
    if (certainty !== undefined && !isOfRelative)
      this.certainty = {
        value: certainty,
        left: reach[certainty === 'relative' ? 'relative' : 'certainty'] + length,
      }
    if (certainty !== undefined && certainty !== 'relative') this.isListOfRelative = false
  }

  pass(isJoining: boolean, isArticle: boolean): void {
    if (this.effect > 0) this.effect -= 1
    if (this.denied > 0 && !isArticle) this.denied -= 1
    if (this.act !== null && !isJoining && --this.act.left <= 0) this.act = null
    if (this.certainty !== null && --this.certainty.left <= 0) this.certainty = null
  }
}
