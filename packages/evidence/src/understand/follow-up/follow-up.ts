import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Language } from '@auscult/contract/language.ts'
import { questionFrames } from '../wording/question-frames.ts'
import type { QuestionParts } from '../wording/question-wording.ts'
import { findAlerts } from '../alerts/alerts.ts'
import { isOtherRequest } from '../clinical-signal.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isState, nameIn, questionParts } from '../question-parts.ts'
import { isWithin } from '../search-forms.ts'
import {
  append,
  asSentence,
  findOnly,
  isJoined,
  replaceAt,
  standsAtEnd,
  withArticle,
  withPreposition,
} from './edit-question.ts'
import { flat, type ParsedFollowUp, parseFollowUp, type Named } from './parse-follow-up.ts'

/** The question before: in the words it was answered in, and how it was read. */
export type PreviousAsked = { question: string; understood: Understood }

/**
 * A follow-up as a question that stands alone: 'and in pregnancy?' after 'Is metformin safe in type 2 diabetes?' is 'Is metformin safe
 * in type 2 diabetes in pregnancy?'. A question with a treatment and an illness of its own, and one that leans on nothing, is given
 * back as typed. Works on names and question words alone; never throws.
 */
export function restateFollowUp(typed: string, previous: PreviousAsked, lexicon: Lexicon): string {
  // What may be an emergency or name a patient is read as it stands.
  if (isOtherRequest(typed) || findAlerts(typed).length > 0) return typed
  const heard = parseFollowUp(typed, previous.understood.language, lexicon)
  if (heard.rest === '' || standsAlone(heard)) return typed
  const parts = questionParts(previous.understood, lexicon)
  const scene: Scene = { previous, lexicon, heard, parts }
  if (heard.hasPronoun && heard.treatments.length === 0 && parts.treatment.length > 0)
    return withTreatmentNamed(scene)
  const asked = changeOfKind(heard)
  if (asked !== undefined) return askAnew(scene, asked)
  if (heard.isSentence && heard.treatments.length > 0 && !heard.hasOpening) return withPeopleNamed(scene)
  if (heard.outcomes.length > 0 && heard.treatments.length === 0 && !heard.isComparing)
    return askAnew(scene, {
      outcome: heard.outcomes.map((each) => nameOf(each, scene)),
      intent: 'start',
      kind: 'other',
    })
  return edit(scene) ?? typed
}

type Scene = { previous: PreviousAsked; lexicon: Lexicon; heard: ParsedFollowUp; parts: QuestionParts }

function standsAlone(heard: ParsedFollowUp): boolean {
  const { hasOpening, hasPronoun, isComparing, isAdding, isSentence, treatments, conditions } = heard
  if (hasOpening || hasPronoun || isComparing || isAdding) return false
  return conditions.length > 0 && (treatments.length > 0 || isSentence)
}

function frames({ previous }: Scene) {
  return questionFrames(previous.understood.language)
}

/** As typed, where it was typed in the language of the question before. */
function nameOf({ concept, typed }: Named, { heard, previous }: Scene): string {
  const { language } = previous.understood
  return heard.language === language ? typed : nameIn(concept, language)
}

/** 'Is it safe in pregnancy?': the treatment in place of 'it', and the illness where the follow-up names none. */
function withTreatmentNamed(scene: Scene): string {
  const { heard, parts } = scene
  const found = heard.words.pronoun.exec(flat(heard.rest))
  const start = found?.index ?? 0
  const treatment = new Intl.ListFormat(heard.language).format(parts.treatment)
  const named = heard.rest.slice(0, start) + treatment + heard.rest.slice(start + (found?.[0].length ?? 0))
  return addPeople(`${named}?`, scene)
}

/** 'Does exercise help?': a treatment of its own, the people of the question before. */
function withPeopleNamed(scene: Scene): string {
  return addPeople(`${scene.heard.rest}?`, scene)
}

function addPeople(question: string, scene: Scene): string {
  const { heard, parts } = scene
  const mark = heard.language === 'es' ? '¿' : ''
  const asked = asSentence(mark + question)
  const hasOwn = heard.conditions.length > 0 || parts.persons.length + parts.conditions.length === 0
  return hasOwn ? asked : append(asked, frames(scene).among(parts.persons, parts.conditions))
}

/** What the follow-up asks instead: the dose, how long, harms, what guidelines say. */
function changeOfKind({ words, rest, outcomes }: ParsedFollowUp): Partial<QuestionParts> | undefined {
  const said = flat(rest)
  if (words.dose.test(said)) return { intent: 'dose', kind: 'treatment' }
  if (words.duration.test(said)) return { intent: 'duration', kind: 'treatment' }
  if (words.stopping.test(said)) return { intent: 'stop', kind: 'treatment' }
  if (words.guideline.test(said)) return { intent: 'start', kind: 'guideline' }
  if (words.diagnosis.test(said)) return { intent: 'start', kind: 'diagnosis', treatment: [] }
  if (words.prognosis.test(said)) return { intent: 'start', kind: 'prognosis', treatment: [] }
  const isAnyHarm = outcomes.some(({ concept }) => concept.term === 'adverse events')
  return isAnyHarm || words.harms.test(said) ? { intent: 'start', kind: 'harm', outcome: [] } : undefined
}

/** The question before asked anew with other parts, and with the treatment and people that the follow-up names. */
function askAnew(scene: Scene, change: Partial<QuestionParts>): string {
  const { heard, parts } = scene
  const names = (all: readonly Named[]) => all.map((each) => nameOf(each, scene))
  const comparator = heard.isComparing ? names(heard.treatments) : parts.comparator
  const own = heard.isComparing ? [] : names(heard.treatments)
  const also = names(heard.comorbidities)
  const illnesses = names(heard.conditions)
  const isOther = heard.conditions.some((illness) => takesPlace(illness, scene))
  const conditions = isOther ? illnesses : [...parts.conditions, ...illnesses]
  return frames(scene).question({
    ...parts,
    comparator: own.length > 0 ? [] : comparator,
    treatment: own.length > 0 ? own : parts.treatment,
    persons: heard.persons.length > 0 ? names(heard.persons) : parts.persons,
    conditions: [...conditions, ...also, ...(heard.conditions.length > 0 ? [] : whatTheyLack(scene))],
    ...change,
  })
}

const without: Record<Language, string> = { en: 'without', it: 'senza', de: 'ohne', es: 'sin' }

/** 'Without oxygen', as the people of the question before were. */
function whatTheyLack({ previous: { understood }, lexicon }: Scene): string[] {
  return understood.excluded.map((term) => {
    const concept = lexicon.find(term)
    const name = concept === undefined ? term : nameIn(concept, understood.language)
    return `${without[understood.language]} ${name}`
  })
}

/** The wording of the question before, changed where the follow-up says so. Undefined where it says nothing that can be placed. */
function edit(scene: Scene): string | undefined {
  const { heard, previous, parts } = scene
  if (heard.words.time.test(flat(heard.rest))) return changeTime(scene)
  if (heard.treatments.length > 0 && lacking.test(flat(heard.rest)))
    return append(previous.question, heard.rest)
  if (heard.isComparing) return compare(scene)
  const hasPeople = heard.persons.length + heard.conditions.length + heard.comorbidities.length > 0
  if (heard.treatments.length === 0 && !hasPeople) {
    if (heard.hasUnknown && heard.hasPreposition) return append(previous.question, heard.rest)
    if (heard.hasUnknown) return heard.isSentence ? undefined : frames(scene).about(heard.rest, parts)
    return heard.isSentence ? withAllNamed(scene) : undefined
  }
  const treated = heard.treatments.length > 0 ? changeTreatment(scene) : previous.question
  return hasPeople ? changePeople(treated, scene) : treated
}

/** 'Without oxygen' is said of the people and names no treatment. */
const lacking = /^(?:without|senza|ohne|sin)\s/u
const hours =
  /(?:\b(?:at|after|within|dopo|entro|nach|innerhalb von|tras|a las)\s+)?\b\d+(?:[.,]\d+)?\s*(?:hours?|hrs?|h|ore|stunden|horas)\b/iu

/** Another time since the onset takes the place of the one before. */
function changeTime({ heard, previous: { question } }: Scene): string {
  const before = hours.exec(question)
  if (before === null || !hours.test(heard.rest)) return append(question, heard.rest)
  return question.slice(0, before.index) + heard.rest + question.slice(before.index + before[0].length)
}

/** 'When to start?' asks of the treatment and the people of the question before. */
function withAllNamed(scene: Scene): string | undefined {
  const { heard, parts } = scene
  if (parts.treatment.length === 0) return undefined
  const treatment = new Intl.ListFormat(heard.language).format(parts.treatment)
  return addPeople(`${heard.rest} ${treatment}?`, scene)
}

function compare(scene: Scene): string {
  const { heard, previous, lexicon, parts } = scene
  const [control] = heard.treatments
  const name = heard.treatments.length === 1 && control !== undefined ? nameOf(control, scene) : heard.rest
  const { comparator, intent } = previous.understood
  // Which is better is asked, no longer how much, how long or when to end it.
  if (intent !== 'start' && intent !== 'combine')
    return frames(scene).question({ ...parts, comparator: [name], intent: 'start', kind: 'treatment' })
  if (comparator.length === 0) return append(previous.question, frames(scene).comparedWith(name))
  const place = findOnly(previous.question, comparator, previous.understood)
  if (place === undefined || lexicon.find(comparator[0] ?? '') === undefined)
    return frames(scene).question({ ...parts, comparator: [name] })
  return replaceAt(previous.question, withArticle(previous.question, place), name)
}

function changeTreatment(scene: Scene): string {
  const { heard, previous, parts } = scene
  const { question, understood } = previous
  const names = heard.treatments.map((each) => nameOf(each, scene))
  const together = new Intl.ListFormat(understood.language).format(names)
  if (heard.isAdding || heard.isHaving) return append(question, frames(scene).togetherWith(together))
  const place = findOnly(question, understood.intervention, understood)
  const isCompared = heard.treatments.some(({ concept }) => understood.comparator.includes(concept.term))
  if (place === undefined || isCompared)
    return frames(scene).question({
      ...parts,
      treatment: names,
      comparator: isCompared ? [] : parts.comparator,
      // A question that named no treatment asked what to do; now one is asked about.
      ...(parts.treatment.length === 0 && { kind: 'treatment' }),
    })
  return replaceAt(question, withArticle(question, place), together)
}

const ageGroups = ['adults', 'older adults', 'children', 'adolescents', 'infants', 'neonates']

/** Another age or illness takes the place of the one before; pregnancy, kidney disease and what the same people have come on top. */
function changePeople(question: string, scene: Scene): string {
  const { heard, previous, lexicon } = scene
  const { understood } = previous
  const ages = understood.population.filter((term) => ageGroups.includes(term))
  const illnesses = understood.population.filter((term) => lexicon.find(term)?.type === 'condition')
  const [age] = heard.persons
  const [illness] = heard.conditions
  const agePlace = heard.persons.length === 1 ? findOnly(question, ages, understood) : undefined
  if (age !== undefined && agePlace !== undefined) {
    const rest = [...heard.conditions, ...heard.comorbidities].map((each) => nameOf(each, scene))
    if (ageGroups.includes(age.concept.term)) {
      const changed = replaceAt(question, agePlace, nameOf(age, scene))
      return rest.length === 0 ? changed : append(changed, frames(scene).among([], rest))
    }
    const whole = standsAtEnd(question, agePlace) ? withPreposition(question, agePlace) : undefined
    if (whole !== undefined) return replaceAt(question, whole, peoplePhrase(scene))
  }
  const isOther = illness !== undefined && heard.conditions.length === 1 && takesPlace(illness, scene)
  const place = isOther ? findOnly(question, illnesses, understood) : undefined
  if (illness === undefined || place === undefined) return append(question, peoplePhrase(scene))
  const whole = isJoined(question, place) ? undefined : withPreposition(question, place)
  const keepsPreposition = whole === undefined || (understood.language === 'en' && !heard.hasPreposition)
  if (keepsPreposition) return replaceAt(question, place, nameOf(illness, scene))
  return replaceAt(question, whole, peoplePhrase(scene))
}

/** Named so widely, they are what the people have as well more often than what is treated. */
const wideIllnesses: ReadonlySet<string> = new Set(['diabetes', 'cancer', 'hypertension'])

/**
 * 'In gout?' asks of another illness; 'in patients with diabetes?' and 'with cancer?' of the same people with one more, unless it is a kind
 * of the illness before, or its sister, or named to be asked about instead.
 */
function takesPlace({ concept }: Named, { heard, previous, lexicon }: Scene): boolean {
  if (heard.isInstead) return true
  const before = previous.understood.population
    .flatMap((term) => lexicon.find(term) ?? [])
    .filter(({ type }) => type === 'condition')
  const isKin = before.some(
    (illness) =>
      isWithin(concept, illness) ||
      isWithin(illness, concept) ||
      illness.wider.some((wider) => wider.type === 'condition' && concept.wider.includes(wider)),
  )
  return isKin || !(heard.isHaving || heard.isOfPeople || wideIllnesses.has(concept.term))
}

/** Pregnancy is had, like an illness. */
function isHad({ concept }: Named): boolean {
  return isState(concept.term)
}

/** As typed where it has its own preposition and names nothing else. */
function peoplePhrase(scene: Scene): string {
  const { heard, previous } = scene
  const isOwnLanguage = heard.language === previous.understood.language
  if (heard.hasPreposition && heard.treatments.length === 0 && isOwnLanguage) return heard.rest
  const names = (all: readonly Named[]) => all.map((each) => nameOf(each, scene))
  return frames(scene).among(
    names(heard.persons.filter((each) => !isHad(each))),
    names([...heard.persons.filter(isHad), ...heard.conditions, ...heard.comorbidities]),
  )
}
