import { expect, test } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { checkSafety } from './check-safety.ts'
import { firedBy, shippedRules } from './testing/fired-by.ts'

test.each([
  ['penicillina benzatina EV per sifilide', 'benzathine-penicillin-iv'],
  ['Benzathin-Penicillin i.v. bei Syphilis', 'benzathine-penicillin-iv'],
  ['bortezomib IT today?', 'vincristine-intrathecal'],
  ['vinc IT with the LP, dose?', 'vincristine-intrathecal'],
  ['takes Theo-Dur, aminophylline bolus 5 mg/kg?', 'aminophylline-loading-theophylline'],
  ['on naproxen 500 bd, add ketorolac 30?', 'nsaid-nsaid'],
  ['unter Ibuprofen 600 noch Diclofenac dazu?', 'nsaid-nsaid'],
  ['clarithromycin for CAP, kidney tx on tac', 'cni-azole-macrolide'],
  ['HCT zu Lithium dazu?', 'lithium-thiazide-raas'],
  ['CT mit KM bei eGFR 18', 'iodinated-contrast-renal'],
  ['MRT mit KM bei eGFR 18', 'gadolinium-egfr'],
  ['cirrhosis child c, rivaroxaban 20', 'doac-liver'],
])('a route, a double or a short name is read: %s', (question, id) => {
  expect(firedBy(question)).toContain(id)
})

test.each([
  ['penicillina benzatina im per sifilide', 'benzathine-penicillin-iv'],
  ['benzylpenicillin 2.4 g iv for neurosyphilis', 'benzathine-penicillin-iv'],
  ['is it vincristine that works?', 'vincristine-intrathecal'],
  ['aminophylline bolus 5 mg/kg, no theophylline at home', 'aminophylline-loading-theophylline'],
  ['naproxen did not help, change to celecoxib 200?', 'nsaid-nsaid'],
  ['Zirrhose Child A, Aspirin 100', 'aspirin-under-16'],
])('and nothing else is taken for one: %s', (question, id) => {
  expect(firedBy(question)).not.toContain(id)
})

test('of two drugs that must not meet the warning names the one that is not taken yet', () => {
  const fired = checkSafety(readQuestion('on naproxen 500 bd, add ketorolac 30?', lexicon), shippedRules)

  expect(fired.find(({ rule }) => rule.id === 'nsaid-nsaid')?.drug?.term).toBe('ketorolac')
})
