import type { Document } from '../corpus/document.ts'
import { contentTerms } from '../text/terms.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import type { Profile } from './evidence-record.ts'
import { conceptsIn, type RecordPhrases, termsOf, wholeTermsOf } from './named-concepts.ts'
import type { StudyRecord } from './study-record.ts'
import { situationsIn } from './told-situations.ts'
import { contrastsOf, usesTold } from './uses.ts'

const inactive =
  /\b(?:placebo|sham|usual care|standard care|no (?:\p{L}+ )?(?:treatment|therapy)|nothing|observation|watchful|control)\b/iu

/** What a curated study is about, from its structured record; the words of its synopsis are searched for beside. */
export function curatedProfile(
  study: StudyRecord,
  document: Document,
  lexicon: Lexicon,
  phrases: RecordPhrases,
): Profile {
  const terms = (texts: readonly string[]) => [
    ...new Set(texts.flatMap((text) => termsOf(text, lexicon, phrases))),
  ]
  const named = (texts: readonly string[]) =>
    texts.map((text) => ({ text, concepts: wholeTermsOf(text, lexicon, phrases) }))
  const { population, arms, background, outcomes } = study
  const tried = arms.filter(({ role }) => role === 'intervention')
  const against = arms.filter(({ role }) => role === 'control')
  const other = (some: typeof arms) => some.flatMap(({ other: text }) => (text === null ? [] : [text]))
  const drugs = (some: typeof arms) => some.flatMap((arm) => arm.drugs)
  const { facts } = document
  const inWords = [
    ...(facts === null ? [] : [facts.population, facts.intervention, facts.comparator, facts.outcome]),
    document.title,
    ...document.sections.map(({ text }) => text),
    ...study.asked,
    ...population.conditions,
    ...population.broader,
    ...population.includes,
    ...arms.flatMap((arm) => [...arm.drugs, ...arm.classes, arm.other, arm.dose, arm.timing, arm.duration]),
    background,
    ...outcomes.map(({ name }) => name),
    population.stage,
    population.line,
    population.course,
    population.setting,
  ].filter((text) => text !== null)
  return {
    problems: terms(population.conditions),
    widerProblems: terms(population.broader),
    includes: terms(population.includes),
    excluded: named(population.excluded),
    limits: population.eligibility.map((limit) => ({ ...limit, group: limit.group ?? null })),
    acts: [
      ...new Set([
        ...terms(drugs(tried)),
        ...terms(other(tried)),
        ...(facts?.intervention == null ? [] : terms([facts.intervention])),
      ]),
    ],
    actClasses: terms(tried.flatMap(({ classes }) => classes)),
    controls: [
      ...new Set([
        ...terms(drugs(against)),
        ...terms(other(against)),
        ...(facts?.comparator == null ? [] : terms([facts.comparator])),
      ]),
    ],
    controlClasses: terms(against.flatMap(({ classes }) => classes)),
    isInactiveControl: drugs(against).length === 0 && other(against).every((text) => inactive.test(text)),
    contrasts: contrastsOf(arms),
    uses: usesTold(arms),
    background: background === null ? [] : terms([background]),
    outcomes: terms(outcomes.map(({ name }) => name)),
    ageYears: { min: population.age?.min ?? null, max: population.age?.max ?? null },
    sex: population.sex,
    isPregnancy: isOfPregnancy(population),
    situations: situationsIn(
      [
        ...population.conditions,
        ...population.includes,
        population.stage,
        population.line,
        population.course,
        population.setting,
      ],
      lexicon,
    ),
    mentions: [...new Set(inWords.flatMap((text) => conceptsIn(text, lexicon).map(({ term }) => term)))],
    stems: [...new Set(inWords.flatMap(contentTerms))],
  }
}

const pregnancyWords =
  /pregnan|gestation|preterm labou?r|preterm birth|labou?r\b|caesarean|antenatal|obstetric|eclampsia|postpartum/iu
const newbornWords = /\b(?:infants?|neonat\w*|newborns?|babies)\b/iu

/** The women are studied, not the children they bore; where all are women, what is told of newborns is an outcome. */
function isOfPregnancy({ conditions, broader, age, sex }: StudyRecord['population']): boolean {
  const named = [...conditions, ...broader]
  const isOfChildren =
    sex !== 'female' && (named.some((text) => newbornWords.test(text)) || (age?.max != null && age.max < 10))
  return !isOfChildren && named.some((text) => pregnancyWords.test(text))
}
