import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLexicon } from './lexicon/lexicon.ts'
import { understand } from './understand.ts'

const lexicon = await loadLexicon(join(import.meta.dirname, '../../../../content/lexicon'))

function understood(question: string) {
  const understanding = understand(question, lexicon)
  if (understanding.outcome !== 'understood') throw new Error(`${understanding.outcome}: ${question}`)
  return understanding
}

describe('a clinical question in plain words', () => {
  test('gives up its treatment, people, control and outcome', () => {
    const { understood: read } = understood(
      'Does apixaban compared with warfarin reduce stroke in older adults with atrial fibrillation?',
    )

    expect(read).toMatchObject({
      language: 'en',
      kind: 'treatment',
      intervention: ['apixaban'],
      comparator: ['warfarin'],
      population: ['older adults', 'atrial fibrillation'],
      outcome: ['stroke'],
    })
  })

  test('keeps each word that is in no lexicon, so that retrieval loses no term', () => {
    const { understood: read } = understood('Is zorblaxumab effective in sepsis?')

    expect(read.concepts).toContainEqual({
      term: 'zorblaxumab',
      type: 'word',
      matched: 'zorblaxumab',
      forms: ['zorblaxumab'],
    })
  })

  test.each(['does', 'evidence', 'best', 'treatment', 'of', 'the'])(
    'never searches for the asking word %s',
    (word) => {
      const { understood: read } = understood(
        'What is the best evidence for the treatment of asthma, does it work?',
      )

      expect(read.concepts.map(({ term }) => term)).not.toContain(word)
    },
  )

  test.each([
    ['epinephrine in cardiac arrest', 'adrenaline'],
    ['acetaminophen for low back pain', 'paracetamol'],
    ['esophageal cancer surgery', 'oesophageal cancer'],
    ['iron for anemia', 'anaemia'],
  ])('%s: American %s is known', (question, term) => {
    expect(understood(question).understood.concepts.map((concept) => concept.term)).toContain(term)
  })

  test('searches the members of a class, but not the class of a member', () => {
    const ofClass = understood('SGLT2 inhibitors in heart failure').understood.concepts[0]
    const ofMember = understood('dapagliflozin in heart failure').understood.concepts[0]

    expect(ofClass?.forms).toContain('empagliflozin')
    expect(ofMember?.forms).not.toContain('SGLT2 inhibitor')
  })

  test.each([
    ['levetiracetam vs phenytoin in status epilepticus', 'phenytoin', 'fosphenytoin'],
    ['albumin vs saline in the ICU', 'albumin', '4% albumin'],
    ['PPI in the ICU', 'critical illness', 'ventilated patients'],
    ['antibiotic prophylaxis VUR', 'antibiotic prophylaxis', 'co-trimoxazole prophylaxis'],
    [
      'ICD in non-ischemic cardiomyopathy',
      'non-ischaemic cardiomyopathy',
      'non-ischaemic systolic heart failure',
    ],
  ])('%s: a study of %s may speak of %s', (question, term, form) => {
    const concept = understood(question).understood.concepts.find((other) => other.term === term)

    expect(concept?.forms).toContain(form)
  })

  test.each([
    ['PrEP HIV cabotegravir', 'HIV prevention'],
    ['amoxicillin for bronchitis', 'lower respiratory tract infection'],
    ['letrozole or clomid in PCOS', 'clomifene'],
    ['chemo for low Oncotype', 'chemotherapy'],
  ])('%s: is about %s', (question, term) => {
    expect(understood(question).understood.concepts.map((concept) => concept.term)).toContain(term)
  })

  test('names people by what they do not have', () => {
    expect(understood('semaglutide in adults without diabetes').understood.population).toEqual([
      'adults',
      'without diabetes',
    ])
  })

  test.each([
    ['How is asthma diagnosed in adults?', 'diagnosis'],
    ['Prognosis of Bell palsy', 'prognosis'],
    ['Does rofecoxib cause myocardial infarction?', 'harm'],
    ['aspirin to prevent pre-eclampsia', 'prevention'],
    ['What do guidelines recommend for gout?', 'guideline'],
    ['immunotherapy TNBC', 'treatment'],
  ])('%s is a question of %s', (question, kind) => {
    expect(understood(question).understood.kind).toBe(kind)
  })
})

describe('spelling', () => {
  test.each([
    ['dapaglifozin', 'dapagliflozin'],
    ['pnuemonia', 'pneumonia'],
    ['atorvastin', 'atorvastatin'],
    ['tretment', 'treatment'],
  ])('%s is read as %s and said so', (typed, meant) => {
    const { corrections } = understood(`${typed} in sepsis and asthma`).understood

    expect(corrections).toEqual([{ from: typed, to: meant }])
  })

  test.each([
    'cefixime',
    'anagliptin',
    'quinidine',
    'hydroxyzine',
    'chlorpropamide',
    'zorblaxumab',
    'heated',
    'strike',
  ])('%s is left as it is: a known word, or a drug that must not become another', (typed) => {
    expect(understood(`${typed} in sepsis`).understood.corrections).toEqual([])
  })
})

describe('an abbreviation of several meanings', () => {
  test.each(['PE treatment', 'What is the best treatment of RA and CP?', 'treatment of PE in pregnancy'])(
    '%s: the person is asked which',
    (question) => {
      expect(understand(question, lexicon)).toMatchObject({ outcome: 'ambiguous' })
    },
  )

  test.each([
    ['thrombolysis for PE', 'pulmonary embolism'],
    ['methotrexate in RA', 'rheumatoid arthritis'],
    ['natalizumab in MS', 'multiple sclerosis'],
    ['magnesium sulfate for PE', 'pre-eclampsia'],
  ])('%s: the rest decides for %s', (question, term) => {
    expect(understood(question).understood.population).toEqual([term])
  })

  test('is no abbreviation where it is an English word in small letters', () => {
    expect(understood('do all aids help in asthma').understood.population).toEqual(['asthma'])
  })
})

describe('what is no clinical question', () => {
  test.each([
    'write a poem about spring',
    'who won the world cup',
    'write a song about heart failure',
    '',
    '   ',
    '???',
  ])('%j', (question) => {
    expect(understand(question, lexicon)).toEqual({ outcome: 'not-clinical' })
  })

  test('a question in which nothing sounds of medicine is left for the corpus to decide', () => {
    expect(understood('best restaurants in Dublin').isClearlyClinical).toBe(false)
    expect(understood('Does metformin work in zorblosis?').isClearlyClinical).toBe(true)
  })
})

test.each([
  ['Riduce dapagliflozin la mortalità nello scompenso cardiaco?', 'it', 'heart failure'],
  ['Senkt Dapagliflozin die Sterblichkeit bei der Herzinsuffizienz?', 'de', 'heart failure'],
  ['¿Reduce la dapagliflozina la mortalidad en la insuficiencia cardíaca?', 'es', 'heart failure'],
])('%s is read in its language', (question, language, condition) => {
  const { understood: read } = understood(question)

  expect(read.language).toBe(language)
  expect(read.concepts.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['dapagliflozin', condition, 'death']),
  )
})

describe('a drug that no lexicon has, known by the ending of its name', () => {
  test.each([
    'Does torcetrapib reduce cardiovascular events?',
    'Does dalcetrapib reduce cardiovascular events?',
    'Does zorblasiran reduce mortality?',
  ])('%s: is clinical', (question) => {
    expect(understood(question).isClearlyClinical).toBe(true)
  })

  test('makes no clinical question of an everyday one', () => {
    expect(understood('Does a new kettle reduce costs?').isClearlyClinical).toBe(false)
  })
})

test("'hlep' is help, and no treatment", () => {
  const { understood: read } = understood('does dapaglifozin hlep in heart failure')

  expect(read.intervention).toEqual(['dapagliflozin'])
  expect(read.corrections).toContainEqual({ from: 'hlep', to: 'help' })
})
