import { describe, expect, test } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { readEvents } from './events.ts'
import { firedBy, shippedRules } from './testing/fired-by.ts'

/** The drugs that an event is told of. */
function drugsOf(event: string, text: string): string[] {
  const hits = readEvents(readQuestion(text, lexicon), shippedRules.events).get(event) ?? []
  return [...new Set(hits.flatMap(({ of }) => [...(of ?? [])].map(({ term }) => term)))].toSorted()
}

describe('an event is told of the drug that it is said of', () => {
  test.each([
    ['stopped', 'stop aspirin, on bisoprolol', 'aspirin'],
    ['stopped', 'Bisoprolol absetzen, Ramipril dazu?', 'bisoprolol'],
    ['stopped', 'just leave his levodopa off until he eats', 'levodopa'],
    ['stopped', 'sospendo Plavix 5 gg prima e tengo la cardioaspirina', 'clopidogrel'],
    ['into the spinal fluid', 'vincristine 2 mg iv in a minibag, IT cytarabine', 'cytarabine'],
    ['into the spinal fluid', 'vincristine 2 mg and cytarabine for the LP', 'cytarabine, vincristine'],
    ['given every day', 'on diazepam 10 tds, oxycodone 20 mg', 'diazepam'],
  ])('%s: %s', (event, text, drugs) => {
    expect(drugsOf(event, text).join(', ')).toBe(drugs)
  })
})

test.each([
  ['a denied one is none', "don't stop the aspirin"],
  ['what is to be stopped may be a disease', 'on apixaban, stop the bleeding'],
  ['a pronoun is no route', 'on vincristine, is it working'],
])('%s: %s', (_, text) => {
  expect([...drugsOf('stopped', text), ...drugsOf('into the spinal fluid', text)]).toEqual([])
})

describe('a drug is missed, given wrongly or begun too fast', () => {
  test.each([
    ['nbm after surgery, hold his levetiracetam until eating', 'stop-antiseizure'],
    ['se le acabó la clonidina hace 2 días', 'stop-alpha-2'],
    ['unter Pregabalin seit Jahren, ab heute absetzen', 'stop-antiseizure'],
    ['kidney transplant, vomiting, missed tacrolimus for 2 days', 'stop-transplant-drugs'],
    ['benzathine penicillin 2.4 MU down the cannula', 'never-into-a-vein'],
    ['tranexamic acid 500 mg intrathecal', 'never-into-spinal-fluid'],
    ['on rivaroxaban, diclofenac 75 im for colic', 'im-in-bleeding-tendency'],
    ['MTX 15 mg 1-0-0 tägl. bei Psoriasis', 'weekly-drug-daily'],
    ['alendronate 70 mg cada día', 'weekly-drug-daily'],
    ['only ever had paracetamol, fentanyl patch 25?', 'naive-fentanyl-patch'],
    ['start lamotrigine 100 mg', 'fast-lamotrigine'],
    ['levothyroxine 100 mg daily', 'greatest-dose-levothyroxine'],
    ['crush OxyContin for his PEG', 'crushed-form'],
  ])('%s', (text, id) => {
    expect(firedBy(text)).toContain(id)
  })

  test.each([
    'taper bisoprolol over 4 weeks before stopping it',
    'benzathine penicillin 2.4 MU deep im',
    'methotrexate 15 mg once weekly with folic acid',
    'start lamotrigine 25 mg',
    'levothyroxine 100 mcg daily',
    'on morphine 30 mg bd for 3 weeks, change to fentanyl patch 25',
    'more than a year after stent with AF, stop aspirin?',
  ])('and not so: %s', (text) => {
    expect(firedBy(text)).toEqual([])
  })
})

test.each([
  'DES 5 weeks ago, ticagrelor + asa stopped a week for extractions ok?',
  'fentanyl 50 patch for her back, only on paracetamol so far',
  'already had 5 mg iv metoprolol, verapamil iv next?',
  'missed clozapine 4 days, back on ward, usual 450 tonight?',
  'he hasnt taken his clozaril since friday, just restart his 450 tonight?',
  'tsh 14, bp 88/50, na 124 k 5.9, levothyroxine 100 start today?',
])('and more than one word apart: %s', (text) => {
  expect(firedBy(text)).not.toEqual([])
})

describe('an allergy is told by what happened', () => {
  test.each([
    ["allergy box says augmentin 'throat closed', Tazocin now?", 'penicillin-allergy'],
    ['Zunge geschwollen nach Amoxicillin, jetzt Tazobac?', 'cross-penicillin'],
  ])('%s', (text, rule) => {
    expect(firedBy(text)).toContain(rule)
  })

  test('and not of the drug that is asked about itself', () => {
    expect(firedBy('tongue swelled with ramipril, what now')).not.toContain('same-drug-allergy')
  })
})
