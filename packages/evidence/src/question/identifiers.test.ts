import { identifiesForSure, withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import { describe, expect, test } from 'vitest'
import { findAlerts } from '../understand/alerts/alerts.ts'
import { presentUnderstood } from './present-understood.ts'
import { read } from './testing/read.ts'

/** Everything of a question that is kept, shown or searched for, but for the lexicon's own texts. */
function wordsOf(question: ReturnType<typeof read>) {
  const { text, searchText, tokens, acts, problems, names, corrections, patient } = question
  const typed = [...acts, ...problems, ...names, ...patient.values].map((each) => each.text)
  return { text, searchText, tokens, typed, corrections, shown: presentUnderstood(question) }
}

describe('a person who can be told from the question', () => {
  test.each([
    ['Should Mrs Smith take aspirin for stroke?', 'Smith'],
    ['aspirin for stroke, DOB 12/03/1950', '1950'],
    ['aspirin for stroke, NHS number 943 476 5919', '943'],
    ['aspirin for stroke, write to jo@example.org', 'example'],
    ['patient Maria Rossi born 4 May 1948, MRN 8837261, septic shock steroids?', 'Rossi'],
    ['patient Maria Rossi born 4 May 1948, MRN 8837261, septic shock steroids?', 'May'],
    ['Patient Maria, 72, septic shock steroids?', 'Maria'],
    ['My patient John Smith DOB 12/03/1956 has AF, apixaban or warfarin?', 'John'],
    ['Mrs Rossi 78y NHS 943 476 5919 CKD SGLT2?', 'NHS'],
    ['Mrs Anna Rossi 78y CKD SGLT2?', 'Rossi'],
    ["Mrs Jane O'Brien MRN 4456123 should she take apixaban for atrial fibrillation?", 'Brien'],
    ['Mr Sean O’Neill, aspirin for stroke?', 'Neill'],
    ['patient john smith 67, aspirin for stroke', 'smith'],
    ['John Smith 67M AF, aspirin for stroke', 'Smith'],
    ['aspirin for stroke, seen 12.03.2025', '2025'],
    ['aspirin for stroke, chart 20250312', '20250312'],
    ['Maria Rossi, nata il 12.03.1957: aspirina nell’ictus?', 'Rossi'],
    ['paziente Giuseppe Verdi 72 anni, aspirina nell’ictus?', 'Verdi'],
    ['aspirina nell’ictus, RSSMRA57C52H501X', 'H501X'],
    ['Frau Dr. Anna-Lena von Hagen, 54, Aspirin bei Schlaganfall?', 'Hagen'],
    ['Herr Müller geb. 12.03.1957, Aspirin bei Schlaganfall?', '1957'],
    ['la señora García López de 80 años, ¿aspirina en el ictus?', 'López'],
    ['aspirina en el ictus, DNI 12345678Z', '12345678'],
  ])('%s: is warned of, and %s is neither searched for nor repeated', (question, secret) => {
    const asked = read(question)

    expect(findAlerts(question)).toContain('identifiable-patient')
    expect(withoutIdentifiers(question)).not.toContain(secret)
    expect(JSON.stringify(wordsOf(asked))).not.toContain(secret)
  })

  test('leaves the question itself to be read', () => {
    const asked = read('patient Maria Rossi born 4 May 1948, MRN 8837261, septic shock steroids?')

    expect(presentUnderstood(asked)).toMatchObject({
      population: ['septic shock'],
      intervention: ['corticosteroid'],
      outcome: [],
    })
  })

  test('an age in shorthand is no subject of the question', () => {
    const { concepts } = presentUnderstood(read('78y CKD SGLT2 inhibitor'))

    expect(concepts.map(({ term }) => term)).not.toContain('78y')
  })
})

test.each([
  'Patient Health Questionnaire for depression',
  'Patient Blood Management before surgery',
  'Prompting Providers about Increased Patient Risk As a Result of Family History',
  'patients with Parkinson disease and dementia',
  'amoxicillin 45 mg per kg for otitis media',
  'children born before 32 weeks, caffeine',
  'NHS screening for lung cancer',
  'Charles Bonnet syndrome treatment',
  'Robert Koch Institute measles vaccination',
  'Frau mit Brustkrebs, 54 Jahre',
  'Paziente con fibrillazione atriale: apixaban?',
  'Paciente de 80 años con ictus',
  '10000000 IU penicillin in endocarditis',
  'NCT01234567 results in asthma',
  'covid steroids trials 2019-2021',
])('%s: names nobody', (question) => {
  expect(findAlerts(question)).toEqual([])
  expect(withoutIdentifiers(question)).toBe(question)
})

describe('a question that leads to one person', () => {
  test.each([
    'Jonas Ferrigold tel 07700 900123, MRN 00451177 hip fracture, aspirin?',
    'Margaret Oakshott DOB 14/03/1951, statin?',
    'Sig. Rossi nato il 2/5/1948, FA, quale anticoagulante?',
    'Herr Müller geb. 12.03.1957, Aspirin bei Schlaganfall?',
  ])('%s: is answered by nothing but that', (question) => {
    expect(identifiesForSure(question)).toBe(true)
  })

  test.each([
    'Should Mrs Smith take aspirin for stroke?',
    'Herr Müller 78J, VHF, DOAK?',
    'preterm born 28/40, indomethacin for PDA?',
    'stent 12/10/2026, stop clopidogrel?',
    'aspirin for stroke, PMID 12345678',
  ])('%s: is answered', (question) => {
    expect(identifiesForSure(question)).toBe(false)
  })
})
