import type { Language } from '@auscult/contract/language.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Lexicon, LexiconConcept } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { seededRandom } from '../../corpus/mixed-corpus.ts'
import { languages, namesIn } from './keywords.ts'
import { digestOf, foldOf, type FitQuestion, pairsOf } from '../pairs.ts'
import type { Asked, FitCorpus } from '../search.ts'

/** A question on a study's own treatment and disease; whether the study answers it hangs on its comparator or on when it was given. */
export type ApartQuestion = { id: string; kind: 'comparator' | 'timing'; isAnswered: boolean; text: string }

const weight = 0.5

const comparisons: Record<Language, readonly ((act: string, other: string, ill: string) => string)[]> = {
  en: [
    (act, other, ill) => `${act} vs ${other} ${ill}`,
    (act, other, ill) => `${act} or ${other} in ${ill}?`,
    (act, other, ill) => `${ill}: is ${act} better than ${other}`,
  ],
  it: [
    (act, other, ill) => `${act} vs ${other} ${ill}`,
    (act, other, ill) => `${ill}: meglio ${act} o ${other}?`,
  ],
  de: [
    (act, other, ill) => `${act} vs ${other} ${ill}`,
    (act, other, ill) => `${ill}: ${act} oder ${other}?`,
  ],
  es: [(act, other, ill) => `${act} vs ${other} ${ill}`, (act, other, ill) => `${ill}: ¿${act} o ${other}?`],
}

const timings: Record<Language, readonly ((act: string, ill: string) => string)[]> = {
  en: [
    (act, ill) => `when to start ${act} in ${ill}`,
    (act, ill) => `${ill}: how soon ${act}?`,
    (act, ill) => `${act} early or late in ${ill}`,
  ],
  it: [(act, ill) => `quando iniziare ${act} in ${ill}`, (act, ill) => `${ill}: ${act} subito o aspettare?`],
  de: [(act, ill) => `${ill}: wann ${act}?`, (act, ill) => `${act} früh oder spät bei ${ill}`],
  es: [(act, ill) => `¿cuándo empezar ${act} en ${ill}?`, (act, ill) => `${ill}: ¿${act} ya o esperar?`],
}

/**
 * Of each study its treatment beside its own comparator and beside one it was not held against, and when to give it, which only those answer that
 * compared times. Without them the fit sees hardly any question that a study of the right drug in the right disease does not answer.
 */
export function askApart({ documents, recordOf }: FitCorpus, lexicon: Lexicon): ApartQuestion[] {
  const curated = [...documents.keys()].filter((id) => recordOf(id).maker === 'curated')
  const find = (terms: readonly string[]) =>
    terms
      .flatMap((term) => lexicon.find(term) ?? [])
      .filter(({ type }) => type === 'drug' || type === 'procedure')
  return curated.flatMap((id) => {
    const { profile } = recordOf(id)
    const random = seededRandom(digestOf(`${id} apart`).readUInt32BE())
    const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)]
    const language = pick(languages) ?? 'en'
    const nameOf = (concept: LexiconConcept | undefined) =>
      concept === undefined ? undefined : pick(namesIn(concept, language))
    const ill = nameOf(lexicon.find(profile.problems[0] ?? ''))
    const act = nameOf(pick(find(profile.acts)))
    if (ill === undefined || act === undefined) return []
    const form = pick(comparisons[language])
    const against = (other: string | undefined, isAnswered: boolean) =>
      other === undefined || form === undefined
        ? []
        : [{ id, kind: 'comparator' as const, isAnswered, text: form(act, other, ill) }]
    const when = pick(timings[language])?.(act, ill)
    return [
      ...against(nameOf(pick(find(profile.controls))), true),
      ...against(nameOf(pick(find(othersFor(recordOf(id), curated, recordOf)))), false),
      ...(when === undefined || (profile.uses.includes('timing') && !profile.contrasts.includes('timing'))
        ? []
        : [{ id, kind: 'timing' as const, isAnswered: profile.contrasts.includes('timing'), text: when }]),
    ]
  })
}

/** Treatments that other studies gave for the same disease, and that this record names nowhere. */
function othersFor(
  { profile: own }: EvidenceRecord,
  ids: readonly string[],
  recordOf: FitCorpus['recordOf'],
): string[] {
  const known = new Set([
    ...own.mentions,
    ...own.acts,
    ...own.actClasses,
    ...own.controls,
    ...own.controlClasses,
  ])
  return ids.flatMap((id) => {
    const { problems, acts } = recordOf(id).profile
    return problems.some((term) => own.problems.includes(term)) ? acts.filter((term) => !known.has(term)) : []
  })
}

/** Of each question its study alone is judged: others may answer it. */
export function apartQuestions(
  questions: readonly ApartQuestion[],
  asked: ReadonlyMap<string, Asked>,
  lexicon: Lexicon,
): FitQuestion[] {
  return questions.flatMap(({ id, kind, isAnswered, text }) => {
    const found = asked.get(text)
    if (found === undefined) return []
    const pairs = pairsOf(found, (other) => (other !== id ? null : isAnswered ? 1 : 0), lexicon)
    const own = new Set(isAnswered ? [id] : [])
    return [
      {
        id: `${id} ${kind} ${isAnswered ? 'held' : 'not held'}`,
        set: 'apart',
        fold: foldOf(id),
        expect: isAnswered ? 'answer' : 'refuse',
        weight,
        expected: own,
        allowed: own,
        pairs: pairs.filter((pair) => pair.id === id),
      },
    ]
  })
}
