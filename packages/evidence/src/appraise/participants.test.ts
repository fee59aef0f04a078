import { expect, test } from 'vitest'
import type { Part } from './document-text.ts'
import { findParticipants } from './participants.ts'

function read(...texts: string[]): number | undefined {
  return findParticipants(texts.map((text) => ({ text, part: 'body' as Part })))?.count
}

test.each<[string, number]>([
  ['4,744 patients were randomly assigned to dapagliflozin or placebo.', 4744],
  ['We randomly assigned 4744 patients with heart failure.', 4744],
  ['A total of 17 288 children were enrolled.', 17288],
  ['One hundred and nine women were randomised.', 109],
  ['Thirty‐eight Japanese patients underwent surgery.', 38],
  ['Two thousand four hundred men were followed.', 2400],
  ['Patients received the drug (n = 50) or placebo (n = 52).', 102],
  ['Adults (n=120) were randomised to training (n=60) or a waiting list (n=60).', 120],
  ['We included 26 trials with 169,138 participants.', 169138],
  ['Of 5000 screened patients, 312 patients were randomised.', 312],
  ['Participants (n=98) took part online.', 98],
  ['Outcomes from 1,948 women were analysed.', 1948],
  ['In 2015, 85 children were enrolled.', 85],
  ['From 2,137 screened subjects, 85 entered the study: 43 had the drug.', 85],
  ['It was a double blinded one done in 60 hypertensive patients.', 60],
  ['315 patients were referred. Data were there for 30% (n = 96) and 48% (n = 150).', 315],
])('%s', (text, count) => {
  expect(read(text)).toBe(count)
})

test.each([
  'Patients were recruited in 2015.',
  'Of the women, 45% patients improved.',
  'Patients took 100 mg daily for 12 weeks.',
  'The sample size was calculated as 35 participants in each group.',
  'About 400 million people have diabetes worldwide.',
  'Two groups of students took part.',
  'An area of 500 mm2 in patients with psoriasis was treated.',
])('no number of participants is read from: %s', (text) => {
  expect(read(text)).toBeUndefined()
})

test('those analysed count before those enrolled', () => {
  const count = read('We enrolled 500 patients.', 'Data from 432 patients were analysed.')

  expect(count).toBe(432)
})

test('the words the number was read from stand in the text', () => {
  const text = 'In all, 31 subjects were randomised.'

  expect(text).toContain(findParticipants([{ text, part: 'methods' }])?.text)
})
