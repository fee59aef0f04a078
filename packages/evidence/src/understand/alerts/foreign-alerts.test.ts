import { expect, test } from 'vitest'
import { readLanguage } from '../language/read-language.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import { findAlerts, isCallForHelp } from './alerts.ts'

test.each([
  ['it', 'Il mio paziente è in arresto cardiaco, quanta adrenalina?'],
  ['it', 'bambino non respira adesso, cosa faccio?'],
  ['de', 'Mein Patient ist im Kreislaufstillstand, wie viel Adrenalin?'],
  ['de', 'Patient krampft jetzt, welche Dosis Lorazepam?'],
  ['es', 'Mi paciente está en parada cardíaca, ¿cuánta adrenalina?'],
  ['es', 'el niño está convulsionando ahora, dosis de diazepam'],
])('%s: %s: is an emergency, in which a clinician asks', (language, question) => {
  expect(findAlerts(question)).toEqual(['emergency'])
  expect(readLanguage(question, lexicon)).toBe(language)
})

test.each([
  ['it', 'voglio morire', 'self-harm'],
  ['it', 'Ho un forte dolore al petto', 'emergency'],
  ['it', 'mia figlia ha ingerito candeggina', 'poisoning'],
  ['it', 'ho preso troppe pastiglie', 'poisoning'],
  ['de', 'ich will nicht mehr leben', 'self-harm'],
  ['de', 'Ich habe plötzlich starke Brustschmerzen', 'emergency'],
  ['de', 'Mein Sohn hat eine Knopfbatterie verschluckt', 'poisoning'],
  ['de', 'Ich habe zu viele Tabletten genommen', 'poisoning'],
  ['es', 'quiero morirme', 'self-harm'],
  ['es', 'No puedo respirar', 'emergency'],
  ['es', 'mi hijo se ha tragado una pila', 'poisoning'],
  ['es', 'me he tomado demasiadas pastillas', 'poisoning'],
])('%s: %s: is a person in danger', (language, question, alert) => {
  expect(findAlerts(question)).toContain(alert)
  expect(isCallForHelp(question)).toBe(true)
  expect(readLanguage(question, lexicon)).toBe(language)
})

test.each([
  'Adrenalina nel paziente in arresto cardiaco?',
  'L’adrenalina migliora la sopravvivenza nell’arresto cardiaco?',
  'N-acetilcisteina nell’intossicazione da paracetamolo',
  'Il litio previene il suicidio nel disturbo bipolare?',
  'L’aspirina riduce la mortalità nei pazienti con dolore toracico?',
  'Adrenalin bei Herzstillstand',
  'Senkt Lithium das Suizidrisiko bei bipolarer Störung?',
  'Acetylcystein bei Paracetamolvergiftung',
  'Welche Therapie bei Patienten mit Status epilepticus?',
  '¿La adrenalina mejora la supervivencia en la parada cardíaca?',
  'N-acetilcisteína en la intoxicación por paracetamol',
  '¿El litio previene el suicidio en el trastorno bipolar?',
  '¿Qué dosis de adrenalina en el paciente con anafilaxia?',
  'Does adrenaline improve survival after cardiac arrest?',
  'My patient took metformin for years, does it cause B12 deficiency?',
])('%s: needs no notice', (question) => {
  expect(findAlerts(question)).toEqual([])
  expect(isCallForHelp(question)).toBe(false)
})
