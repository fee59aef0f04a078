import type { Piece } from '../pieces.ts'

/** Pieces that name what the people must not have, and the words that only say so and are no subject themselves. */
export type Exclusions = { excluded: ReadonlySet<Piece>; signs: ReadonlySet<Piece> }

const negating = /^(?:without|no|non|not|never|free|negative)$/u
/** Between a negation and what it denies: 'not on oxygen', 'no history of stroke', 'not requiring oxygen'. */
const passable =
  /^(?:any|on|requiring|requires|needing|receiving|taking|having|have|with|known|previous|prior|history|of|for|from|a|an|the|in|using|yet|under|treated|current|currently|need|added|adding|additional|routine|at|who|are|is|were|been|being)$/u
/** 'Does not alter fractures' denies what a treatment does, unless it says of people what they have. */
const auxiliary = /^(?:do|does|did|can|could|may|might|will|would|shall|should)$/u
const ofPeople = /^(?:who|whom|that)$/u
/** The last word of a compound that says of people what they have: 'non-insulin-treated'. */
const having =
  /^(?:treated|user|users|using|requiring|dependent|exposed|positive|infected|carrier|carriers|receiving|taking)$/u
/** Before 'no aspirin', which then is the control and no trait of the people. */
const comparing = /^(?:versus|vs|v|or|than|against)$/u
const stops =
  /^(?:stop|stopping|stopped|interrupt|interrupting|interruption|hold|holding|withhold|withholding)$/u
/** 'Negative pressure' and 'free survival' deny nothing. */
const noSuffix =
  /^(?:pressure|predictive|likelihood|margins?|inotropic|survival|remission|interval|time|light|water|fluid|air)$/u
const people = /^(?:patients?|people|adults?|individuals?|persons?|men|women|subjects|children|population)$/u

export function readExclusions(pieces: readonly Piece[]): Exclusions {
  const excluded = new Set<Piece>()
  const signs = new Set<Piece>()
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'asking' || signs.has(piece)) continue
    const after = suffixSigns(pieces, at)
    const affirmed = pieces[at + 1]
    if (affirmed !== undefined && isMarker(piece) && lastWord(affirmed) === 'positive') signs.add(affirmed)
    const before = isNegatingWord(piece) || isNoTrait(piece) ? undefined : negationBefore(pieces, at)
    if (after.length > 0) for (const sign of after) signs.add(sign)
    else if (before === undefined && !isListedWith(pieces, at, excluded)) continue
    if (before !== undefined && before.kind !== 'asking') signs.add(before)
    excluded.add(piece)
  }
  return { excluded, signs }
}

/** 'Without diabetes or kidney disease' excludes both. */
function isListedWith(pieces: readonly Piece[], at: number, excluded: ReadonlySet<Piece>): boolean {
  const other = pieces[at - 2]
  return /^(?:or|and|nor)$/u.test(lastWord(pieces[at - 1])) && other !== undefined && excluded.has(other)
}

/** The negation that reaches the piece; 'non' reaches one subject, 'without' goes on past words no lexicon knows ('without overt sepsis'). */
function negationBefore(pieces: readonly Piece[], at: number): Piece | undefined {
  let between = 0
  for (let place = at - 1; place >= 0 && place >= at - 4; place--) {
    const piece = pieces[place]
    if (piece === undefined || piece.kind === 'concept') return undefined
    const word = lastWord(piece)
    if (negating.test(word)) {
      const isReaching =
        word === 'non'
          ? place === at - 1 && !isOfCompound(pieces, at)
          : between <= (word === 'negative' ? 0 : 1)
      const isVerb = word === 'not' && isVerbDenied(pieces, place, at)
      const isControl = word === 'no' && comparing.test(lastWord(pieces[place - 1]))
      const isChoice = word === 'not' && /^(?:or|why)$/u.test(lastWord(pieces[place - 1]))
      const isEither = word === 'without' && isWithOrWithout(pieces, place)
      const isPlan = word === 'without' && isStoppedWithout(pieces, place, at)
      const isLoose = /^(?:free|negative)$/u.test(word) && place === at - 1
      return isReaching && !isControl && !isChoice && !isEither && !isPlan && !isLoose && !isVerb
        ? piece
        : undefined
    }
    if (piece.kind === 'asking' && !passable.test(word)) return undefined
    if (piece.kind === 'word' && !piece.isQualifier) between++
  }
  return undefined
}

/** 'With or without', 'with and without'; 'in COVID-19 and without oxygen' denies the oxygen. */
function isWithOrWithout(pieces: readonly Piece[], place: number): boolean {
  const joint = lastWord(pieces[place - 1])
  return joint === 'or' || (joint === 'and' && lastWord(pieces[place - 2]) === 'with')
}

/** 'Non-trauma-trained staff' are not trained in trauma, which they may well have seen. */
function isOfCompound(pieces: readonly Piece[], at: number): boolean {
  const rest = pieces.slice(at + 1)
  const end = rest.findIndex(({ words }) => words[0]?.isJoined !== true)
  const last = end < 0 ? rest.at(-1) : rest[end - 1]
  return last !== undefined && !having.test(lastWord(last))
}

/** The word right after the negation is no name, so it tells what is done: 'does not alter'. */
function isVerbDenied(pieces: readonly Piece[], place: number, at: number): boolean {
  if (pieces.slice(place + 1, at + 1).every(({ kind }) => kind !== 'word')) return false
  const before = pieces.slice(0, place)
  const says = (words: RegExp) => before.some((piece) => words.test(lastWord(piece)))
  return says(auxiliary) && !says(ofPeople)
}

/** 'Stop warfarin without bridging' tells what is done, not whom it is done to. */
function isStoppedWithout(pieces: readonly Piece[], place: number, at: number): boolean {
  const piece = pieces[at]
  return (
    piece?.kind === 'concept' &&
    ['drug', 'procedure'].includes(piece.concept.type) &&
    pieces.slice(0, place).some((other) => stops.test(lastWord(other)))
  )
}

/** 'HER2-negative', 'EGFR wild type', 'insulin-naive', 'diabetes-free adults'. */
function suffixSigns(pieces: readonly Piece[], at: number): Piece[] {
  const piece = pieces[at]
  const next = pieces[at + 1]
  if (piece === undefined || next === undefined || next.kind === 'concept') return []
  const word = lastWord(next)
  const following = lastWord(pieces[at + 2])
  if (word === 'wild' && following === 'type') return isMarker(piece) ? pieces.slice(at + 1, at + 3) : []
  if (word === 'wildtype' || word === 'unmutated') return isMarker(piece) ? [next] : []
  if (word === 'negative') return isMarker(piece) && !noSuffix.test(following) ? [next] : []
  if (word === 'naive') return isConceptOf(piece, ['drug']) ? [next] : []
  if (word === 'free') return isConceptOf(piece, ['condition']) && people.test(following) ? [next] : []
  return []
}

function isConceptOf(piece: Piece, types: readonly string[]): boolean {
  return piece.kind === 'concept' && types.includes(piece.concept.type)
}

/** A test or a name in capitals or with a figure (HER2, EGFR, p16); 'gram negative' and 'culture negative' are none. */
function isMarker(piece: Piece): boolean {
  const typed = piece.words.map(({ text }) => text).join('')
  return (
    isConceptOf(piece, ['test']) ||
    (piece.kind === 'concept' && /\binfection$/u.test(piece.concept.term)) ||
    /\p{Lu}.*\p{Lu}|\d/u.test(typed) ||
    /^(?:node|her2|egfr|kras|hiv)$/u.test(typed)
  )
}

/** 'No response' tells how a treatment went. */
function isNoTrait(piece: Piece): boolean {
  return (
    piece.kind === 'word' &&
    /^(?:response|improvement|relief|change|success|controller|longer|small)$/u.test(lastWord(piece))
  )
}

function isNegatingWord(piece: Piece): boolean {
  return piece.kind === 'word' && negating.test(lastWord(piece))
}

function lastWord(piece: Piece | undefined): string {
  return piece?.words.at(-1)?.folded ?? ''
}

/** A source's text without what it says its people did not have: 'HER2-negative', 'EGFR wild type', 'never smokers', 'non-diabetic'. */
export function withoutNegated(text: string): string {
  return text
    .replaceAll(
      /(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)?[\s-](?:negative|na[iï]ve|wild[\s-]?type|free)\b/giu,
      ' . ',
    )
    .replaceAll(/\b(?:non-|never[\s-]|not (?:on|requiring|receiving|having) )[\p{L}\d]+/giu, ' . ')
}
