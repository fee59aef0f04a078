import { describe, expect, test } from 'vitest'
import { contentTerms, stem, tokenize } from './terms.ts'

describe('tokenize', () => {
  test.each([
    ["Crohn's disease", ['crohn', 'disease']],
    ['TNF-α and TNF-alpha', ['tnf', 'alpha', 'and', 'tnf', 'alpha']],
    ['HbA1c ≥ 6.5%', ['hba1c', '6.5']],
    ['1,234 women in 12,5', ['1234', 'women', 'in', '12', '5']],
    ['Sjögren Ménière straße', ['sjogren', 'meniere', 'strasse']],
    ['haemoglobin/haematocrit', ['haemoglobin', 'haematocrit']],
    ['…', []],
  ])('%j', (text, words) => {
    expect(tokenize(text)).toEqual(words)
  })
})

describe('contentTerms', () => {
  test('singular and plural, and the forms of a verb, are one term', () => {
    expect(contentTerms('reduces hospitalisations')).toEqual(contentTerms('reducing the hospitalisation'))
  })

  test('function words are dropped and order is kept', () => {
    expect(contentTerms('Does the drug work in heart failure?')).toEqual(['drug', 'work', 'heart', 'failur'])
  })

  test.each([
    ['oesophageal tumours', 'esophageal tumors'],
    ['hospitalisation', 'hospitalizations'],
    ['randomised', 'randomized'],
    ['analysed', 'analyzed'],
    ['leukaemia in paediatrics', 'leukemia in pediatrics'],
    ['multicentre', 'multicenter'],
    ['diagnosis', 'diagnoses'],
    ['arthroscopy', 'arthroscopic'],
    ['metastasis', 'metastases'],
  ])('%j and %j are the same terms', (one, other) => {
    expect(contentTerms(one)).toEqual(contentTerms(other))
  })

  test.each([
    ['hepatitis', 'hepatic'],
    ['hypertension', 'hypotension'],
    ['bronchitis', 'bronchial'],
    ['hyperthyroidism', 'hypothyroidism'],
  ])('%j and %j stay apart', (one, other) => {
    expect(contentTerms(one)).not.toEqual(contentTerms(other))
  })

  test('a code with a digit is left alone', () => {
    expect(stem('cd34s')).toBe('cd34s')
  })
})
