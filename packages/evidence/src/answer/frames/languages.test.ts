import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { Language } from '@auscult/contract/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import type { Document } from '../../corpus/document.ts'
import { detectLanguage } from '../../understand/language/language.ts'
import { readWords } from '../../understand/words.ts'
import { studyName } from '../document/study-name.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'
import { verifySentences } from '../verify.ts'

let starter: StarterParts
let byId: Map<string, Document>

beforeAll(async () => {
  starter = await openStarterParts()
  byId = new Map(starter.starter.map((document) => [document.id, document]))
}, 60_000)

afterAll(() => starter.close())

const questions: Record<'it' | 'de' | 'es', readonly string[]> = {
  it: [
    'Le statine riducono la mortalità nei pazienti anziani?',
    'I corticosteroidi migliorano la sopravvivenza nello shock settico?',
    'Apixaban è meglio del warfarin nella fibrillazione atriale?',
    'La vitamina D previene le fratture?',
    'Qual è la terapia di prima linea dell’ipertensione?',
    'Come si fa la diagnosi di gotta?',
    'Acido tranexamico nell’emorragia post partum',
    'La colchicina riduce gli eventi cardiovascolari dopo infarto?',
    'Dapagliflozin è utile nello scompenso cardiaco con frazione di eiezione ridotta?',
    'Che cosa aiuta nella malattia renale cronica con diabete di tipo 2?',
    'La terapia ormonale sostitutiva causa il cancro della mammella?',
  ],
  de: [
    'Verbessern Kortikosteroide das Überleben bei septischem Schock?',
    'Senken Statine die Sterblichkeit bei älteren Menschen?',
    'Welche Wirkung hat Dapagliflozin bei Herzinsuffizienz mit reduzierter Ejektionsfraktion?',
    'Ist Apixaban besser als Warfarin bei Vorhofflimmern?',
    'Hilft Vitamin D zur Vorbeugung von Frakturen?',
    'Welche Diagnosekriterien gelten für Gicht?',
    'Tranexamsäure bei Blutung nach der Geburt',
    'Was ist die Erstlinientherapie der arteriellen Hypertonie?',
    'Senkt Colchicin kardiovaskuläre Ereignisse nach Herzinfarkt?',
    'Was hilft bei chronischer Niereninsuffizienz und Typ-2-Diabetes?',
  ],
  es: [
    '¿Las estatinas reducen la mortalidad en ancianos?',
    '¿Los corticoides mejoran la supervivencia en el shock séptico?',
    '¿Qué funciona en la enfermedad renal crónica con diabetes tipo 2?',
    '¿Apixabán es mejor que la warfarina en la fibrilación auricular?',
    '¿La vitamina D previene las fracturas?',
    '¿Cuál es el tratamiento de primera línea de la hipertensión?',
    '¿Cómo se diagnostica la gota?',
    'Ácido tranexámico en la hemorragia posparto',
    '¿La colchicina reduce los eventos cardiovasculares después de un infarto?',
    'Semaglutida para perder peso en adultos con obesidad',
    '¿La terapia hormonal sustitutiva causa cáncer de mama?',
  ],
}

/** Words that hold an English sentence together and stand in none of the other three languages. */
const english =
  /\b(?:the|of|and|with|than|was|were|from|for|by|or|found|evidence|strong|study|studies|trial|participants|compared|over|adults|people|which|this|not|placebo-controlled|risk|harms|only|shows|supports)\b/iu

/** What is ours of a sentence: without quotations and without the names of studies. */
function ownWords(text: string, documents: readonly Document[]): string {
  const unquoted = text.replaceAll(/«[^»]*»|„[^“]*“/gu, ' ')
  return documents.map(studyName).reduce((left, name) => left.replaceAll(name, ' '), unquoted)
}

function expectOwnLanguage(sentence: AnswerSentence, language: Language): void {
  const documents = sentence.citations.flatMap(({ id }) => byId.get(id) ?? [])

  expect(ownWords(sentence.text, documents)).not.toMatch(english)
  expect(verifySentences([sentence], documents, language)).toEqual([sentence])
}

describe.each(['it', 'de', 'es'] as const)('an answer in %s', (language) => {
  test.each(questions[language])('%s', async (question) => {
    const answer = await ask(question, 'clinical', starter.parts)

    expect(answer.understood?.language).toBe(language)
    // What a safety rule says is written in English; around it the answer speaks its own language.
    const spoken = answer.sentences.filter(({ role }) => role !== 'safety')
    expect(spoken.length).toBeGreaterThan(0)
    for (const sentence of spoken) expectOwnLanguage(sentence, language)
    const own = spoken.map(({ text }) => ownWords(text, starter.starter)).join(' ')
    expect(detectLanguage(readWords(own))).toBe(language)
  })

  test('explains scores, groups and the meter in its own words', async () => {
    const question = {
      it: 'Cosa aiuta nello scompenso cardiaco?',
      de: 'Was hilft bei Herzinsuffizienz?',
      es: '¿Qué funciona en la insuficiencia cardíaca?',
    }[language]

    const answer = await ask(question, 'consensus', starter.parts)

    const entries = [...answer.high_evidence, ...answer.emerging_evidence, ...answer.weak_evidence]
    expect(entries.length).toBeGreaterThan(3)
    for (const entry of entries) {
      expectOwnLanguage(entry.sentence, language)
      const told = [
        entry.key_reason,
        entry.design,
        entry.tooltip_summary,
        ...entry.strength.reasons.map(({ text }) => text),
        entry.strength.cap?.text ?? '',
      ]
      expect(ownWords(told.join(' '), starter.starter)).not.toMatch(english)
    }
    expect(ownWords(answer.meter?.reason ?? 'the', starter.starter)).not.toMatch(english)
  })

  test('what is no clinical question is told so in its language', async () => {
    const question = {
      it: 'Che tempo farà domani a Roma?',
      de: 'Wie wird das Wetter morgen in Berlin?',
      es: '¿Qué tiempo hará mañana en Madrid?',
    }[language]

    const { status_code, message } = await ask(question, 'clinical', starter.parts)

    expect(status_code).toBe(202)
    expect(detectLanguage(readWords(message))).toBe(language)
  })
})

test('the refusals of the specification stay to the word in English', async () => {
  const question = 'Does homeopathy cure amyloidosis in astronauts?'
  const clinical = await ask(question, 'clinical', starter.parts)
  const consensus = await ask(question, 'consensus', starter.parts)
  const guideline = await ask(question, 'guideline', starter.parts)

  expect([clinical.message, consensus.message, guideline.message]).toEqual([
    'No Clinical Evidence Found',
    'No Consensus Evidence Available',
    'No Guideline Comparison Available',
  ])
})

describe('English', () => {
  const question = 'Does tranexamic acid help in postpartum haemorrhage?'

  test('is spelt as the asker sets it, and quoted as the source spells it', async () => {
    const british = await ask(question, 'clinical', starter.parts)
    const american = await ask(question, 'clinical', { ...starter.parts, spelling: 'us' })

    expect(british.clinical_recommendation).toContain('haemorrhage')
    expect(american.clinical_recommendation).toContain('hemorrhage')
    expect(american.clinical_recommendation).not.toContain('haemorrhage')
    expect(american.evidence.map(({ quote }) => quote)).toEqual(british.evidence.map(({ quote }) => quote))
    expect(american.sentences.map(({ citations }) => citations)).toEqual(
      british.sentences.map(({ citations }) => citations),
    )
  })

  test('is understood alike in either spelling and by either name of a drug', async () => {
    const one = await ask(
      'Does paracetamol help in oedema and anaemia in paediatric patients?',
      'clinical',
      starter.parts,
    )
    const other = await ask(
      'Does acetaminophen help in edema and anemia in pediatric patients?',
      'clinical',
      starter.parts,
    )

    const read = ({ understood }: typeof one) => [
      understood?.intervention,
      understood?.population,
      understood?.outcome,
    ]
    expect(read(other)).toEqual(read(one))
    expect(one.understood?.intervention).toEqual(['paracetamol'])
  })
})

/** The study of it fits by a hair less than an answer must. */
test.fails('an answer is due to the German question that is answered in the other languages', async () => {
  const { sentences } = await ask('Verursacht Hormonersatztherapie Brustkrebs?', 'clinical', starter.parts)

  expect(sentences.some(({ role }) => role === 'lead')).toBe(true)
})
