import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

function rows(question: string) {
  const [labs] = offerTools(readQuestion(question, shippedLexicon), tools)
  return labs?.tool === 'labs' ? labs.tests.map(({ _id }) => _id) : []
}

it.each([
  ['ionised calcium 0.9', ['calcium-ionised']],
  ['calcio iónico 1,2', ['calcium-ionised']],
  ['total calcium 2.1', ['calcium-total']],
  ['direct bilirubin 10', ['bilirubin-direct']],
  ['hs-crp 2', ['c-reactive-protein-high-sensitivity']],
  ['crp 2', ['c-reactive-protein']],
  // One test in English, another in Italian and Spanish; a unit tells which.
  ['PCR 120', ['protein-creatinine-ratio', 'c-reactive-protein']],
  ['PCR 120 mg/l', ['c-reactive-protein']],
  ['PCR 120 mg/mmol', ['protein-creatinine-ratio']],
  ['fasting glucose 6.5', ['glucose-fasting']],
  ['random glucose 12', ['glucose-random']],
])('a name of a test itself means that test alone: %s', (question, expected) => {
  expect(rows(question)).toEqual(expected)
})

it.each(['glucose 7.5', 'blood sugar 7.5', 'Glukose 130', 'glucosa 130', 'glicemia 250'])(
  'a glucose that is not told further has both rows: %s',
  (question) => {
    expect(rows(question)).toEqual(['glucose-fasting', 'glucose-random'])
  },
)

it.each([
  ['csf glucose normal', 'glucose'],
  ['csf protein 1.2 g/l', 'protein'],
  ['csf lactate 4', 'lactate'],
  ['Liquorprotein 0,6 g/l', 'protein'],
  ['urine sodium 10', 'sodium-random'],
  ['urine sodium normal', 'sodium-random'],
  ['Natrium im Urin 15', 'sodium-random'],
  ['osmolalità urinaria 900', 'osmolality-urine'],
  ['urine ph 8', 'ph'],
])('the specimen beside a test leads to its row: %s', (question, id) => {
  expect(rows(question)).toEqual([id])
})

it('a name that a specimen belongs to means without it the test in blood', () => {
  expect(rows('sodium 118')).toEqual(['sodium'])
  expect(rows('protein 1.2 g/l')).toEqual([])
})
