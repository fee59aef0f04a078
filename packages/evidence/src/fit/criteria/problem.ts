import type { Deduced, Problem } from '../../question/question.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { type ConceptProfile, type Criterion, notAsked } from '../criterion.ts'
import { stem } from '../../text/terms.ts'
import { nearestOf } from './nearest.ts'

const worth = {
  same: 1,
  narrower: 0.85,
  wider: 0.85,
  broader: 0.7,
  included: 0.5,
  counted: 0.5,
  mention: 0.3,
  sibling: 0.2,
  other: 0,
} as const
type Degree = keyof typeof worth

/** Is the disease asked about the one that was studied, a kind of it, or a wider one? */
export const problem: Criterion = ({ question: { problems, deduced, concern, unknownName }, profile }) => {
  // What nobody knows of is found by its word alone.
  if (unknownName !== null && !profile.stems.has(stem(unknownName)))
    return { ...notAsked, degree: 'other', isHard: true, reason: { asked: [unknownName], found: [] } }
  // What the act may prevent or bring about is an outcome where it was counted: breast cancer of 'does HRT cause breast cancer?'
  const isCounted = (concept: LexiconConcept) =>
    concern.includes(concept) && ['same', 'narrower'].includes(nearestOf(concept, profile.outcomes).nearness)
  const held = problems.filter(({ certainty, concept }) => certainty !== 'ruled-out' && !isCounted(concept))
  // Said twice, it is one disease.
  const asked = [...new Map(held.map((each) => [each.concept, each])).values()]
  const found = [
    ...ofWhatIsHeld(
      asked.map((each) => ({ ...each, ...degreeOfWhatIsTold(each.concept, deduced, profile) })),
    ),
    ...ofFiguresAlone(deduced, profile),
  ]
  if (found.length === 0) return notAsked
  const best = nearestFirst(found)[0]
  const share = found.reduce((sum, { degree }) => sum + worth[degree], 0) / found.length
  const isPartly = found.some(({ degree }) => degree === 'other')
  return {
    degree: best?.degree ?? 'other',
    shares: {
      problemShare: share,
      firstProblem: worth[found[0]?.degree ?? 'other'],
      manyProblems: Math.min(1, (share * found.length) / 3),
      // A kind of one disease asked about says little where the other one is nowhere: fibrosis of another cause. Nor does a wider one.
      narrowerPartly: best?.degree === 'narrower' && isPartly ? 1 : 0,
      widerPartly: best?.degree === 'wider' && isPartly ? 1 : 0,
    },
    isHard: false,
    reason: {
      asked: found.map(({ concept }) => concept.term),
      found: found.flatMap(({ nearest }) => nearest?.term ?? []),
    },
  }
}

/** A former disease speaks for a study that is about it and never against one that is not, unless no other disease is told. */
function ofWhatIsHeld<T extends Pick<Problem, 'certainty'> & { degree: Degree }>(
  found: readonly T[],
): readonly T[] {
  const held = found.filter(
    ({ certainty, degree }) => certainty !== 'history' || worth[degree] >= worth.included,
  )
  return held.some(({ certainty }) => certainty !== 'history') ? held : found
}

/** A finding is met by what it amounts to as well: 'thunderclap headache' by a study of subarachnoid haemorrhage. */
function degreeOfWhatIsTold(
  asked: LexiconConcept,
  deduced: readonly Deduced[],
  profile: ConceptProfile,
): Met {
  const following = deduced.filter(({ findings }) => findings.includes(asked)).map(({ concept }) => concept)
  return nearestFirst([asked, ...following].map((concept) => degreeOf(concept, profile)))[0] ?? noMatch
}

/** What figures alone tell speaks for a study of it, and never against another. */
function ofFiguresAlone(deduced: readonly Deduced[], profile: ConceptProfile) {
  return deduced
    .filter(({ findings }) => findings.length === 0)
    .map(({ concept }) => ({ concept, ...degreeOf(concept, profile) }))
    .filter(({ degree }) => worth[degree] >= worth.included)
}

type Met = { degree: Degree; nearest: LexiconConcept | null }
const noMatch: Met = { degree: 'other', nearest: null }

function degreeOf(asked: LexiconConcept, profile: ConceptProfile): Met {
  const studied = nearestOf(asked, profile.problems)
  if (studied.nearness === 'same' || studied.nearness === 'narrower')
    return { degree: studied.nearness, nearest: studied.concept }
  const wider = nearestOf(asked, profile.widerProblems)
  if (wider.nearness === 'same') return { degree: 'wider', nearest: wider.concept }
  if (studied.nearness === 'broader') return { degree: 'broader', nearest: studied.concept }
  const included = nearestOf(asked, [...profile.includes, ...profile.background])
  if (included.nearness === 'same' || included.nearness === 'narrower')
    return { degree: 'included', nearest: included.concept }
  const counted = nearestOf(asked, profile.outcomes)
  if (counted.nearness === 'same' || counted.nearness === 'narrower')
    return { degree: 'counted', nearest: counted.concept }
  const mentioned = nearestOf(asked, profile.mentions)
  if (mentioned.nearness === 'same' || mentioned.nearness === 'narrower')
    return { degree: 'mention', nearest: mentioned.concept }
  if (studied.nearness === 'sibling') return { degree: 'sibling', nearest: studied.concept }
  return noMatch
}

function nearestFirst<T extends { degree: Degree }>(found: readonly T[]): T[] {
  return found.toSorted((a, b) => worth[b.degree] - worth[a.degree])
}
