import { fold } from '../../../text/terms.ts'
import { type Comparison, knownConcepts } from '../asked.ts'

/** Where in the course of a cancer people stand: treated to cure it, or for disease that has spread, for the first time or again. */
type Course = { isEarly: boolean; isAdvanced: boolean; isFirst: boolean; isLater: boolean }

const cancer =
  /cancer|carcinoma|lymphoma|leukaemia|myeloma|melanoma|glioblastoma|sarcoma|mesothelioma|tumour/u

const early =
  /\b(?:neo)?adjuvant\b|\bresected\b|\bresectable\b|\boperable\b|\blocali[sz]ed\b|\bearly[- ]stage\b/u
const advanced = /\bmetasta\w+|\badvanced\b|\bunresectable\b|\bstage iv\b/u
const first = /\buntreated\b|\bnewly diagnosed\b|\bfirst[- ]line\b/u
const later = /\brelapsed\b|\brefractory\b|\bpreviously treated\b|\bsecond[- ]line\b/u

/**
 * The source treated a cancer at another point of its course than the question asks about: after it was cut out against when it has
 * spread, newly found against come back. Where either says nothing of it, nothing speaks against the source.
 */
export function isAtOtherCourse(comparison: Comparison): boolean {
  const { candidate, subject, understood, lexicon } = comparison
  const named = [...subject.population, ...knownConcepts(understood.population, lexicon)]
  if (!named.some(({ term }) => cancer.test(term))) return false
  const asked = askedCourse(comparison)
  const { facts, title } = candidate.document
  const here = readCourse(fold([title, facts?.population, facts?.intervention].join(' . ')))
  const isSpread = asked.isAdvanced || asked.isFirst || asked.isLater
  return (
    (asked.isEarly && here.isAdvanced && !here.isEarly) ||
    (isSpread && !asked.isEarly && here.isEarly && !here.isAdvanced) ||
    (asked.isFirst && here.isLater && !here.isFirst) ||
    (asked.isLater && here.isFirst && !here.isLater)
  )
}

function askedCourse({ understood: { concepts, measured } }: Comparison): Course {
  const course = readCourse(fold(concepts.map(({ matched }) => matched).join(' . ')))
  const gradeOf = (name: string) => measured.find(({ term }) => term === name)?.value
  const line = gradeOf('line')
  return {
    ...course,
    isAdvanced: course.isAdvanced || gradeOf('stage') === 4,
    isFirst: course.isFirst || line === 1,
    isLater: course.isLater || (line !== undefined && line > 1),
  }
}

function readCourse(text: string): Course {
  return {
    isEarly: early.test(text),
    isAdvanced: advanced.test(text),
    isFirst: first.test(text),
    isLater: later.test(text),
  }
}
