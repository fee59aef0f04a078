import type { StudyRecord } from '@auscult/evidence/record/study-record.ts'
import { curatedProfile } from '@auscult/evidence/record/curated-profile.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { RecordPhrases } from '@auscult/evidence/record/named-concepts.ts'
import type { Candidate } from '@auscult/evidence/search/search.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { compareAll, featuresOf, judge } from '@auscult/evidence/fit/fit.ts'
import { createHash } from 'node:crypto'
import type { Expectation } from '../clinicians/expected.ts'
import { type ClinicianQuestion, halfOf } from '../clinicians/set.ts'
import { addNoise } from './questions/noise.ts'
import type { Asked, FitCorpus } from './search.ts'
import { seededRandom } from '../corpus/mixed-corpus.ts'

/** One question beside one record. `label` is null where nobody can say: kin of what answers. */
export type Pair = {
  id: string
  maker: EvidenceRecord['maker']
  features: ReadonlyMap<string, number>
  label: 0 | 1 | null
  isHard: boolean
}

/** A question and what was found for it; `fold` keeps what belongs together on one side of every split. */
export type FitQuestion = {
  id: string
  set: string
  fold: number
  expect: 'answer' | 'refuse'
  weight: number
  /** Of this share of the weight is what does not answer; 1 where left out. */
  weightOfOthers?: number
  expected: ReadonlySet<string>
  allowed: ReadonlySet<string>
  pairs: Pair[]
}

export const folds = 5
/** Written blind, and few; phrases are many. */
const weightOfClinicians = 4
const weightOfPhrases = 0.2
export const mostBeside = 40
export const mostWithout = 20

export const digestOf = (text: string) => createHash('sha256').update(text).digest()
export const foldOf = (id: string): number => digestOf(id).readUInt32BE(4) % folds

/** A phrase that one study may be asked by, to be taken out of its own record before it is compared. */
export type Phrase = { study: string; nth: number; text: string; isNoisy: boolean }

/** Of each study one phrase as it stands and another with noise. */
export function choosePhrases(
  studies: readonly { id: string; asked: readonly string[] }[],
  isDrugWord: (word: string) => boolean,
): Phrase[] {
  return studies.flatMap(({ id, asked }) => {
    if (asked.length === 0) return []
    const first = digestOf(id).readUInt32BE() % asked.length
    const second = (first + 1) % asked.length
    const random = seededRandom(digestOf(`${id} noise`).readUInt32BE())
    return [
      { study: id, nth: first, text: asked[first] ?? '', isNoisy: false },
      {
        study: id,
        nth: second,
        text: addNoise(asked[second] ?? '', { random, isDrugWord }),
        isNoisy: true,
      },
    ]
  })
}

type Label = (id: string) => Pair['label']

export function pairsOf({ question, candidates }: Asked, label: Label, lexicon: Lexicon): Pair[] {
  return compareAll(question, candidates, lexicon).map((comparison) => {
    const { id } = comparison.candidate.document
    const { maker } = comparison.record
    const judgement = judge(comparison)
    const isHard = Object.values(judgement).some((each) => each.isHard)
    return { id, maker, features: featuresOf(judgement), label: label(id), isHard }
  })
}

/**
 * Each phrase twice: with the study's record, from which the phrase is taken out, and without the record and its kin, when nothing answers. Those
 * with noise meet records without any phrase, as operators import them.
 */
export function askedQuestions(
  phrases: readonly Phrase[],
  asked: ReadonlyMap<string, Asked>,
  { documents, recordOf, unphrased }: FitCorpus,
  using: { lexicon: Lexicon; phrases: RecordPhrases },
): FitQuestion[] {
  return phrases.flatMap(({ study: id, nth, text, isNoisy }) => {
    const document = documents.get(id)
    const found = asked.get(text)
    if (document?.study == null || found === undefined) return []
    const own = recordOf(id)
    const heldOut: StudyRecord = { ...document.study, asked: document.study.asked.toSpliced(nth, 1) }
    const record = { ...own, profile: curatedProfile(heldOut, document, using.lexicon, using.phrases) }
    const kin = new Set([...document.study.agreesWith, ...document.study.conflictsWith])
    const isKin = (other: string) => kin.has(other) || isSimilar(own, recordOf(other))
    const beside = found.candidates.slice(0, mostBeside).map((candidate) => {
      if (isNoisy) return { ...candidate, ...unphrased(candidate.document.id) }
      return candidate.document.id === id ? withRecord(candidate, record, heldOut) : candidate
    })
    const without = found.candidates
      .filter(({ document: other }) => other.id !== id && !isKin(other.id))
      .slice(0, mostWithout)
      .map((candidate) => (isNoisy ? { ...candidate, ...unphrased(candidate.document.id) } : candidate))
    const same = { set: 'asked', fold: foldOf(id), weight: weightOfPhrases }
    const name = `${id} ${isNoisy ? 'noisy' : 'plain'}`
    return [
      {
        ...same,
        id: name,
        expect: 'answer',
        expected: new Set([id]),
        allowed: new Set([id, ...found.candidates.map((each) => each.document.id).filter(isKin)]),
        pairs: pairsOf(
          { question: found.question, candidates: beside },
          (other) => (other === id ? 1 : isKin(other) ? null : 0),
          using.lexicon,
        ),
      },
      {
        ...same,
        id: `${name}, hidden`,
        expect: 'refuse',
        expected: new Set(),
        allowed: new Set(),
        pairs: pairsOf({ question: found.question, candidates: without }, () => 0, using.lexicon),
      },
    ]
  })
}

/** On one treatment and one disease: whether it answers the other's question nobody has judged. */
export function isSimilar({ profile: own }: EvidenceRecord, { profile, maker }: EvidenceRecord): boolean {
  const problems = new Set([...own.problems, ...own.widerProblems])
  const isOn = (terms: readonly string[]) => terms.some((term) => problems.has(term))
  if (maker === 'guideline') return isOn(profile.problems)
  return (
    isOn([...profile.problems, ...profile.widerProblems]) &&
    profile.acts.some((act) => own.acts.includes(act))
  )
}

function withRecord(candidate: Candidate, record: EvidenceRecord, study: StudyRecord): Candidate {
  return { ...candidate, record, document: { ...candidate.document, study } }
}

/** Clinicians' questions; those for an alert are the safety rules' business, those whose source is not held say nothing. */
export function clinicianQuestions(
  questions: readonly ClinicianQuestion[],
  asked: ReadonlyMap<string, Asked>,
  expectationOf: (question: ClinicianQuestion) => Expectation,
  lexicon: Lexicon,
): FitQuestion[] {
  return questions.flatMap((question) => {
    const found = asked.get(question.question)
    const { expect } = question
    const { expected, allowed, isHeld } = expectationOf(question)
    if (found === undefined || (expect !== 'answer' && expect !== 'refuse')) return []
    if (expect === 'answer' && !isHeld) return []
    const label: Label = (id) => (expected.has(id) ? 1 : allowed.has(id) ? null : 0)
    return [
      {
        id: question.id,
        set: halfOf(question),
        fold: foldOf(question.twinOf ?? question.id),
        expect,
        weight: weightOfClinicians,
        expected,
        allowed,
        pairs: pairsOf(found, label, lexicon),
      },
    ]
  })
}
