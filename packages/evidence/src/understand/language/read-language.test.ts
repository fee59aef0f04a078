import { expect, test } from 'vitest'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import { readLanguage } from './read-language.ts'

test.each([
  ['it', 'ipertensione arteriosa'],
  ['it', 'Acido tranexamico nell’emorragia post partum'],
  ['it', 'Che tempo farà domani a Roma?'],
  ['de', 'Verursacht Hormonersatztherapie Brustkrebs?'],
  ['de', 'Arterielle Hypertonie'],
  ['de', 'Apixaban Vorhofflimmern'],
  ['es', 'hipertensión arterial'],
  ['es', 'Semaglutida para perder peso'],
  ['es', 'vitamina D para prevenir diabetes'],
  ['es', 'tenecteplasa vs alteplasa ictus'],
  ['es', 'tocilizumab en COVID-19'],
  ['en', 'levothyroxine in pregnancy in over 65'],
  ['en', 'apixaban atrial fibrillation'],
  ['en', 'metformin'],
  ['en', 'gout'],
  ['en', 'Crohn anti-TNF'],
  ['en', 'Does aspirin help in gout?'],
  ['en', 'immunotherapy TNBC'],
  ['en', 'vitamin D fracture prevention'],
  ['en', 'IL-6 signaling in atherosclerotic cardiovascular disease'],
  ['en', 'midazolam im status epilepticus'],
  ['en', 'adjuvant osimertinib'],
  ['en', 'calcium 3.4'],
  ['en', 'vitamin d 30'],
  ['en', 'd-dimer 800'],
  ['en', 'sodium 118'],
  ['en', 'curb65 RR 28-32, BP 110/70'],
  ['de', 'Kalzium 3,4'],
  ['it', 'glicemia 450'],
  ['es', 'plaquetas 12'],
  ['de', 'bzgl DOAK'],
  ['es', 'pte EPOC'],
  ['de', 'LAE submassiv Lyse'],
  ['de', 'empagliflozin hfref ohne diabetes ef 30'],
  ['en', 'RR 28, LVEF 30'],
] as const)('is %s: %s', (language, question) => {
  expect(readLanguage(question, lexicon)).toBe(language)
})

test.each([
  ['Metformin bei Patient ohne Sepsis', 'de'],
  ['amiloride in paziente senza anuria', 'it'],
  ['patient without sepsis, metformin?', 'en'],
])('a denial tells the language, and names that several languages have do not: %s', (question, language) => {
  expect(readLanguage(question, lexicon)).toBe(language)
})

test.each([
  ['sodio', 'es', 'es'],
  ['sodio', 'it', 'it'],
  ['Natrium', 'de', 'de'],
  ['ferritina', 'es', 'es'],
  ['Normalwert Ferritin Frau', 'de', 'de'],
  ['K 5.9', 'de', 'de'],
] as const)('%s on a screen in %s is in %s', (typed, spoken, language) => {
  expect(readLanguage(typed, lexicon, spoken)).toBe(language)
})

test.each([
  ['potassium 5.9', 'it', 'en'],
  ['sodio', 'de', 'en'],
  ['metformin in heart failure', 'de', 'en'],
  ['potasio 5,9', 'it', 'es'],
  ['Hämoglobin', 'en', 'de'],
] as const)('%s tells its own language on a screen in %s: %s', (typed, spoken, language) => {
  expect(readLanguage(typed, lexicon, spoken)).toBe(language)
})
