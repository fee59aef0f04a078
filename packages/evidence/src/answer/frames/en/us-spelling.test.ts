import { expect, test } from 'vitest'
import { mapTexts, spellAmerican } from './us-spelling.ts'

test.each([
  ['oedema and anaemia', 'edema and anemia'],
  ['Ischaemic stroke with haemorrhage', 'Ischemic stroke with hemorrhage'],
  ['paediatric oesophageal tumours', 'pediatric esophageal tumors'],
  ['a randomised trial of hospitalisation', 'a randomized trial of hospitalization'],
  ['non-randomised, generalised, catheterised', 'non-randomized, generalized, catheterized'],
  ['favours leukaemia centres', 'favors leukemia centers'],
  ['diarrhoea and dyspnoea', 'diarrhea and dyspnea'],
  ['paracetamol or salbutamol', 'acetaminophen or albuterol'],
  ['Adrenaline beside noradrenaline', 'Epinephrine beside norepinephrine'],
  ['glyceryl trinitrate', 'nitroglycerin'],
  ['co-trimoxazole', 'trimethoprim-sulfamethoxazole'],
])('%s', (british, american) => {
  expect(spellAmerican(british)).toBe(american)
  expect(spellAmerican(american)).toBe(american)
})

test.each(['exercise otherwise', 'remained centred on promise', 'four hours', 'comprise', 'a concise table'])(
  '“%s” is spelt alike on both sides',
  (words) => {
    expect(spellAmerican(words)).toBe(words)
  },
)

test('what is quoted stays as its source spells it', () => {
  expect(spellAmerican('Harms of paracetamol: “oedema on paracetamol”, no anaemia.')).toBe(
    'Harms of acetaminophen: “oedema on paracetamol”, no anemia.',
  )
})

test('every text of a table and every text it makes is reached', () => {
  const texts = mapTexts(
    {
      plain: 'anaemia',
      made: (name: string) => `${name} with oedema`,
      deep: { inner: () => 'tumour' },
      many: 3,
    },
    spellAmerican,
  )

  expect([texts.plain, texts.made('ARISTOTLE'), texts.deep.inner(), texts.many]).toEqual([
    'anemia',
    'ARISTOTLE with edema',
    'tumor',
    3,
  ])
})
