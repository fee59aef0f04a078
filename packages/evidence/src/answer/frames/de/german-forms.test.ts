import { expect, test } from 'vitest'
import { germanDative, germanDrugs } from './german-forms.ts'

test.each([
  ['chronische Nierenkrankheit', 'chronischer Nierenkrankheit'],
  ['akuter Myokardinfarkt', 'akutem Myokardinfarkt'],
  ['akutes Koronarsyndrom', 'akutem Koronarsyndrom'],
  ['Vorhofflimmern', 'Vorhofflimmern'],
  ['kein Betablocker', 'keinem Betablocker'],
  ['keine Impfung', 'keiner Impfung'],
  [
    'Herzinsuffizienz mit reduzierter Ejektionsfraktion',
    'Herzinsuffizienz mit reduzierter Ejektionsfraktion',
  ],
  ['Typ-2-Diabetes und chronische Nierenkrankheit', 'Typ-2-Diabetes und chronischer Nierenkrankheit'],
  ['„raised cholesterol“', '„raised cholesterol“'],
])('of one: %s in the dative', (phrase, dative) => {
  expect(germanDative(phrase, 'singular')).toBe(dative)
})

test.each([
  ['Erwachsene', 'Erwachsenen'],
  ['ältere Menschen', 'älteren Menschen'],
  ['Kinder', 'Kindern'],
  ['Männer, die Sex mit Männern haben', 'Männern, die Sex mit Männern haben'],
  ['kritisch kranke Erwachsene', 'kritisch kranken Erwachsenen'],
  ['Erwachsene mit rheumatoider Arthritis', 'Erwachsenen mit rheumatoider Arthritis'],
])('of many: %s in the dative', (phrase, dative) => {
  expect(germanDative(phrase, 'plural')).toBe(dative)
})

test.each([
  ['Statinen', 'Statin', 'Statine'],
  ['Statine', 'Statin', 'Statine'],
  ['SGLT2-Hemmern', 'SGLT2-Hemmer', 'SGLT2-Hemmer'],
  ['Antagonisten', 'Antagonist', 'Antagonisten'],
  ['Blutverdünner', 'Antikoagulans', 'Blutverdünner'],
])('%s of a question is %s without a case', (typed, name, plain) => {
  expect(germanDrugs(typed, name)).toBe(plain)
})
