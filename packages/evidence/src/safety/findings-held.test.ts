import { expect, test } from 'vitest'
import { firedBy } from './testing/fired-by.ts'

test.each([
  ['CT with contrast, TSH <0.01 and fT4 55, go ahead?', 'iodinated-contrast-renal'],
  ['mezzo di contrasto iodato, TSH 0,02', 'iodinated-contrast-renal'],
  ['previous CABG 2015, migraine, rizatriptan 10 mg?', 'triptan-cardiac'],
  ['bypass coronario nel 2018, emicrania, sumatriptan?', 'triptan-cardiac'],
  ['on aspirin after two stents, migraine, sumatriptan 50?', 'triptan-cardiac'],
  ['metanefrine elevate, propranololo 40?', 'bb-phaeochromocytoma'],
  ['plasma metanephrines x5, start bisoprolol?', 'bb-phaeochromocytoma'],
  ['metamizole for pain, WBC 1.5', 'metamizole-agranulocytosis'],
  ['Keratitis dendritica, Dexamethason-Augentropfen?', 'steroid-eye-herpes'],
  ['RYR1 variant carrier, suxamethonium?', 'malignant-hyperthermia'],
  ['Brustwand 2012 bestrahlt, Teriparatid?', 'teriparatide-contra'],
  ['Flimmerskotom vor Kopfschmerzen, Pille?', 'coc-migraine-aura'],
])('what findings amount to is held against a drug: %s', (question, id) => {
  expect(firedBy(question)).toContain(id)
})

test.each([
  ['CT with contrast, TSH 2.1', 'iodinated-contrast-renal'],
  ['PCI planned tomorrow, migraine today, sumatriptan 50 ok?', 'triptan-cardiac'],
  ['metanephrines not raised, propranolol for anxiety', 'bb-phaeochromocytoma'],
  ['metanephrines high, on doxazosin for two weeks, add bisoprolol?', 'bb-phaeochromocytoma'],
  ['Leukozyten 7800, Metamizol 1 g', 'metamizole-agranulocytosis'],
  ['RYR1 negative, sevoflurane', 'malignant-hyperthermia'],
  ['Mamma-Ca 2012 operiert, Teriparatid?', 'teriparatide-contra'],
])('and where they amount to nothing, or it is seen to, nothing is said: %s', (question, id) => {
  expect(firedBy(question)).not.toContain(id)
})
