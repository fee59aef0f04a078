import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { askByNames, askForEffect, type KeywordQuestion } from './keywords.ts'
import { digestOf, foldOf, type FitQuestion, mostBeside, mostWithout, pairsOf } from '../pairs.ts'
import type { Asked, FitCorpus } from '../search.ts'
import { seededRandom } from '../../corpus/mixed-corpus.ts'

/** `illOf` is the record whose disease is named; another one than the record's own where nothing should answer. */
export type NamedQuestion = KeywordQuestion & { illOf: string; outcome?: string }

const weight = 0.3

/** Each record asked for by the names of its drug and disease, and each study's drug asked about in a disease of another record. */
export function nameRecords({ documents, recordOf }: FitCorpus, lexicon: Lexicon): NamedQuestion[] {
  const all = [...documents.keys()]
  return all.flatMap((id) => {
    const own = recordOf(id)
    const random = seededRandom(digestOf(`${id} named`).readUInt32BE())
    const asked = askByNames(id, own, lexicon, random)
    const illOf = all[Math.floor(random() * all.length)] ?? id
    const { problems } = recordOf(illOf).profile
    const elsewhere = { ...own, profile: { ...own.profile, problems, widerProblems: [] } }
    const swapped =
      own.maker === 'curated' && !isTried(own, problems, documents, recordOf)
        ? askByNames(id, elsewhere, lexicon, random)
        : undefined
    const effect = askForEffect(id, own, lexicon, random)
    return [
      asked && { ...asked, illOf: id },
      swapped && { ...swapped, illOf },
      effect && { ...effect, illOf: id },
    ].filter((question) => question !== undefined)
  })
}

/** Some record is on one of the drugs, or of its class, in one of the diseases: it may answer. */
function isTried(
  { profile: { acts, actClasses } }: EvidenceRecord,
  problems: readonly string[],
  documents: FitCorpus['documents'],
  recordOf: FitCorpus['recordOf'],
): boolean {
  return [...documents.keys()].some((id) => {
    const { profile } = recordOf(id)
    const ill = [...profile.problems, ...profile.widerProblems, ...profile.includes, ...profile.background]
    const tried = [...profile.acts, ...profile.actClasses, ...profile.controls, ...profile.background]
    return (
      problems.some((term) => ill.includes(term)) &&
      [...acts, ...actClasses].some((term) => tried.includes(term))
    )
  })
}

/** With what answers and without it; of a drug in a disease it was never tried in, nothing answers. */
export function namedQuestions(
  named: readonly NamedQuestion[],
  asked: ReadonlyMap<string, Asked>,
  { documents, recordOf, unphrased }: FitCorpus,
  lexicon: Lexicon,
): FitQuestion[] {
  return named.flatMap(({ id, illOf, text, outcome }) => {
    const searched = asked.get(text)
    if (searched === undefined) return []
    // Half of them meet records without phrases.
    const isUnphrased = (digestOf(text)[2] ?? 0) % 2 === 0
    const found = {
      ...searched,
      candidates: isUnphrased
        ? searched.candidates.map((each) => ({ ...each, ...unphrased(each.document.id) }))
        : searched.candidates,
    }
    const own = recordOf(id)
    const same = { set: 'named', fold: foldOf(id), weight }
    const refused = {
      ...same,
      expect: 'refuse',
      expected: new Set<string>(),
      allowed: new Set<string>(),
    } as const
    const without = (some: Asked['candidates']) =>
      pairsOf({ question: found.question, candidates: some.slice(0, mostWithout) }, () => 0, lexicon)
    if (illOf !== id) return [{ ...refused, id: `${id} in ${illOf}`, pairs: without(found.candidates) }]
    const topic = documents.get(id)?.guideline?.topic
    const labelOf = (other: string) => {
      if (other === id || (topic !== undefined && documents.get(other)?.guideline?.topic === topic)) return 1
      const isNear =
        outcome === undefined ? isKin(own, recordOf(other)) : isOnEffect(own, recordOf(other), outcome)
      return isNear ? null : 0
    }
    const ids = found.candidates.map(({ document }) => document.id)
    return [
      {
        ...same,
        id: `${id} named${outcome === undefined ? '' : ' by its effect'}`,
        expect: 'answer',
        expected: new Set(ids.filter((other) => labelOf(other) === 1)),
        allowed: new Set(ids.filter((other) => labelOf(other) !== 0)),
        pairs: pairsOf(
          { question: found.question, candidates: found.candidates.slice(0, mostBeside) },
          labelOf,
          lexicon,
        ),
      },
      {
        ...refused,
        id: `${id} named${outcome === undefined ? '' : ' by its effect'}, hidden`,
        pairs: without(found.candidates.filter(({ document }) => labelOf(document.id) === 0)),
      },
    ]
  })
}

/** On the same drug or class: it may have seen the same effect. */
function isOnEffect({ profile: own }: EvidenceRecord, { profile }: EvidenceRecord, outcome: string): boolean {
  const acts = [...own.acts, ...own.actClasses]
  const isOn = [...profile.acts, ...profile.actClasses, ...profile.controls, ...profile.background].some(
    (act) => acts.includes(act),
  )
  return isOn || (profile.outcomes.includes(outcome) && profile.mentions.some((term) => acts.includes(term)))
}

/** On the same disease, and of studies on the same drug or class: nobody has judged whether it answers as well. */
function isKin({ profile: own, maker }: EvidenceRecord, other: EvidenceRecord): boolean {
  const problems = new Set([...own.problems, ...own.widerProblems])
  const { profile } = other
  const isOn = [...profile.problems, ...profile.widerProblems, ...profile.includes].some((term) =>
    problems.has(term),
  )
  if (!isOn || maker === 'guideline' || other.maker === 'guideline') return isOn
  const acts = [...own.acts, ...own.actClasses]
  return [...profile.acts, ...profile.actClasses, ...profile.controls].some((act) => acts.includes(act))
}
