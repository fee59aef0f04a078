import { withClass } from './allergy-class.ts'
import { agesIn, withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import type { Language } from '@auscult/contract/language.ts'
import { readLanguage } from '../understand/language/read-language.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { isCaseStory } from './case-story.ts'
import { assignRoles } from './assign-roles.ts'
import { deduceProblems, type Tested } from './deduced.ts'
import type { Roles } from './roles.ts'
import { readValues } from './figures.ts'
import { readImplied } from './implied-values.ts'
import type { Result } from './deduction.ts'
import type { Act, Deduced, Name, Problem, Question, Token } from './question.ts'
import { settleKinship } from './kinship.ts'
import { fold } from '../text/terms.ts'
import { readGestation, readPatient } from './read-patient.ts'
import { withoutGrownUps } from './grown-up.ts'
import { type ChosenReadings, type QuestionWord, readSegments, saysAside } from './segments.ts'
import { inEnglish, sayInEnglish, sayStory } from './search-text.ts'
import { readSituations } from '../understand/situations.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { readResults } from './results.ts'
import { readUnknownDisease } from './unknown-disease.ts'
import { readUnknownTreatment } from './unknown-treatment.ts'
import { findMedicineInName } from '../understand/titled-names.ts'
import { readSpeechAct } from './speech-act.ts'

type ReadWith = {
  chosen?: ChosenReadings
  /** What it is taken to be in where it does not tell. */
  language?: Language | undefined
}

/** A question read once, whatever it is; never throws. Time grows with its length, of which the first 120 words are read. */
export function readQuestion(
  typed: string,
  lexicon: Lexicon,
  { chosen = new Map(), language: spoken }: ReadWith = {},
): Question {
  const { grammar } = lexicon
  const text = withoutIdentifiers(typed, (found) => findMedicineInName(found, lexicon))
  const language = readLanguage(text, lexicon, spoken)
  // Age and sex are no names, though a letter and a figure side by side may look like a record number.
  const { values, unsureValues } = readValues(typed, grammar.measures, language)
  const figures = [...values, ...unsureValues].map((each) => each.text)
  const { words, corrections } = readSegments(text, language, lexicon, { figures, chosen })
  settleKinship(words, { hasGestation: readGestation(fold(text)) !== null, ages: agesIn(typed) })
  const roles = assignRoles(words)
  const person = readPatient(typed, words, { isOfPregnancy: roles.problems.some(isOfPregnancy), figures })
  const results = readResults(words)
  const told = { ...roles, tested: testedOf(words, results), patient: { ...person, values } }
  const deduced = deduceProblems(told, lexicon, { background: false })
  const isStory = isCaseStory(text, words, language)
  return {
    text,
    language,
    speechAct: readSpeechAct(isStory ? lastSentence(words) : words, roles),
    acts: [...withoutFindings(roles.acts, deduced), ...testedActs(roles, words, figures)],
    problems: roles.problems,
    deduced,
    background: deduceProblems(told, lexicon, { background: true }),
    unknownName:
      readUnknownDisease(words, language, lexicon) ?? readUnknownTreatment(words, language, lexicon),
    patient: {
      ...person,
      weightKg: values.find(({ measure }) => measure === 'weight')?.value ?? null,
      values,
      unsureValues,
      impliedValues: readImplied(roles, grammar.implied),
      allergies: withClass(roles.allergies, lexicon),
      anaphylaxisTo: roles.anaphylaxisTo,
    },
    concern: roles.concern,
    situations: readSituations(words, grammar.situations[language], (at) =>
      (words[at - 1]?.cues ?? []).some(({ cue }) => cue === 'denied' || cue === 'denied-next'),
    ),
    people: withoutGrownUps(roles.people, words, person.ageYears),
    tests: roles.tests,
    tokens: tokensOf(words, roles, results),
    names: namesOf(words, roles),
    searchText: searchTextOf(words, roles, { text, isStory, language, deduced }, lexicon),
    besideStudy: words.flatMap((word, at) =>
      saysAside(word, 'of-study')
        ? [words[at - 1], words[at + 1]].flatMap((beside) => beside?.folded ?? [])
        : [],
    ),
    isStory,
    unsure: roles.unsure,
    corrections,
  }
}

/** What a disease is told by is nothing that is asked about: the chemotherapy behind a fever was given. */
function withoutFindings(acts: readonly Act[], deduced: readonly Deduced[]): Act[] {
  const findings = new Set(deduced.flatMap((each) => each.findings))
  return acts.map((act) =>
    act.role === 'asked' && findings.has(act.concept) ? { ...act, role: 'current' } : act,
  )
}

/** What is ruled out is not looked for: 'no heart disease' would find those who have it. */
function searchTextOf(
  words: readonly QuestionWord[],
  { denied }: Roles,
  { text, isStory, language, deduced }: Pick<Question, 'text' | 'isStory' | 'language' | 'deduced'>,
  lexicon: Lexicon,
): string {
  if (isStory) return [sayStory(words), ...deduced.map(({ concept }) => concept.term)].join(' ')
  const told = words.filter(({ isNamed }, at) => !(isNamed && denied[at]))
  if (told.length === words.length && language === 'en') return text
  return sayInEnglish(told, lexicon, language)
}

/** What a story asks stands at its end; before, its tests and treatments are told. */
function lastSentence(words: readonly QuestionWord[]): readonly QuestionWord[] {
  return words.slice(words.findLastIndex(({ gap }) => gap === 'hard'))
}

/** A test is what is asked about where it tells or finds a disease, or where nothing else is done to anybody; its figure is the patient's. */
function testedActs(
  { acts, tests, findings }: Roles,
  words: readonly QuestionWord[],
  figures: readonly string[],
): Act[] {
  const asksOfTest = words.some(({ cues }) => cues.some(({ cue }) => cue === 'diagnose' || cue === 'screen'))
  if (!asksOfTest && acts.some(({ role }) => role === 'asked')) return []
  return tests
    .filter((test) => {
      if (findings.includes(test)) return false
      const { term, abbreviations, synonyms } = test
      const names = [term, ...abbreviations, ...synonyms].map((name) => name.toLowerCase())
      return figures.every((text) => !names.some((name) => text.startsWith(name)))
    })
    .map((concept) => ({ concept, role: 'asked', text: concept.term, dose: null }))
}

/** The tests of which words tell how they came out. */
function testedOf(words: readonly QuestionWord[], results: readonly (Result | null)[]): Tested[] {
  return words.flatMap(({ name, text }, at) => {
    const result = results[at] ?? null
    return name === null || result === null ? [] : name.readings.map((concept) => ({ concept, result, text }))
  })
}

function tokensOf(
  words: readonly QuestionWord[],
  { denied, ofOthers }: Roles,
  results: readonly (Result | null)[],
): Token[] {
  const sentences = sentencesOf(words)
  const asks = ({ from, to, isAsked }: Sentence) =>
    isAsked && words.slice(from, to).some(({ isNamed }) => isNamed)
  const tells = sentences.some(asks) ? sentences.filter(({ isAsked }) => !isAsked) : []
  return words.map((word, at) => ({
    text: word.text,
    key: word.english.key,
    english: inEnglish(word),
    tag: word.isNamed ? 'concept' : /^\d/u.test(word.folded) ? 'figure' : word.isCue ? 'cue' : 'speech',
    isDenied: denied[at] ?? false,
    isOfOther: ofOthers[at] ?? false,
    result: results[at] ?? null,
    isBeside: tells.some(({ from, to }) => from <= at && at < to),
  }))
}

function namesOf(words: readonly QuestionWord[], { denied, certainties, standings }: Roles): Name[] {
  return words.flatMap(({ name }, at) => {
    if (name === null) return []
    const text = words.slice(at, at + name.length).map((word) => word.text)
    return [
      {
        text: text.join(' '),
        readings: name.readings,
        isDenied: denied[at] ?? false,
        certainty: certainties[at] ?? 'present',
        standing: standings[at] ?? 'told',
        from: at,
        to: at + name.length,
      },
    ]
  })
}

function isOfPregnancy({ concept, certainty }: Problem): boolean {
  return certainty === 'present' && concept.concerns.includes('pregnant women')
}
