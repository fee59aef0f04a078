import type { Profile } from './evidence-record.ts'
import { cue, type Cues } from './word-cues.ts'

type People = Pick<Profile, 'ageYears' | 'sex' | 'isPregnancy'>

/** Years of MeSH's age headings (NLM, age groups of 2015). The old have no upper bound. */
const ageOfHeading: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['Infant, Newborn', [0, 0.1]],
  ['Infant', [0, 2]],
  ['Child, Preschool', [2, 6]],
  ['Child', [6, 13]],
  ['Adolescent', [13, 19]],
  ['Young Adult', [19, 24]],
  ['Adult', [19, 45]],
  ['Middle Aged', [45, 65]],
  ['Aged', [65, 80]],
  ['Aged, 80 and over', [80, 120]],
])

const years = String.raw`(?:years?|yrs?|y)(?:[ -](?:old|of age))?\b`
const figure = String.raw`(\d{1,3}(?:\.\d)?)`
const range = new RegExp(
  String.raw`(?:\baged?|\bages?|\bbetween|\bfrom)(?: of)?(?: between| from)?\s*${figure}(?:\s*${years})?\s*(?:-|–|to|and)\s*${figure}\s*${years}|\b${figure}\s*(?:-|–|to)\s*${figure}[ -](?:years?|yrs?)[ -](?:old|of age)`,
  'iu',
)
const least = new RegExp(
  String.raw`(?:≥|>=|>|\b(?:over|older than|above|at least|aged|minimum age:?))\s*(?:the age of |age )?${figure}\s*${years}(?:\s*(?:or|and) (?:older|over|above|more))?|\b${figure}\s*${years}\s*(?:or|and) (?:older|over|above|more)`,
  'iu',
)
const most = new RegExp(
  String.raw`(?:<|≤|<=|\b(?:under|younger than|below|up to|maximum age:?))\s*(?:the age of |age )?${figure}\s*${years}|\b${figure}\s*${years}\s*(?:or|and) (?:younger|under|below)`,
  'iu',
)

const ofAge: readonly [RegExp, readonly [number | null, number | null]][] = [
  [/\b(?:neonat\w*|newborns?|preterm|premature infants?)\b/iu, [0, 0.1]],
  [/\binfants?\b/iu, [0, 2]],
  [/\b(?:children|child|childhood|paediatric|pediatric|schoolchildren|toddlers?)\b/iu, [0, 18]],
  [/\b(?:adolescents?|teenagers?)\b/iu, [10, 19]],
  [/\b(?:elderly|older (?:people|adults|patients|persons|men|women)|geriatric|nursing home)\b/iu, [60, null]],
  [/\badults\b/iu, [18, null]],
]

const pregnant =
  /\b(?:pregnan(?:t|cy)|gestational|antenatal|prenatal|pre-?eclampsia|obstetric|in labou?r|labou?r (?:induction|analgesia)|induction of labou?r|ca?esarean)\b/iu
/** A pregnancy that is hoped for or prevented is an outcome. */
const pregnancyOutcome =
  /\bpregnancy (?:rates?|outcomes? (?:after|of|in) (?:ivf|in vitro))|\b(?:unintended|prevent(?:ion of)?|contracepti\w+|infertil\w+|ivf|in vitro fertili[sz]ation|embryo transfer)\b/iu
const women = /\b(?:women|females|girls|mothers|maternal)\b/iu
const men = /\b(?:men|males|boys)\b/iu

/** Who was studied, from the indexer's age and sex headings and from what title, aim and method say. `sentences` are those that speak of people, the title among them. */
export function readPeople(
  title: string,
  sentences: readonly { text: string; cues: Cues }[],
  meshTerms: readonly string[],
): People {
  const texts = sentences.filter(({ cues }) => (cues & cue.years) !== 0).map(({ text }) => text)
  return {
    ageYears: readAge(title, texts, meshTerms),
    sex: readSex(title, meshTerms),
    isPregnancy:
      (pregnant.test(title) && !pregnancyOutcome.test(title)) ||
      (meshTerms.some((term) => term === 'Pregnant Women' || term.startsWith('Pregnancy Complications')) &&
        !pregnancyOutcome.test(title)),
  }
}

const unknownAge = { min: null, max: null }

function readAge(title: string, texts: readonly string[], meshTerms: readonly string[]): Profile['ageYears'] {
  const registered = registeredAge(texts)
  if (registered !== undefined) return registered
  for (const text of texts) {
    const told = ageIn(text)
    if (told !== undefined) return told
  }
  const named = ofAge.find(([pattern]) => pattern.test(title))?.[1]
  if (named !== undefined) return { min: named[0], max: named[1] }
  const headings = meshTerms.flatMap((term) => {
    const ages = ageOfHeading.get(term)
    return ages === undefined ? [] : [ages]
  })
  if (headings.length === 0) return unknownAge
  const min = Math.min(...headings.map(([from]) => from))
  const max = Math.max(...headings.map(([, to]) => to))
  // Indexers give every group that was among the people, so grown-ups have no upper bound to rely on.
  return { min: min >= 19 ? 18 : min, max: max > 19 ? null : max }
}

const bound = /^(?<which>Minimum|Maximum) age: (?<years>\d+) years?\b/iu

/** As the sections of a registration have it, a sentence for each bound. */
function registeredAge(texts: readonly string[]): Profile['ageYears'] | undefined {
  const bounds = new Map<string, number>()
  for (const text of texts) {
    const { which, years: told } = bound.exec(text)?.groups ?? {}
    if (which !== undefined) bounds.set(which, Number(told))
  }
  if (bounds.size === 0) return undefined
  const yearsOf = (which: string) => bounds.get(which) ?? null
  return { min: yearsOf('Minimum'), max: yearsOf('Maximum') }
}

/** Mean ages and follow-up stand beside years too, so a bound needs its own words. */
function ageIn(text: string): Profile['ageYears'] | undefined {
  const both = range.exec(text)
  if (both !== null) {
    const min = Number(both[1] ?? both[3])
    const max = Number(both[2] ?? both[4])
    if (min < max && max <= 120 && !/\b(?:mean|median|average|follow)/iu.test(beside(text, both.index)))
      return { min, max }
  }
  const from = least.exec(text)
  const to = most.exec(text)
  const min = boundOf(text, from)
  const max = boundOf(text, to)
  return min === null && max === null ? undefined : { min, max }
}

function boundOf(text: string, found: RegExpExecArray | null): number | null {
  if (found === null) return null
  const value = Number(found[1] ?? found[2])
  // 'Followed for at least 5 years' is no age.
  const isOfTime =
    /\b(?:mean|median|average|follow|duration|within|survival|history|for|every|past|last|previous|diagnos\w+)\b[^.;]{0,25}$/iu.test(
      beside(text, found.index),
    )
  const saysAge = /age|old/iu.test(
    text.slice(Math.max(0, found.index - 25), found.index + found[0].length + 15),
  )
  return isOfTime || !saysAge || value > 110 ? null : value
}

function beside(text: string, at: number): string {
  return text.slice(Math.max(0, at - 40), at)
}

function readSex(title: string, meshTerms: readonly string[]): Profile['sex'] {
  const hasFemale = meshTerms.includes('Female')
  const hasMale = meshTerms.includes('Male')
  if (hasFemale !== hasMale && meshTerms.includes('Humans')) return hasFemale ? 'female' : 'male'
  if (hasFemale && hasMale) return 'any'
  const [isWomen, isMen] = [women.test(title), men.test(title)]
  if (isWomen === isMen) return 'any'
  return isWomen ? 'female' : 'male'
}
