import type { Measured } from '@auscult/contract/ai.ts'
import { fold } from '../../text/terms.ts'
import type { Piece } from '../pieces.ts'

/** What may stand between the name and the figure: 'eGFR of 22', 'PD-L1 expression below 50 %', 'EF <30'. */
const joint =
  /^[\s:=~(]*(?:(?:of|at|is|was|level|count|value|score|di|de|del|von|bei|con|mit)\s+)*(<=?|>=?|≤|≥|below|under|less than|above|over|more than|at least|greater than|unter|über|mindestens|sotto|sopra|almeno|inferiore a|superiore a|menor de|mayor de|por debajo de|por encima de)?\s*$/u
const below = /^(?:<|below|under|less|unter|sotto|inferiore|menor|por debajo)/u
const unitAfter = /^\s*(%|mg\/dl|g\/dl|g\/l|mmol\/l|µmol\/l|umol\/l|mmhg|mg\/l|ml)/u
const figure = /^\d+(?:\.\d+)?$/u
/** Further pieces than these between the name and the figure are about something else. */
const mostBetween = 3

const romans = new Map([
  ['i', 1],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
  ['v', 5],
])
const graded =
  /\b(?:(?<stage>stage|stadium|stadio|estadio)|(?<genotype>genotype|genotyp|genotipo)|(?<class>nyha(?: class| klasse| classe| clase)?))\s+(?<grade>iv|v|i{1,3}|[1-6])[abc]?\b/gu
/** 'At 28 weeks', '24 weeks pregnant'; a follow-up 'at 24 weeks' is compared with nothing, as no people are told by it. */
const weeks =
  /(?<!\b(?:for|every|over|within|after|in)\s)\b(?:(?:at |from |by |before |until )?(\d{1,2})(?:\s*\+\s*\d)?\s*(?:weeks?|wks?)\b|(\d{1,2})(?:\s*\+\s*\d)?\s*(?:weeks?|wks?)['’]?\s+(?:of\s+)?(?:gestation|pregnan))/u

/** The figures by which the question says who its people are; amounts of a drug are none. `text` is the question as typed. */
export function findMeasured(pieces: readonly Piece[], text: string): Measured[] {
  const folded = fold(text)
  return [
    ...findTested(pieces, text),
    ...findExtent(pieces, text),
    ...findPotassium(folded),
    ...findGrades(folded),
    ...findLine(folded),
    ...findWeeks(folded),
  ]
}

function findTested(pieces: readonly Piece[], text: string): Measured[] {
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'concept' || !['test', 'condition', 'outcome'].includes(piece.concept.type)) return []
    const end = piece.words.at(-1)?.end
    const number = pieces
      .slice(at + 1, at + 1 + mostBetween)
      .flatMap(({ words }) => words)
      .find(({ folded }) => figure.test(folded))
    if (end === undefined || number === undefined) return []
    const between = joint.exec(text.slice(end, number.start).toLowerCase())
    if (between === null) return []
    const [, unit = ''] = unitAfter.exec(text.slice(number.end, number.end + 8).toLowerCase()) ?? []
    const isTime = /^\s*-?(?:days?|weeks?|months?|years?|hours?|h|yo|mg|mcg|g|iu)\b/u.test(
      text.slice(number.end).toLowerCase(),
    )
    if (isTime && unit === '') return []
    return [{ term: piece.concept.term, value: Number(number.folded), bound: boundOf(between[1]), unit }]
  })
}

/** Conditions whose extent is told in per cent, which then stands before them: '50 % asymptomatic carotid stenosis', '30 % burns'. */
const ofExtent = /stenos|occlusion|burn/u
const percentBefore =
  /(?<!\d)(\d{1,3})\s*%\s+(?:(?:of|tbsa|symptomatic|asymptomatic|severe|moderate)\s+)*\p{L}*\s*$/u

function findExtent(pieces: readonly Piece[], text: string): Measured[] {
  return pieces.flatMap((piece) => {
    const start = piece.words[0]?.start
    const term = termOfExtent(piece, text)
    if (start === undefined || term === undefined) return []
    const [, value] = percentBefore.exec(text.slice(0, start).toLowerCase()) ?? []
    return value === undefined ? [] : [{ term, value: Number(value), bound: 'at' as const, unit: '%' }]
  })
}

/** 'Carotid endarterectomy in 40 % stenosis' does not say twice which artery. */
function termOfExtent(piece: Piece, text: string): string | undefined {
  if (piece.kind === 'concept') return ofExtent.test(piece.concept.term) ? piece.concept.term : undefined
  const isStenosis = piece.words.some(({ folded }) => folded === 'stenosis')
  return isStenosis && /\bcarotid\b/iu.test(text) ? 'carotid stenosis' : undefined
}

/** 'K 5.8', 'K+ 4.2': one letter is no name of the lexicon. */
function findPotassium(folded: string): Measured[] {
  const [, value] = /(?<!vitamin )\bk\+?\s*[:=]?\s*(\d\.\d)\b(?!\s*mg)/u.exec(folded) ?? []
  return value === undefined ? [] : [{ term: 'serum potassium', value: Number(value), bound: 'at', unit: '' }]
}

function boundOf(word: string | undefined): Measured['bound'] {
  if (word === undefined) return 'at'
  return below.test(word) || word.startsWith('≤') ? 'below' : 'above'
}

function findGrades(folded: string): Measured[] {
  return [...folded.matchAll(graded)].flatMap(({ groups }) => {
    const grade = groups?.['grade'] ?? ''
    const [term] = (['stage', 'genotype', 'class'] as const).filter((name) => groups?.[name] !== undefined)
    return term === undefined
      ? []
      : [{ term, value: romans.get(grade) ?? Number(grade), bound: 'at' as const, unit: '' }]
  })
}

const lines: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:first|1st)[- ]line\b|\berstlinie\w*|\bprima linea\b|\bprimera linea\b/u],
  [2, /\b(?:second|2nd|later)[- ]line\b|\bzweitlinie\w*|\bseconda linea\b|\bsegunda linea\b/u],
  [3, /\b(?:third|3rd)[- ]line\b|\bdrittlinie\w*|\bterza linea\b|\btercera linea\b/u],
]

/** Which treatment of its course it is. */
function findLine(folded: string): Measured[] {
  const [value] = lines.find(([, named]) => named.test(folded)) ?? []
  return value === undefined ? [] : [{ term: 'line', value, bound: 'at', unit: '' }]
}

function findWeeks(folded: string): Measured[] {
  const [, at, pregnant] = weeks.exec(folded) ?? []
  const value = at ?? pregnant
  return value === undefined ? [] : [{ term: 'weeks', value: Number(value), bound: 'at', unit: '' }]
}
