import { join } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { describe, expect, test } from 'vitest'
import { presentUnderstood } from '../../question/present-understood.ts'
import { readQuestion } from '../../question/read-question.ts'
import { foreignKey } from '../language/foreign-stem.ts'
import { isFunctionWord } from '../language/language.ts'
import { foreignLanguages } from '../language/languages.ts'
import { readWords } from '../words.ts'
import { readLexiconEntries } from './lexicon-entries.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const folder = join(import.meta.dirname, '../../../../../content/lexicon')
const entries = await readLexiconEntries(folder)

/** Keys under which more than one concept stands, with their terms. */
function sharedKeys(named: readonly { term: string; key: string }[]): string[] {
  const owners = Map.groupBy(named, ({ key }) => key)
  return [...owners]
    .map(([key, found]) => ({ key, terms: [...new Set(found.map(({ term }) => term))] }))
    .filter(({ terms }) => terms.length > 1)
    .map(({ key, terms }) => `${key}: ${terms.join(', ')}`)
}

describe.each(foreignLanguages)('the names of the lexicon in %s', (language) => {
  const named = entries.flatMap((entry) =>
    entry[language].map((name) => ({ term: entry.term, name, key: foreignKey(readWords(name), language) })),
  )

  test('hold more than the words that join a sentence', () => {
    expect(named.filter(({ key }) => key.trim() === '')).toEqual([])
  })

  test('mean one concept each, however they are inflected', () => {
    expect(sharedKeys(named)).toEqual([])
  })

  test('are no joining word of the language, unless typed in capitals', () => {
    const shortForms = named.filter(({ name }) => /^[A-Z]{2,6}$/u.test(name))
    const heard = shortForms.filter(({ name, term }) => {
      const words = readWords(name.toLowerCase())
      const joins = words.some((word) => isFunctionWord(word, language))
      return (
        joins &&
        lexicon.match(words, language).some(({ concepts }) => concepts.some((one) => one.term === term))
      )
    })

    expect(heard).toEqual([])
  })

  test('are there for nearly every concept', () => {
    const nameless = entries.filter((entry) => entry[language].length === 0)

    expect(nameless.length / entries.length).toBeLessThan(0.02)
  })
})

test('a name spelled out in English means one concept', () => {
  const named = entries.flatMap((entry) =>
    [entry.term, ...entry.synonyms, ...entry.us].map((name) => ({
      term: entry.term,
      key: readWords(name)
        .map((word) => word.key)
        .join(' '),
    })),
  )

  expect(sharedKeys(named)).toEqual([])
})

test('no two drugs are one letter apart, so that a slip of the finger never names another drug', () => {
  const drugs = entries
    .filter((entry) => entry.type === 'drug' && /^[a-z]{5,}$/u.test(entry.term))
    .map(({ term }) => term)

  const lookAlikes = drugs.flatMap((drug, index) =>
    drugs
      .slice(index + 1)
      .filter((other) => Math.abs(other.length - drug.length) < 2 && distance(drug, other) < 2),
  )

  expect(lookAlikes).toEqual([])
})

test.each([
  ['Gli anticoagulanti orali diretti prevengono gli ictus?', 'direct oral anticoagulant'],
  ['Qual è la terapia delle polmoniti acquisite in comunità?', 'community-acquired pneumonia'],
  ['Aspirina o ticagrelor per il paziente con infarto del miocardio?', 'myocardial infarction'],
  ['Welche Behandlung hilft bei pulmonaler Hypertonie?', 'pulmonary hypertension'],
  ['Was hilft bei der Gonarthrose und der Fettleber?', 'knee osteoarthritis'],
  ['¿Cuál es el mejor tratamiento de las infecciones urinarias?', 'urinary tract infection'],
  ['¿Aumentan los IBP el riesgo de fracturas de cadera?', 'proton-pump inhibitor'],
  ['La vacuna contra la hepatitis A en los niños', 'hepatitis A vaccine'],
  ['Apixaban Vorhofflimmern', 'atrial fibrillation'],
])('inflected names are heard: %s', (question, term) => {
  const read = presentUnderstood(readQuestion(question, lexicon))

  expect(read.concepts.map((concept) => concept.term)).toContain(term)
})

test.each([
  ['Gli anticoagulanti orali diretti riducono gli ictus nei pazienti con malattia renale cronica?', 'it'],
  [
    'Reduzieren direkte orale Antikoagulanzien Schlaganfälle bei Patienten mit chronischer Nierenkrankheit?',
    'de',
  ],
  ['¿Reducen los anticoagulantes orales directos los ictus en pacientes con enfermedad renal crónica?', 'es'],
])('a question has the same parts in every language: %s', (question, language) => {
  const read = presentUnderstood(readQuestion(question, lexicon))

  expect(read).toMatchObject({
    language,
    kind: 'treatment',
    intervention: ['direct oral anticoagulant'],
    population: expect.arrayContaining(['chronic kidney disease']),
  })
})

test.each([
  ['Ist Rivaroxaban gegenüber Warfarin bei Vorhofflimmern überlegen?', 'treatment', 'warfarin'],
  ['¿Es mejor el ticagrelor que el clopidogrel en el síndrome coronario agudo?', 'treatment', 'clopidogrel'],
  ['Apixaban o warfarin nei pazienti con fibrillazione atriale?', 'treatment', 'warfarin'],
])('a comparison is heard in every language: %s', (question, kind, comparator) => {
  expect(presentUnderstood(readQuestion(question, lexicon))).toMatchObject({ kind, comparator: [comparator] })
})

test.each([
  ['Gli inibitori della pompa protonica aumentano il rischio di fratture?', 'harm'],
  ['Wie ist die Prognose der amyotrophen Lateralsklerose?', 'prognosis'],
  ['¿Qué recomiendan las guías en la hipertensión arterial?', 'guideline'],
  ['Il D-dimero è accurato per la diagnosi di embolia polmonare?', 'diagnosis'],
])('the kind of question is heard in every language: %s', (question, kind) => {
  expect(presentUnderstood(readQuestion(question, lexicon))).toMatchObject({ kind })
})

test('a German article is no death, and who lacks a disease is told from who has it', () => {
  const question = 'Senkt Dapagliflozin die Hospitalisierung bei Herzinsuffizienz ohne Diabetes?'

  const read = presentUnderstood(readQuestion(question, lexicon))

  expect(read).toMatchObject({
    outcome: ['hospitalisation'],
    population: ['heart failure', 'without diabetes'],
  })
})

test('a short name counts in its own language alone', () => {
  const { names } = readQuestion('Does fame cause pest control problems in bar staff with asthma?', lexicon)

  expect(names.flatMap(({ readings }) => readings.map(({ term }) => term))).not.toContain('plague')
})
