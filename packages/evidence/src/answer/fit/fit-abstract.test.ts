import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../corpus/document.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { abstract, askAmong, readLexicon } from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const conclusion = 'Telephone counselling raised adherence to metformin among older adults.'
const paper: Document = {
  ...abstract('Telephone counselling and adherence to metformin in type 2 diabetes', ''),
  sections: [
    { label: 'OBJECTIVE', text: 'To learn whether telephone counselling raises adherence to metformin.' },
    { label: 'METHODS', text: 'Adults with type 2 diabetes were randomised; some also took atorvastatin.' },
    { label: 'CONCLUSIONS', text: conclusion },
  ],
}
// Words are rare or common only among many papers.
const others = Array.from({ length: 60 }, (_, nth): Document => {
  const title = ['Asthma inhaler technique', 'Migraine in pregnancy', 'Knee pain and exercise'][nth % 3] ?? ''
  return { ...abstract(title, `${title} was studied in town ${nth}.`), id: `pmid:${nth}` }
})

async function leadOn(question: string): Promise<string> {
  const { sentences } = await askAmong([paper, ...others], question, lexicon)
  return sentences[0]?.text ?? ''
}

describe('a paper that nobody has curated', () => {
  test.each([
    'Does telephone counselling raise adherence to metformin in type 2 diabetes?',
    'Telephone counselling raises adherence to metformin.',
    'How far does telephone counselling influence metformin adherence?',
  ])('answers with its conclusion, word for word, what its title and aim are about: %s', async (question) => {
    expect(await leadOn(question)).toContain(`“${conclusion}”`)
  })

  test.each([
    'Does telephone counselling raise adherence to insulin in type 2 diabetes?',
    'Does telephone counselling raise adherence to metformin in polycystic ovary syndrome?',
    'Does telephone counselling raise adherence to metformin in children with type 2 diabetes?',
    'Does metformin prevent migraine?',
    'Does atorvastatin prevent dementia?',
  ])('does not answer on another drug, disease or people: %s', async (question) => {
    expect(await leadOn(question)).toBe('')
  })

  test('says first which word of the question it does not have', async () => {
    const lead = await leadOn(
      'Does telephone counselling raise adherence to metformin in type 2 diabetes in farmers?',
    )

    expect(lead).toMatch(/^No study shown here speaks of “farmers”/u)
    expect(lead).toContain(`“${conclusion}”`)
  })
})
