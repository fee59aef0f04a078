import { describe, expect, test } from 'vitest'
import { presentUnderstood } from './present-understood.ts'
import { read } from './testing/read.ts'

const shown = (text: string) => presentUnderstood(read(text))
const conceptsOf = (text: string) => shown(text).concepts.map(({ term }) => term)

describe('what is searched for', () => {
  test('keeps a word that is in no lexicon, so that nothing asked is lost', () => {
    expect(shown('Is zorblaxumab effective in sepsis?').concepts).toContainEqual({
      term: 'zorblaxumab',
      type: 'word',
      matched: 'zorblaxumab',
      forms: ['zorblaxumab'],
    })
  })

  test.each(['does', 'evidence', 'best', 'treatment', 'of', 'the', 'reduces', 'associated', '10', '5'])(
    'leaves out %s, which only asks',
    (word) => {
      const text = `What is the best evidence for the treatment of asthma, does it work, reduces, associated, 10 5?`

      expect(conceptsOf(text)).not.toContain(word)
    },
  )

  test('a name is as it was typed, whatever part it plays', () => {
    const matched = shown('British female students and leukocyte count in asthmatic youth').concepts

    expect(matched.map((concept) => concept.matched)).toEqual(
      expect.arrayContaining(['female', 'leukocyte count', 'youth']),
    )
  })

  test('a word of another language is searched for in English, one that only asks not at all', () => {
    const terms = conceptsOf('La febbre può essere da antigeni?')

    expect(terms).toContain('antigen')
    expect(terms).not.toContain('da')
  })

  test.each([
    ['epinephrine in cardiac arrest', 'adrenaline'],
    ['acetaminophen for low back pain', 'paracetamol'],
    ['esophageal cancer surgery', 'oesophageal cancer'],
    ['PrEP HIV cabotegravir', 'HIV prevention'],
    ['letrozole or clomid in PCOS', 'clomifene'],
  ])('%s: knows %s', (text, term) => {
    expect(conceptsOf(text)).toContain(term)
  })

  test('the members of a class, but not the class of a member', () => {
    expect(shown('SGLT2 inhibitors in heart failure').concepts[0]?.forms).toContain('empagliflozin')
    expect(shown('dapagliflozin in heart failure').concepts[0]?.forms).not.toContain('SGLT2 inhibitor')
  })

  test('what the people must not have is not searched for', () => {
    expect(conceptsOf('semaglutide in adults without diabetes')).not.toContain('diabetes')
  })

  test('a short form of several meanings is searched for by all of them', () => {
    expect(conceptsOf('PE treatment')).toEqual(
      expect.arrayContaining(['pulmonary embolism', 'pre-eclampsia']),
    )
  })
})

describe('what is shown', () => {
  test('has the parts of a question in plain words', () => {
    expect(shown('apixaban vs warfarin in older adults with atrial fibrillation, aged 80')).toMatchObject({
      language: 'en',
      kind: 'treatment',
      intervention: ['apixaban'],
      comparator: ['warfarin'],
      population: ['atrial fibrillation', 'older adults', 'aged 80'],
    })
  })

  test('names people by what they do not have, treatments among it', () => {
    expect(shown('dexamethasone covid without oxygen')).toMatchObject({
      population: ['Covid-19', 'without oxygen'],
      excluded: ['oxygen'],
    })
    expect(shown('semaglutide in adults without diabetes').population).toEqual(['adults', 'without diabetes'])
  })

  test('says what a control arm got', () => {
    expect(shown('apixaban vs placebo in stroke').comparator).toEqual(['placebo'])
    expect(conceptsOf('apixaban vs placebo in stroke')).not.toContain('placebo')
  })

  test('calls the young by their group', () => {
    expect(shown('7 months old with fever, ibuprofen?').population).toContain('children')
    expect(shown('14 years old with acne, isotretinoin?').population).toContain('adolescents')
  })

  test('shows figures with their bounds', () => {
    expect(shown('eGFR <30 dapagliflozin').measured).toEqual([
      { term: 'eGFR', value: 30, to: null, bound: 'below', unit: 'ml/min/1.73 m2' },
    ])
  })
})
