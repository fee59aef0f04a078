import type { Act } from '../../question/question.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { type ConceptProfile, type Criterion, notAsked } from '../criterion.ts'
import { type Nearness, nearestOf } from './nearest.ts'

/** What each degree is worth in the share of what is asked about; the degree itself has a fitted weight. */
const worth = {
  arm: 1,
  member: 0.9,
  class: 0.7,
  background: 0.5,
  mention: 0.4,
  sibling: 0.3,
  absent: 0,
} as const
type Degree = keyof typeof worth

const ofArms: Record<Nearness, Degree> = {
  same: 'arm',
  narrower: 'member',
  broader: 'class',
  sibling: 'sibling',
  none: 'absent',
}

/** Is what is asked about what was tried? A drug that the record knows nothing of cannot be made up for. */
export const treatment: Criterion = ({ question: { acts }, profile, record }) => {
  const considered = acts.filter(({ role }) => role === 'asked' || role === 'comparator')
  // 'On ticagrelor and aspirin, 3 months after PCI?' asks of what the patient has.
  const asked = considered.length > 0 ? considered : acts.filter(({ role }) => role === 'current')
  if (asked.length === 0) return notAsked
  const found = asked.map(({ concept }) => degreeOf(concept, profile))
  const best = found.toSorted((a, b) => worth[b.degree] - worth[a.degree])[0]
  const share = found.reduce((sum, { degree }) => sum + worth[degree], 0) / found.length
  const degree = best?.degree ?? 'absent'
  // What the patient takes may be what is meant; where nobody tried it, it is not.
  if (considered.length === 0 && (degree === 'absent' || degree === 'sibling')) return notAsked
  return {
    degree,
    shares: {
      treatmentShare: share,
      manyTreatments: Math.min(1, (share * found.length) / 3),
      ofWhatIsTaken: considered.length > 0 ? 0 : 1,
      askedDrugAbsent: shareOfAbsentDrugs(considered, found),
    },
    // Of what is asked no drug was tried. Another one of its class is related, and no answer.
    isHard: shareOfAbsentDrugs(considered, found) === 1 && record.maker !== 'guideline',
    reason: {
      asked: asked.map(({ concept }) => concept.term),
      found: found.flatMap(({ concept }) => concept?.term ?? []),
    },
  }
}

/** 'Betamethasone before a planned caesarean': where the drug is nowhere, the caesarean answers nothing. */
function shareOfAbsentDrugs(considered: readonly Act[], found: readonly { degree: Degree }[]): number {
  const drugs = considered.flatMap(({ concept }, nth) =>
    concept.type === 'drug' ? [found[nth]?.degree] : [],
  )
  if (drugs.length === 0) return 0
  return drugs.filter((degree) => degree === 'absent' || degree === 'sibling').length / drugs.length
}

export function degreeOf(
  asked: LexiconConcept,
  profile: ConceptProfile,
): { degree: Degree; concept: LexiconConcept | null } {
  const inArms = nearestOf(asked, [...profile.acts, ...profile.controls])
  if (inArms.nearness === 'same' || inArms.nearness === 'narrower')
    return { degree: ofArms[inArms.nearness], concept: inArms.concept }
  const inClasses = nearestOf(asked, [...profile.actClasses, ...profile.controlClasses])
  if (inClasses.nearness === 'same') return { degree: 'member', concept: inClasses.concept }
  const inBackground = nearestOf(asked, profile.background)
  if (inBackground.nearness === 'same' || inBackground.nearness === 'narrower')
    return { degree: 'background', concept: inBackground.concept }
  if (inArms.nearness === 'broader') return { degree: 'class', concept: inArms.concept }
  const mentioned = nearestOf(asked, profile.mentions)
  if (mentioned.nearness === 'same' || mentioned.nearness === 'narrower')
    return { degree: 'mention', concept: mentioned.concept }
  return { degree: ofArms[inArms.nearness], concept: inArms.concept }
}
