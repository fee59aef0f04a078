import type { Concept, Understood } from '@auscult/contract/ai.ts'
import type { Directness } from '../appraise/appraisal.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon.ts'
import { classSiblings, isWithin } from '../understand/search-forms.ts'
import { readSubject, type Subject } from './subject.ts'

type Degree = Directness[keyof Directness]

/** How a candidate answers the question: in full, in part, or only comes near. */
export type Fit = {
  answers: boolean
  directness: Directness
  /** The drug that was studied instead, of the same class as the one asked about. */
  sibling: LexiconConcept | null
  /** The treatment asked about was the control here, so the result reads the other way round. */
  isControlArm: boolean
}

/** People for whom results in others do not simply hold. */
const distinctPopulations = new Set([
  'children',
  'adolescents',
  'infants',
  'neonates',
  'pregnant women',
  'breastfeeding women',
])

const drugLikeWord =
  /(?:mab|nib|statin|prazole|sartan|pril|olol|gliptin|gliflozin|glutide|xaban|cillin|mycin|floxacin|vir|triptan|gepant|cept|ciclib|parib|platin)$/iu

/**
 * The relevance floor. What the question names must be there: its treatment (or one of the same class), its condition (or the
 * wider disease), its active comparator, a disease it asks about as outcome. A plain outcome may be missing, at a price.
 */
export function readFit(candidate: Candidate, understood: Understood, lexicon: Lexicon): Fit {
  const subject = readSubject(candidate.document, lexicon)
  const asked = new AskedTerms(understood, candidate, lexicon)
  const treatment = asked.treatment(subject)
  const population = asked.people(subject)
  const comparator = asked.control(subject)
  const outcome = asked.outcome(subject)
  const directness: Directness = {
    population,
    intervention: treatment.degree,
    comparator,
    outcome: outcome.degree,
  }
  const isMissing = treatment.degree === 'mismatch' || population === 'mismatch' || comparator === 'mismatch'
  return {
    answers: !isMissing && !outcome.isRequiredAndMissing && asked.coversWords(),
    directness,
    sibling: treatment.sibling,
    isControlArm: treatment.isControlArm,
  }
}

class AskedTerms {
  readonly #understood: Understood
  readonly #candidate: Candidate
  readonly #lexicon: Lexicon
  readonly #matched: ReadonlySet<string>

  constructor(understood: Understood, candidate: Candidate, lexicon: Lexicon) {
    this.#understood = understood
    this.#candidate = candidate
    this.#lexicon = lexicon
    this.#matched = new Set(candidate.matched)
  }

  treatment(subject: Subject): { degree: Degree; sibling: LexiconConcept | null; isControlArm: boolean } {
    const terms = this.#understood.intervention
    const known = this.#concepts(terms)
    const words = terms.filter((term) => this.#lexicon.find(term) === undefined)
    if (!this.#hasWords(words)) return { degree: 'mismatch', sibling: null, isControlArm: false }
    if (known.length === 0) return { degree: 'match', sibling: null, isControlArm: false }
    const arms = [...subject.intervention, ...subject.comparator]
    const isStudied = (concept: LexiconConcept) =>
      this.#candidate.document.facts === null
        ? this.#matched.has(concept.term)
        : arms.some((arm) => isWithin(arm, concept)) || this.#isInFacts(concept)
    const studied = known.filter(isStudied)
    if (studied.length > 0)
      return {
        degree: studied.length === known.length ? 'match' : 'partial',
        sibling: null,
        isControlArm: isOnlyControl(studied, subject),
      }
    if (arms.some((arm) => known.some((concept) => isWithin(concept, arm))))
      return { degree: 'partial', sibling: null, isControlArm: false }
    const siblings = known.flatMap(classSiblings)
    const sibling = subject.intervention.find((arm) => siblings.includes(arm)) ?? null
    return { degree: sibling === null ? 'mismatch' : 'partial', sibling, isControlArm: false }
  }

  people(subject: Subject): Degree {
    const here = [...subject.population, ...subject.outcome]
    const degrees = this.#concepts(this.#understood.population).map((concept) =>
      this.#populationDegree(concept, here, subject),
    )
    const words = this.#understood.population.filter((term) => this.#lexicon.find(term) === undefined)
    if (!this.#hasWords(words) && degrees.length === 0) return 'mismatch'
    if (degrees.includes('mismatch')) return 'mismatch'
    return degrees.includes('partial') || words.some((word) => !this.#matched.has(word)) ? 'partial' : 'match'
  }

  #populationDegree(concept: LexiconConcept, here: readonly LexiconConcept[], subject: Subject): Degree {
    if (here.some((other) => isWithin(other, concept))) return 'match'
    const isCurated = this.#candidate.document.facts !== null
    if (concept.type === 'population') {
      if (!distinctPopulations.has(concept.term)) return this.#matched.has(concept.term) ? 'match' : 'partial'
      if (this.#matched.has(concept.term)) return 'match'
      return isCurated || subject.population.some(({ term }) => term === 'adults') ? 'mismatch' : 'partial'
    }
    if (concept.type !== 'condition') return this.#matched.has(concept.term) ? 'match' : 'partial'
    // A sister disease in the title (preserved against reduced ejection fraction) outweighs a mention in passing.
    const sisters = concept.wider.flatMap((wider) => wider.narrower).filter((other) => other !== concept)
    if (here.some((other) => sisters.includes(other))) return 'mismatch'
    if (this.#matched.has(concept.term)) return 'match'
    return here.some((other) => other.type === 'condition' && isWithin(concept, other))
      ? 'partial'
      : 'mismatch'
  }

  control(subject: Subject): Degree {
    const known = this.#concepts(this.#understood.comparator).filter(
      (concept) => concept.type === 'drug' || concept.type === 'procedure',
    )
    if (known.length === 0) return 'match'
    const arms = [...subject.intervention, ...subject.comparator]
    const isThere = known.some((concept) =>
      this.#candidate.document.facts === null
        ? this.#matched.has(concept.term)
        : arms.some((arm) => isWithin(arm, concept)) || this.#isInFacts(concept),
    )
    return isThere ? 'match' : 'mismatch'
  }

  outcome(subject: Subject): { degree: Degree; isRequiredAndMissing: boolean } {
    const known = this.#concepts(this.#understood.outcome)
    const isThere = (concept: LexiconConcept) =>
      this.#matched.has(concept.term) ||
      [...subject.outcome, ...subject.population].some((other) => isWithin(other, concept))
    const isDisease = (concept: LexiconConcept) => concept.type !== 'outcome'
    const words = this.#understood.outcome.filter((term) => this.#lexicon.find(term) === undefined)
    const isAllThere = known.every(isThere) && this.#hasWords(words)
    return {
      degree: isAllThere ? 'match' : 'partial',
      isRequiredAndMissing:
        known.some((concept) => isDisease(concept) && !isThere(concept)) || !this.#hasWords(words),
    }
  }

  /** Where the lexicon knows nothing of the question, most of its words must stand in the source. */
  coversWords(): boolean {
    const words = this.#understood.concepts.filter((concept) => concept.type === 'word')
    if (words.length < this.#understood.concepts.length || words.length === 0) return true
    const found = words.filter((word) => this.#matched.has(word.term)).length
    return found >= Math.max(1, Math.ceil(words.length * 0.6))
  }

  #concepts(terms: readonly string[]): LexiconConcept[] {
    return terms.map((term) => this.#lexicon.find(term)).filter((concept) => concept !== undefined)
  }

  /** At least half of them, and every one that looks like the name of a drug. */
  #hasWords(words: readonly string[]): boolean {
    const missing = words.filter((word) => !this.#matched.has(word))
    return (
      missing.length * 2 <= words.length - (words.length === 1 ? 1 : 0) &&
      !missing.some((word) => drugLikeWord.test(word))
    )
  }

  /** 'Systolic target below 120' and the like: arms in words that no single concept of the lexicon covers. */
  #isInFacts(concept: LexiconConcept): boolean {
    const { facts } = this.#candidate.document
    return facts !== null && concept.type !== 'drug' && this.#matched.has(concept.term)
  }
}

function isOnlyControl(studied: readonly LexiconConcept[], subject: Subject): boolean {
  const isIn = (arm: readonly LexiconConcept[]) =>
    arm.some((other) => studied.some((concept) => isWithin(other, concept)))
  return isIn(subject.comparator) && !isIn(subject.intervention)
}

/** Forms of the drugs of the same class, as concepts to search with; empty when the question names no drug of such a class. */
export function siblingConcepts(understood: Understood, lexicon: Lexicon): Concept[] | undefined {
  const siblings = understood.intervention.flatMap((term) => {
    const concept = lexicon.find(term)
    return concept === undefined ? [] : classSiblings(concept)
  })
  if (siblings.length === 0) return undefined
  const asked = new Set(understood.intervention)
  return understood.concepts.map((concept) =>
    asked.has(concept.term) && concept.type === 'drug'
      ? { ...concept, forms: siblings.map((sibling) => sibling.term) }
      : concept,
  )
}
