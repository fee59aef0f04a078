import { expect, test } from 'vitest'
import { isIdentifying } from './identifiers.ts'
import { findNoteIdentifier } from './note-identifiers.ts'

test.each([
  'Patient is Kowalski, 71M',
  'Kowalski, 71, admitted yesterday',
  'Kowalski (71) again',
  'As for Kowalski 71M, I would wait',
  'Sanna Mäkelä, 82, from ward 3',
  'Would you start it in our Sanna Mäkelä?',
  'Sanna Mäkelä is back with dyspnoea.',
  'J. Doe room 4',
  'About J. R. Doe',
  "It is O'Brien, 64, with AF",
  'Doe, J. on apixaban',
  'john smith, 45',
  'john smith 45M',
  'Maria has fever again',
  'mr smith asks again',
  'herr kowalski fragt',
  'il sig. Conti',
  'my neighbour Tom Becker',
  'Our Agnieszka Nowak again',
  'patient Lindqvist has AF',
  'KOWALSKI, 71M',
  'the lady in bed 12',
  'the lady in 14B',
  'Eircode D02 X285',
  'She is on ward B',
  'lives at 12 Oak Street',
  'he is from 4 oak tree road',
  'She lives in Kinsale',
  'post code SW1A 1AA',
  'The mayor of Cork, 71, admitted yesterday',
  'wife of Dr Byrne',
  'Die Patientin heißt Kowalczyk',
  'Kowalczyk, 71 J, Vorhofflimmern',
  'Patient in Zimmer 14',
  'wohnt in Graz',
  'Lindenstraße 7',
  'Der Bürgermeister von Graz',
  'La paziente si chiama Bertolli',
  'Bertolli, 71 anni, in fibrillazione',
  'letto 7, dispnea',
  'abita in Via Roma 12',
  'il sindaco di Pavia',
  'El paciente se llama Etxebarria',
  'Etxebarria, 71 años, con FA',
  'habitación 204',
  'Calle de la Luna 4',
  'la alcaldesa de Cork',
  'https://www.facebook.com/john.murphy',
  'see linkedin.com/in/john-murphy-cork',
  'JM, 45F, admitted today',
  'J.M. 45F',
  'patient initials S.K.',
  'murphy, john',
  'patiente Marie Curie',
  'Sean from Cork',
  'Mrs Smith, born 12.03.1951, asked me this.',
])('a note may tell who it is: %s', (note) => {
  expect(findNoteIdentifier(note)).toBeTruthy()
})

test.each([
  '',
  'Would you start it at an eGFR of 28?',
  'Yes, and I would check the potassium.',
  'Yes, with potassium checked after two weeks.',
  '71M with AF and CKD 4, on apixaban 2.5 mg. Would you change?',
  "Crohn's 35M on azathioprine",
  'AF, 71M, on warfarin. Switch to a DOAC?',
  'Woman, 82, frail, falls twice a year. Anticoagulate?',
  'Patient is 71, diabetic, on Entresto.',
  'Patient is Caucasian, HLA-B27 positive.',
  'Potassium, 5.9; creatinine 180. Stop spironolactone?',
  'In SPRINT, 75 and older did well. Does that hold here?',
  'Chronic hepatitis B. Would you treat before rituximab?',
  'Vitamin D. Is it worth it?',
  'Child-Pugh B, varices. Carvedilol?',
  "Parkinson's disease and Crohn's disease, on azathioprine",
  'E. coli in the urine, C. Difficile last year',
  'Guillain-Barré syndrome after influenza A. Repeat the vaccine?',
  'Severe MR with an EF of 45%',
  'In bed 3 days with fever, room air 94%',
  'Dear Maria, would you?',
  'The European Society of Cardiology says otherwise.',
  'NEJM 2019, DAPA-HF: hazard ratio 0.74',
  'Start Entresto 24/26 mg, then 49/51 after 2 weeks.',
  'St. John’s wort, lithium, 0.9, stable',
  'Lithium, 0.9, stable',
  'NSTEMI, 71M, would you add ticagrelor?',
  'She lives alone and takes her tablets herself.',
  'Würden Sie in diesem Fall Apixaban geben?',
  'Bitte Kalium prüfen. Schwere Herzinsuffizienz, NYHA III.',
  'Patientin, 82, mit Vorhofflimmern und Stürzen',
  'Mann, 54 J, STEMI vor 3 Tagen',
  'Die Leitlinie sagt etwas anderes als die Studie.',
  'Eine Frau mit Brustkrebs und Osteoporose',
  'Uomo, 71 anni, fibrillazione atriale e IRC stadio 4',
  'Paziente con epatite B. Tratterebbe?',
  'Somministrazione via endovenosa ogni 12 ore',
  'Mujer, 82 años, frágil. ¿Anticoagularía?',
  'Paciente con hepatitis B y FG de 28',
  'Saw this in the New England Journal of Medicine; do you agree?',
  'Would you do this in Galway?',
  'Do you agree with Braunwald?',
  'MI, 71M, on ticagrelor',
  'Data from Denmark say otherwise. Transferred from Cork.',
  'Anti-dsDNA, ana negative',
  'Diabetes tipo 2. ¿Empezaría con dapagliflozina?',
])('a clean note passes: %s', (note) => {
  expect(findNoteIdentifier(note)).toBeUndefined()
})

test('a question is not held to it: what is strict for notes would warn of nothing here', () => {
  expect(isIdentifying('Creatinine, 182, in Kinsale: is apixaban safe on ward 3?')).toBe(false)
})

test('names of the two pass where a letter has them, and nowhere else', () => {
  const names = ['Anna Kelly', 'Martin O’Neill']

  for (const note of [
    'Would you start it? Best, Anna',
    'I would wait.\nKind regards, Anna Kelly',
    'Dear Martin, would you?',
  ])
    expect(findNoteIdentifier(note, names)).toBeUndefined()
  expect(findNoteIdentifier('Best, Anna')).toBe('Anna')
  expect(findNoteIdentifier('Anna has fever again. Anna', names)).toBe('Anna')
})
