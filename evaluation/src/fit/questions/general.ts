import type { Language } from '@auscult/contract/language.ts'
import { ancestorsOf } from '@auscult/evidence/concepts/relation.ts'
import { nearestOf } from '@auscult/evidence/fit/criteria/nearest.ts'
import { toConcepts } from '@auscult/evidence/fit/fit.ts'
import type { Lexicon, LexiconConcept } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { seededRandom } from '../../corpus/mixed-corpus.ts'
import { languages, namesIn, treatmentForms } from './keywords.ts'
import { digestOf, foldOf, type FitQuestion, mostBeside, mostWithout, pairsOf } from '../pairs.ts'
import type { Asked, FitCorpus } from '../search.ts'

/** A class in a disease, or a drug in a group of diseases: asked more widely than any one study was made. */
export type GeneralQuestion = { act: LexiconConcept; ill: LexiconConcept; language: Language; text: string }

/** More of them, and the fit answers what the clinicians' half one asks it to refuse. */
const weight = 0.2
const mostOfOneRecord = 2

const isTreatment = ({ type }: LexiconConcept) => type === 'drug' || type === 'procedure'

const isIn = (concept: LexiconConcept, some: readonly LexiconConcept[]) =>
  ['same', 'narrower'].includes(nearestOf(concept, some).nearness)

/**
 * Of each curated study its class in its disease or in what that belongs to, and its drug in the latter: 'SGLT2 inhibitor heart failure'; of each
 * body's advice a class of what it advises: 'antibiotic for febrile neutropenia'. Each record
 * of the class in the disease is an instance of what is asked, and answers it. Kinds of a disease were tried, too: their labels are worse than
 * none, since a trial in a disease often left the kind out.
 */
export function askGenerally({ documents, recordOf }: FitCorpus, lexicon: Lexicon): GeneralQuestion[] {
  const find = (terms: readonly string[]) => terms.flatMap((term) => lexicon.find(term) ?? [])
  const asked = new Map<string, GeneralQuestion>()
  for (const id of documents.keys()) {
    const { profile, maker } = recordOf(id)
    if (maker === 'read') continue
    const random = seededRandom(digestOf(`${id} general`).readUInt32BE())
    const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)]
    const [ills = [], wider = []] = [profile.problems.slice(0, 1), profile.widerProblems].map(find)
    const drugs = find(profile.acts).filter(isTreatment)
    const isAdvice = maker === 'guideline'
    const classes = isAdvice ? classesOf(drugs) : find(profile.actClasses).filter(isTreatment)
    const groups = isAdvice ? [] : wider
    const pairs = [
      ...classes.flatMap((act) => [...ills, ...groups].map((ill) => ({ act, ill }))),
      ...drugs.flatMap((act) => groups.map((ill) => ({ act, ill }))),
    ]
    for (let nth = 0; nth < mostOfOneRecord && pairs.length > 0; nth += 1) {
      const [pair] = pairs.splice(Math.floor(random() * pairs.length), 1)
      const language = pick(languages) ?? 'en'
      const [act, ill] = [pair?.act, pair?.ill].map((each) => each && pick(namesIn(each, language)))
      const form = pick(treatmentForms[language])
      if (pair === undefined || act === undefined || ill === undefined || form === undefined) continue
      asked.set(`${pair.act.term} ${pair.ill.term}`, { ...pair, language, text: form(act, ill) })
    }
  }
  return [...asked.values()]
}

/** The classes that drugs belong to, in the lexicon's order. */
function classesOf(drugs: readonly LexiconConcept[]): LexiconConcept[] {
  const classes = new Set(drugs.flatMap((drug) => [...ancestorsOf(drug)].filter((wider) => wider !== drug)))
  return [...classes].filter(isTreatment)
}

/** With its instances, and without them and what is near, when nothing answers. */
export function generalQuestions(
  questions: readonly GeneralQuestion[],
  asked: ReadonlyMap<string, Asked>,
  { recordOf, unphrased }: FitCorpus,
  lexicon: Lexicon,
): FitQuestion[] {
  return questions.flatMap(({ act, ill, text }) => {
    const searched = asked.get(text)
    if (searched === undefined) return []
    const labelOf = (id: string) => {
      const record = recordOf(id)
      const profile = toConcepts(record, lexicon)
      const isOfIll = isIn(ill, [...profile.problems, ...profile.widerProblems])
      const isOfAct = isIn(act, [...profile.acts, ...profile.actClasses])
      if (record.maker !== 'read' && isOfIll && isOfAct) return 1
      const namesAct =
        isOfAct || isIn(act, [...profile.controls, ...profile.controlClasses, ...profile.mentions])
      const namesIll = isOfIll || isIn(ill, [...profile.includes, ...profile.background, ...profile.mentions])
      return namesAct && namesIll ? null : 0
    }
    // Half of them meet records without phrases.
    const isUnphrased = (digestOf(text)[2] ?? 0) % 2 === 0
    const candidates = searched.candidates.map((each) =>
      isUnphrased ? { ...each, ...unphrased(each.document.id) } : each,
    )
    const idsOf = (holds: (label: 0 | 1 | null) => boolean) =>
      new Set(candidates.map(({ document }) => document.id).filter((id) => holds(labelOf(id))))
    const same = { set: 'general', fold: foldOf(`${act.term} ${ill.term}`), weight }
    const { question } = searched
    const without = candidates.filter(({ document }) => labelOf(document.id) === 0).slice(0, mostWithout)
    const id = `${act.term} in ${ill.term}`
    return [
      {
        ...same,
        id,
        expect: 'answer',
        expected: idsOf((label) => label === 1),
        allowed: idsOf((label) => label !== 0),
        pairs: pairsOf({ question, candidates: candidates.slice(0, mostBeside) }, labelOf, lexicon),
      },
      {
        ...same,
        id: `${id}, hidden`,
        expect: 'refuse',
        expected: new Set(),
        allowed: new Set(),
        pairs: pairsOf({ question, candidates: without }, () => 0, lexicon),
      },
    ]
  })
}
