import { readExclusions } from './people/exclusions.ts'
import type { Piece } from './pieces.ts'
import { type Cue, cues, harmNames } from './question-cues.ts'

export type Role = 'population' | 'intervention' | 'comparator' | 'outcome'
export type Cast = { piece: Exclude<Piece, { kind: 'asking' }>; role: Role; isExcluded: boolean }

type Slot = 'start' | Role

function isSameConcept(one: Cast['piece'], other: Cast['piece']): boolean {
  return one.kind === 'concept' && other.kind === 'concept' && one.concept === other.concept
}

function isTreatmentLike(piece: Piece): boolean {
  return piece.kind === 'concept' && ['drug', 'procedure', 'test'].includes(piece.concept.type)
}

/** Slot opened by a cue word, given what stands right after it. */
function slotAfter(cue: Cue, next: Piece | undefined, hasIntervention: boolean): Slot {
  if (cue === 'after-for') {
    if (next?.kind === 'concept' && next.concept.type === 'outcome') return 'outcome'
    return hasIntervention || !(next !== undefined && isTreatmentLike(next)) ? 'population' : 'intervention'
  }
  // 'with apixaban' and 'on statins' name a treatment, 'with asthma' the people.
  if (cue === 'population' && next !== undefined && isTreatmentLike(next) && !hasIntervention)
    return 'intervention'
  return cue
}

const risk = /^risks?$/u

/** 'Amputation risk', 'MI risk', 'PML': what is counted stands before the word, or is the name of a harm. */
function isCounted(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  if (piece === undefined || isTreatmentLike(piece) || !pieces.some(isTreatmentLike)) return false
  if (piece.kind === 'concept' && piece.concept.type === 'population') return false
  const typed = piece.words.map(({ folded }) => folded).join(' ')
  const next = pieces[index + 1]
  const isRisk = piece.kind === 'concept' && risk.test(lastWord(piece)) && !/^(?:high|raised)/u.test(typed)
  return isRisk || (next?.kind === 'asking' && risk.test(lastWord(next))) || harmNames.test(typed)
}

/** 'Risk' after what is counted opens nothing: 'tofacitinib cancer risk rheumatoid arthritis'. */
function isRiskBefore(pieces: readonly Piece[], index: number): boolean {
  return (
    risk.test(lastWord(pieces[index])) &&
    isCounted(pieces, index - 1) &&
    !joinsNext.test(lastWord(pieces[index + 1]))
  )
}

/** 'Low risk' grades what follows. */
function isGrade(pieces: readonly Piece[], index: number): boolean {
  const graded = /^(?:high|higher|low|lower|intermediate|average|standard|moderate)$/u.test(
    lastWord(pieces[index - 1]),
  )
  return risk.test(lastWord(pieces[index])) && graded && !joinsNext.test(lastWord(pieces[index + 1]))
}

const joinsNext = /^(?:of|for)$/u

/** Dialysis or breastfeeding beside a drug is the state of the people, unless the two are compared. */
function isState(piece: Piece, pieces: readonly Piece[], slot: Slot): boolean {
  return (
    piece.kind === 'concept' &&
    piece.concept.state &&
    piece.concept.type !== 'outcome' &&
    slot !== 'comparator' &&
    pieces.some((other) => other.kind === 'concept' && other.concept.type === 'drug') &&
    !pieces.some((other) => cues.get(lastWord(other)) === 'comparator' && isAfter(other, piece))
  )
}

/** 'Patients on ticagrelor', 'those on dialysis': 'on' tells of the people there. */
const people =
  /^(?:patients?|people|adults?|those|individuals|persons?|men|women|children|someone|anyone|pts?|already|still)$/u

/** 'Patients on ticagrelor', 'on top of statins': what the people have already, to which something is added. */
function isBackground(pieces: readonly Piece[], index: number): boolean {
  return people.test(lastWord(pieces[index - 1])) || lastWord(pieces[index + 1]) === 'top'
}

/** 'EF 30%', 'FEV1 45%', 'EF preserved', 'NYHA III': a measured value or a class belongs to the people; 'death 90 days' counts. */
function isMeasured(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  const [value = '', unit = ''] = pieces.slice(index + 1).map(lastWord)
  const isMeasure = piece?.kind === 'concept' && ['test', 'outcome'].includes(piece.concept.type)
  const isOnly = !pieces.some((other) => other !== piece && isTreatmentLike(other))
  const isClass = /^(?:class|i{1,3}|iv)$/u.test(lastWord(piece))
  const isValue = /^(?:\d|preserved$|reduced$)/u.test(value)
  return isMeasure && (isClass || isValue) && !/^(?:days?|weeks?|months?|years?)$/u.test(unit) && !isOnly
}

function isDrug(piece: Piece | undefined): boolean {
  return piece?.kind === 'concept' && piece.concept.type === 'drug'
}

/** 'Levetiracetam, fosphenytoin or valproate': drugs side by side play one part. */
function besideDrug(pieces: readonly Piece[], index: number, cast: readonly Cast[]): Role | undefined {
  const [before, piece] = [pieces[index - 1], pieces[index]]
  if (!isDrug(before) || !isDrug(piece)) return undefined
  return cast.find((member) => member.piece === before)?.role
}

function roleOf(piece: Cast['piece'], slot: Slot, hasIntervention: boolean, hasPopulation: boolean): Role {
  if (piece.kind === 'word') return slot === 'start' ? 'intervention' : slot
  const { type } = piece.concept
  if (type === 'population') return 'population'
  if (type === 'outcome') return 'outcome'
  if (type === 'condition')
    return slot === 'outcome' && (hasIntervention || hasPopulation) ? 'outcome' : 'population'
  if (slot === 'comparator') return hasIntervention ? 'comparator' : 'intervention'
  if (slot === 'population' && hasIntervention) return 'population'
  return 'intervention'
}

/**
 * Gives each subject of the question its part in PICO, by the words before it and by its type: 'in' and 'among' open the
 * population, 'versus' and 'compared with' the comparator, 'reduce', 'risk of' and 'on' the outcome. Of a course asked for after a
 * treatment, the treatment tells of the people.
 */
export function castRoles(pieces: readonly Piece[], isPrognosis = false): Cast[] {
  const cast: Cast[] = []
  const { excluded, signs } = readExclusions(pieces)
  let slot: Slot = 'start'
  for (const [index, piece] of pieces.entries()) {
    const hasIntervention = cast.some((member) => member.role === 'intervention')
    const hasPopulation = cast.some((member) => member.role === 'population')
    if (piece.kind === 'asking') {
      const word = piece.words[0]?.folded ?? ''
      const isChoice = word === 'or' && isTreatmentLike(pieces[index + 1] ?? piece) && hasIntervention
      const isLikening = word === 'as' && isAskingWord(pieces.slice(0, index), 'as')
      if (opensWithVerb.test(word)) {
        // 'In adults with asthma, does …': the people are told, the treatment comes.
        slot = 'start'
        continue
      }
      const isPartOfCue = word === 'with' && completedByWith.has(lastWord(pieces[index - 1]))
      if (isPartOfCue) continue
      const cue = (isChoice || isLikening) && hasIntervention ? 'comparator' : cues.get(word)
      const isOfPeople = word === 'on' && isBackground(pieces, index)
      if (isGrade(pieces, index)) continue
      if (isRiskBefore(pieces, index) || isGivenTogether(pieces, index)) slot = 'start'
      else if (cue !== undefined)
        slot = slotAfter(isOfPeople ? 'population' : cue, nextSubject(pieces, index), hasIntervention)
      continue
    }
    if (signs.has(piece)) continue
    const isExcluded = excluded.has(piece)
    // A second name of what was heard before ('screening with low-dose CT') plays the same part.
    const again = cast.find((member) => isSameConcept(member.piece, piece))
    const role =
      isExcluded || isState(piece, pieces, slot) || isMeasured(pieces, index)
        ? 'population'
        : isCounted(pieces, index)
          ? 'outcome'
          : (again?.role ??
            besideDrug(pieces, index, cast) ??
            roleOf(piece, slot, hasIntervention, hasPopulation))
    cast.push({ piece, role, isExcluded })
  }
  const added = withAdded(cast, pieces)
  return withRisk(
    withExposure(isPrognosis ? withCourse(added, pieces) : withIntervention(added), pieces),
    pieces,
  )
}

/** 'On ramipril and bisoprolol: add an MRA?': what is added is asked about, the drugs before it are what the people have. */
function withAdded(cast: Cast[], pieces: readonly Piece[]): Cast[] {
  const at = pieces.findIndex(({ words }) => /^(?:add|adding|addition)$/u.test(words.at(-1)?.folded ?? ''))
  const added = at < 0 ? undefined : nextSubject(pieces, at)
  const isCompared = pieces.some((piece) => cues.get(lastWord(piece)) === 'comparator')
  if (added === undefined || !isTreatmentLike(added) || isCompared) return cast
  return cast.map((member) => {
    if (member.piece === added) return { ...member, role: 'intervention' }
    const isBefore = !isAfter(member.piece, pieces[at]) && isTreatmentLike(member.piece)
    return isBefore ? { ...member, role: 'population' } : member
  })
}

/** 'Survival after lung transplant': what was done tells of the people. */
function withCourse(cast: Cast[], pieces: readonly Piece[]): Cast[] {
  return cast.map((member) => {
    const before = pieces[pieces.indexOf(member.piece) - 1]
    const isPast = /^(?:after|following|post)$/u.test(lastWord(before))
    return isPast && member.role === 'intervention' ? { ...member, role: 'population' } : member
  })
}

/** 'Risk of stroke after TIA': the first is counted, the others have the second. */
function withRisk(cast: Cast[], pieces: readonly Piece[]): Cast[] {
  const at = pieces.findIndex(
    (piece, nth) => risk.test(lastWord(piece)) && lastWord(pieces[nth + 1]) === 'of',
  )
  if (at < 0 || cast.some(({ role }) => role === 'intervention' || role === 'outcome')) return cast
  const counted = cast.find(({ piece, isExcluded }) => !isExcluded && isAfter(piece, pieces[at]))
  if (counted === undefined || cast.length < 2) return cast
  return cast.map((member) => (member === counted ? { ...member, role: 'outcome' } : member))
}

/** 'Does smoking increase the risk of lung cancer?': a condition named before the effect is the exposure, not the people. */
function withExposure(cast: Cast[], pieces: readonly Piece[]): Cast[] {
  const [first] = cast
  const hasEffectAfter = pieces.some(
    (piece) =>
      piece.kind === 'asking' && cues.get(lastWord(piece)) === 'outcome' && isAfter(piece, first?.piece),
  )
  const isExposure =
    first?.piece.kind === 'concept' &&
    first.piece.concept.type === 'condition' &&
    hasEffectAfter &&
    opensWithVerb.test(lastWord(pieces[0])) &&
    cast.every(({ role }) => role !== 'intervention') &&
    cast.some(({ role }) => role === 'outcome')
  return isExposure
    ? cast.map((member) => (member === first ? { ...member, role: 'intervention' } : member))
    : cast
}

const opensWithVerb = /^(?:does|do|did|can|could|may|might|will|would|is|are)$/u

function isAfter(piece: Piece, other: Piece | undefined): boolean {
  return (piece.words[0]?.start ?? 0) > (other?.words[0]?.start ?? Infinity)
}

const together =
  /^(?:combined?|combining|combination|together|safe|safely|given|taken|used|prescribed|interacts?|interactions?|interacting|contraindicated)$/u

/** 'Combined with aspirin', 'safe with aspirin': a second treatment is asked about, not people who have it. */
function isGivenTogether(pieces: readonly Piece[], index: number): boolean {
  const next = nextSubject(pieces, index)
  return (
    lastWord(pieces[index]) === 'with' &&
    (together.test(lastWord(pieces[index - 1])) || isAddedTo(pieces, index)) &&
    next?.kind === 'concept' &&
    next.concept.type === 'drug'
  )
}

/** 'Clarithromycin with simvastatin', where nothing compares the two. */
function isAddedTo(pieces: readonly Piece[], index: number): boolean {
  return (
    isDrug(pieces[index - 1]) &&
    !pieces.slice(0, index).some((piece) => cues.get(lastWord(piece)) === 'comparator')
  )
}

const completedByWith = new Set(['compare', 'compares', 'compared', 'comparison', 'associated'])

function lastWord(piece: Piece | undefined): string {
  return piece?.words.at(-1)?.folded ?? ''
}

/** 'as good as': the second 'as' compares. */
function isAskingWord(pieces: readonly Piece[], word: string): boolean {
  return pieces.some((piece) => piece.kind === 'asking' && piece.words[0]?.folded === word)
}

function nextSubject(pieces: readonly Piece[], index: number): Piece | undefined {
  return pieces.slice(index + 1).find((piece) => piece.kind !== 'asking')
}

/** 'In adults on statins ...': a treatment heard only among the people is what is asked about. */
function withIntervention(cast: Cast[]): Cast[] {
  if (cast.some((member) => member.role === 'intervention' && member.piece.kind === 'concept')) return cast
  // 'restrictive or liberal transfusion': the first arm leaves out the noun that the second one names.
  if (cast.some((member) => member.role === 'comparator' && isTreatmentLike(member.piece)))
    return cast.map((member) => (member.role === 'comparator' ? { ...member, role: 'intervention' } : member))
  return cast.map((member) =>
    member.role === 'population' && !member.isExcluded && isTreatmentLike(member.piece)
      ? { ...member, role: 'intervention' }
      : member,
  )
}
