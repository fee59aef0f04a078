import { expect, test } from 'vitest'
import { firedBy } from './testing/fired-by.ts'

test.each([
  ['phenelzine stopped 1 week ago, pethidine 50 mg im?', 'pethidine-maoi'],
  ['was on tranylcypromine, stopped 5 days ago, start sertraline?', 'ssri-maoi'],
  ['fluoxetine stopped 3 weeks ago, tranylcypromine now?', 'ssri-maoi'],
  ['ramipril last dose 12 hours ago, sacubitril-valsartan now?', 'arni-acei-36h'],
  ['swapping enalapril for sacubitril-valsartan tonight', 'arni-acei-36h'],
  ['on bisoprolol, add verapamil?', 'bb-verapamil'],
  ['Lorazepam seit Jahren, schlagartig absetzen?', 'benzo-withdrawal'],
  ['toma alprazolam 2 mg, quitarlo de golpe?', 'benzo-withdrawal'],
])('a drug stopped a short time ago, or too fast, still speaks: %s', (question, id) => {
  expect(firedBy(question)).toContain(id)
})

test.each([
  ['was on phenelzine, stopped 3 weeks ago, pethidine 50 mg im?', 'pethidine-maoi'],
  ['Tranylcypromin vor 4 Wochen abgesetzt, Sertralin starten?', 'ssri-maoi'],
  ['fluoxetine stopped 7 weeks ago, tranylcypromine now?', 'ssri-maoi'],
  ['ramipril stopped 3 days ago, start sacubitril-valsartan?', 'arni-acei-36h'],
  ['on losartan, swapping losartan for sacubitril-valsartan tonight', 'arni-plus-arb'],
  ['swapping bisoprolol for verapamil in AF', 'bb-verapamil'],
])('one stopped long ago, or that another takes the place of, does not: %s', (question, id) => {
  expect(firedBy(question)).not.toContain(id)
})
