import type { Language } from '@auscult/contract/language.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Lexicon, LexiconConcept } from '@auscult/evidence/understand/lexicon/lexicon.ts'

/** A question of names alone, made of what one record is about; `byClass` where its drug is named by the class. */
export type KeywordQuestion = { id: string; text: string; language: Language; byClass: boolean }

export const treatmentForms: Record<Language, readonly ((act: string, ill: string) => string)[]> = {
  en: [
    (act, ill) => `${act} ${ill}`,
    (act, ill) => `${act} in ${ill}`,
    (act, ill) => `${ill}, ${act}?`,
    (act, ill) => `is ${act} useful in ${ill}`,
    (act, ill) => `${ill} - start ${act}?`,
    (act, ill) => `${act} for ${ill} evidence`,
    (act, ill) => `which ${act} for ${ill}`,
    (act, ill) => `dose of ${act} in ${ill}`,
    (act, ill) => `${ill}, how long ${act}?`,
    (act, ill) => `${act} still recommended in ${ill}?`,
  ],
  it: [
    (act, ill) => `${act} ${ill}`,
    (act, ill) => `${act} in ${ill}`,
    (act, ill) => `${ill}: ${act}?`,
    (act, ill) => `${ill}, serve ${act}?`,
    (act, ill) => `quale ${act} per ${ill}`,
    (act, ill) => `${ill}, dose di ${act}`,
    (act, ill) => `${act} ancora raccomandato in ${ill}?`,
  ],
  de: [
    (act, ill) => `${act} ${ill}`,
    (act, ill) => `${act} bei ${ill}`,
    (act, ill) => `${ill}: ${act}?`,
    (act, ill) => `${ill}, ${act} sinnvoll?`,
    (act, ill) => `welches ${act} bei ${ill}`,
    (act, ill) => `${ill}, Dosis ${act}`,
    (act, ill) => `${act} bei ${ill} noch empfohlen?`,
  ],
  es: [
    (act, ill) => `${act} ${ill}`,
    (act, ill) => `${act} en ${ill}`,
    (act, ill) => `¿${act} en ${ill}?`,
    (act, ill) => `${ill}, ¿sirve ${act}?`,
    (act, ill) => `qué ${act} para ${ill}`,
    (act, ill) => `${ill}, dosis de ${act}`,
    (act, ill) => `¿todavía se recomienda ${act} en ${ill}?`,
  ],
}

const topicForms: Record<Language, readonly ((ill: string) => string)[]> = {
  en: [
    (ill) => `${ill} first line`,
    (ill) => `${ill} guideline`,
    (ill) => `how to treat ${ill}`,
    (ill) => `1st line tx ${ill} latest guidance`,
  ],
  it: [(ill) => `${ill} prima linea`, (ill) => `linee guida ${ill}`],
  de: [(ill) => `${ill} Leitlinie`, (ill) => `${ill} Therapie erster Wahl`],
  es: [(ill) => `${ill} primera línea`, (ill) => `guía ${ill} tratamiento`],
}

const effectForms: Record<Language, readonly ((act: string, outcome: string) => string)[]> = {
  en: [
    (act, outcome) => `does ${act} reduce ${outcome}`,
    (act, outcome) => `does ${act} cause ${outcome}?`,
    (act, outcome) => `${act} and risk of ${outcome}`,
  ],
  it: [
    (act, outcome) => `${act} riduce ${outcome}?`,
    (act, outcome) => `${act} causa ${outcome}?`,
    (act, outcome) => `rischio di ${outcome} con ${act}`,
  ],
  de: [
    (act, outcome) => `senkt ${act} ${outcome}?`,
    (act, outcome) => `verursacht ${act} ${outcome}?`,
    (act, outcome) => `Risiko für ${outcome} unter ${act}`,
  ],
  es: [
    (act, outcome) => `¿${act} reduce ${outcome}?`,
    (act, outcome) => `¿${act} causa ${outcome}?`,
    (act, outcome) => `riesgo de ${outcome} con ${act}`,
  ],
}

export const languages: readonly Language[] = ['en', 'en', 'en', 'it', 'de', 'es']
const shareByClass = 0.3
const shareByWider = 0.3

/** Of a curated study 'drug disease' in some language and under any of their names; of a guideline 'disease first line'. */
export function askByNames(
  id: string,
  { profile, maker }: EvidenceRecord,
  lexicon: Lexicon,
  random: () => number,
): KeywordQuestion | undefined {
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)]
  const language = pick(languages) ?? 'en'
  const find = (terms: readonly string[]) => terms.flatMap((term) => lexicon.find(term) ?? [])
  const nameOf = (concept: LexiconConcept | undefined) =>
    concept === undefined ? undefined : pick(namesIn(concept, language))
  const isWider = random() < shareByWider && profile.widerProblems.length > 0
  const ill = nameOf(pick(find(isWider ? profile.widerProblems : profile.problems.slice(0, 1))))
  if (ill === undefined) return undefined
  if (maker === 'guideline') {
    const text = pick(topicForms[language])?.(ill)
    return text === undefined ? undefined : { id, text, language, byClass: false }
  }
  const byClass = random() < shareByClass && profile.actClasses.length > 0
  const acts = find(byClass ? profile.actClasses : profile.acts).filter(
    ({ type }) => type === 'drug' || type === 'procedure',
  )
  const act = nameOf(pick(acts))
  const text = act === undefined ? undefined : pick(treatmentForms[language])?.(act, ill)
  return text === undefined ? undefined : { id, text, language, byClass }
}

/** Of a curated study whether its treatment brings about or prevents what was counted; no disease is named. */
export function askForEffect(
  id: string,
  { profile, maker }: EvidenceRecord,
  lexicon: Lexicon,
  random: () => number,
): (KeywordQuestion & { outcome: string }) | undefined {
  if (maker !== 'curated') return undefined
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)]
  const language = pick(languages) ?? 'en'
  const find = (terms: readonly string[]) => terms.flatMap((term) => lexicon.find(term) ?? [])
  const act = pick(find(profile.acts).filter(({ type }) => type === 'drug' || type === 'procedure'))
  const outcome = pick(
    find(profile.outcomes).filter(({ type }) => type === 'condition' || type === 'outcome'),
  )
  if (act === undefined || outcome === undefined) return undefined
  const [actName = act.term, outcomeName = outcome.term] = [act, outcome].map((each) =>
    pick(namesIn(each, language)),
  )
  const text = pick(effectForms[language])?.(actName, outcomeName)
  return text === undefined ? undefined : { id, text, language, byClass: false, outcome: outcome.term }
}

export function namesIn(concept: LexiconConcept, language: Language): string[] {
  if (language !== 'en' && concept[language].length > 0) return concept[language]
  return [concept.term, ...concept.synonyms.slice(0, 4), ...concept.abbreviations]
}
