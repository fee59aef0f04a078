import { expect, test } from 'vitest'
import { readDrugWords } from '../corpus/drug-words.ts'
import { seededRandom } from '../corpus/mixed-corpus.ts'
import { perturb } from './perturb.ts'
import { swapSpelling } from './spelling-swap.ts'

const isDrugWord = await readDrugWords()
const formsOf = (question: string, lang = 'en') => {
  const forms = perturb(question, { lang, random: seededRandom(1), isDrugWord })
  return Object.fromEntries(forms.map(({ kind, question: asked }) => [kind, asked]))
}

test('a question is put in every form that can be made of it, in every run the same', () => {
  const question = 'dapagliflozin for ischaemic cardiomyopathy, any benefit?'

  const forms = formsOf(question)

  expect(Object.keys(forms)).toHaveLength(7)
  expect(forms['clause order']).toBe('any benefit, dapagliflozin for ischaemic cardiomyopathy?')
  expect(forms['other spelling']).toBe('dapagliflozin for ischemic cardiomyopathy, any benefit?')
  expect(forms['upper case']).toBe(question.toUpperCase())
  expect(formsOf(question)).toEqual(forms)
})

test('a typing error never falls on a drug', () => {
  expect(formsOf('dapagliflozin vs empagliflozin')['typing error']).toBeUndefined()
  expect(formsOf('dapagliflozin in cardiomyopathy')['typing error']).toMatch(
    /^dapagliflozin in c(?!ardiomyopathy)/u,
  )
})

test.each(['statins at 82 yo', 'aspirin in pregnancy', 'tamsulosin for prostate size', 'apixaban in AF'])(
  '%j is not given another age or sex',
  (question) => {
    expect(formsOf(question)['age and sex']).toBeUndefined()
  },
)

test('a history is left out where the question is about it', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const forms = perturb('antibiotics for appendicitis', {
      lang: 'en',
      random: seededRandom(seed),
      isDrugWord,
    })

    expect(forms.map(({ question }) => question).join('\n')).not.toContain('appendicectomy')
  }
})

test('spelling goes the other way where it is American', () => {
  expect(swapSpelling('anemia and Edema')).toBe('anaemia and Oedema')
  expect(swapSpelling('gout')).toBeUndefined()
})

test('a clause that hangs on the one before stays where it is', () => {
  expect(formsOf('metformin first, or gliptin first?')['clause order']).toBeUndefined()
})
