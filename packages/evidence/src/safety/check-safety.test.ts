import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { checkSafety } from './check-safety.ts'
import { loadSafetyRules } from './compile-rules.ts'

const content = join(import.meta.dirname, '../../../../content')
const rules = await loadSafetyRules(join(content, 'safety'), lexicon)

const levelOf = (question: string) =>
  checkSafety(readQuestion(question, lexicon), rules).map(({ rule: { id }, level }) => [id, level])

const firedBy = (question: string) =>
  checkSafety(readQuestion(question, lexicon), rules).map(({ rule }) => rule.id)

describe('a figure', () => {
  test.each([
    ['HFrEF, potassium 5.9, eGFR 33, start spironolactone?', 'spironolactone-start-potassium'],
    ['start spironolactone in HFrEF with K 5.9 mEq/L', 'spironolactone-start-potassium'],
    ['zoledronic acid with calcium 7.6 mg/dL', 'bisphosphonate-hypocalcaemia'],
    ['darbepoetin with haemoglobin 13.4 g/dL', 'esa-hb'],
    ['dabigatran with eGFR 24', 'dabigatran-crcl30'],
    ['metformin with CrCl 22', 'metformin-egfr30'],
    ['sotalol with potassium 2.9', 'sotalol-long-qt'],
    ['dabigatran in a 84-year-old woman, 50 kg, creatinine 190', 'dabigatran-crcl30'],
    ['simvastatin 40 mg twice daily', 'simva-80'],
    ['linezolid for 6 weeks', 'linezolid-pressor-duration'],
  ])('beyond the limit makes the rule speak: %s', (question, id) => {
    expect(firedBy(question)).toContain(id)
  })

  test.each([
    ['spironolactone with potassium 4.2', 'spironolactone-start-potassium'],
    ['metformin in CKD with eGFR 62', 'metformin-egfr45'],
    ['zoledronic acid with calcium 9.6 mg/dL', 'bisphosphonate-hypocalcaemia'],
    ['darbepoetin with haemoglobin 9.4 g/dL', 'esa-hb'],
    ['potassium chloride 24 mmol twice daily with furosemide', 'potassium-supplement-hyperkalaemia'],
    ['linezolid for 7 days', 'linezolid-pressor-duration'],
  ])('short of the limit keeps it silent: %s', (question, id) => {
    expect(firedBy(question)).not.toContain(id)
  })
})

describe('what the patient has', () => {
  test.each([
    ['propranolol for migraine, known asthma', 'nonselective-bb-asthma'],
    ['ibuprofen, PMH heart failure', 'nsaid-heart-failure'],
    ['suspected phaeochromocytoma, start bisoprolol', 'bb-phaeochromocytoma'],
    ['amoxicillin for otitis, allergic to penicillin', 'penicillin-allergy'],
    ['flucloxacillin in a patient with amoxicillin allergy', 'penicillin-allergy'],
  ])('makes a rule speak: %s', (question, id) => {
    expect(firedBy(question)).toContain(id)
  })

  test.each([
    ['propranolol for migraine, no asthma', 'nonselective-bb-asthma'],
    ['trimethoprim, history of hyperkalaemia', 'trimethoprim-hyperkalaemia'],
    ['does canagliflozin cause ketoacidosis', 'sglt2-dka-history'],
    ['prasugrel after PCI without previous stroke', 'prasugrel-stroke'],
  ])('does not, denied, past or only asked about: %s', (question, id) => {
    expect(firedBy(question)).not.toContain(id)
  })
})

describe('two drugs', () => {
  test.each([
    'clarithromycin for a patient on simvastatin',
    'start simvastatin in a patient taking clarithromycin',
    'simvastatin and clarithromycin together',
  ])('speak whichever is asked about: %s', (question) => {
    expect(firedBy(question)).toContain('simva-strong-cyp3a4')
  })

  test('held against each other are not given together', () => {
    expect(firedBy('ramipril versus losartan in hypertension')).not.toContain('acei-arb-dual')
  })

  test('one of which was stopped lately still meet where the rule is about the time between', () => {
    expect(firedBy('stopped phenelzine last week, start sertraline')).toContain('ssri-maoi')
  })
})

describe('a class', () => {
  test('asked about without a drug has the rules of its drugs', () => {
    expect(firedBy('ACE inhibitor with potassium 6.3')).toContain('raas-stop-potassium-6')
  })

  test('lends its rules to a member that the row does not list', () => {
    expect(firedBy('moexipril with potassium 6.3')).toContain('raas-stop-potassium-6')
  })

  test('lends none to a drug that has its own: finerenone may be given down to 25', () => {
    expect(firedBy('finerenone with eGFR 27')).toEqual([])
  })

  test('lends none where only listed drugs are meant', () => {
    expect(firedBy('prasugrel with omeprazole')).not.toContain('clopidogrel-omeprazole')
  })
})

test('a rule for starting leaves alone who takes the drug already', () => {
  expect(firedBy('on ivabradine, heart rate 58, go on?')).not.toContain('ivabradine-hr')
  expect(firedBy('start ivabradine, heart rate 58')).toContain('ivabradine-hr')
})

test('one reason is told once, by the strictest rule', () => {
  const fired = checkSafety(readQuestion('start spironolactone, potassium 5.9', lexicon), rules)

  expect(fired.map(({ level }) => level)).toEqual(['contraindicated'])
})

test('the strictest comes first', () => {
  const levels = checkSafety(
    readQuestion('pregnant, on warfarin, fluconazole for thrush', lexicon),
    rules,
  ).map(({ level }) => level)

  expect(levels[0]).toBe('contraindicated')
  expect(levels.length).toBeGreaterThan(1)
})

test('a thrombolysis for a stroke is not asked by the rules for an embolism', () => {
  expect(firedBy('alteplase for stroke, normotensive, brain metastases')).not.toContain(
    'pe-lysis-contraindications',
  )
})

test.each([
  'dapagliflozin in heart failure',
  'apixaban for new atrial fibrillation',
  'statin after myocardial infarction',
  'empagliflozin in CKD with eGFR 45',
  '',
])('nothing is warned of without cause: %j', (question) => {
  expect(firedBy(question)).toEqual([])
})

describe('a part of pregnancy that reaches beyond the limit of a rule', () => {
  test.each(['nitrofurantoin for cystitis, third trimester', 'Nitrofurantoin, Zystitis, drittes Trimenon'])(
    'asks for care: %s',
    (question) => {
      expect(levelOf(question)).toContainEqual(['nitrofurantoin-term', 'use with care'])
    },
  )

  test.each([
    'nitrofurantoin for cystitis, first trimester',
    'nitrofurantoin for cystitis, third trimester, 30 weeks pregnant',
  ])('does not where it lies short of it: %s', (question) => {
    expect(firedBy(question)).not.toContain('nitrofurantoin-term')
  })
})

describe('an allergy to the very drug', () => {
  test('is warned of where no rule speaks of it', () => {
    expect(levelOf('allergic to doxycycline, start doxycycline?')).toEqual([['same-drug-allergy', 'avoid']])
  })

  test('is none to another member of its class, and left to the rule that speaks of it', () => {
    expect(firedBy('simvastatin intolerance, start rosuvastatin?')).not.toContain('same-drug-allergy')
    expect(firedBy('amoxicillin for otitis, allergic to amoxicillin')).not.toContain('same-drug-allergy')
    expect(firedBy('ceftriaxone for meningitis, allergic to cephalosporins')).not.toContain(
      'same-drug-allergy',
    )
  })

  test('counts for each member where the class brought an anaphylaxis about', () => {
    expect(firedBy('ceftriaxone for meningitis? anaphylaxis to cephalosporins')).toContain(
      'same-drug-allergy',
    )
  })
})

describe('a failing organ of which no grade is told', () => {
  test.each([
    ['colchicina en insuficiencia renal', 'colchicine-renal'],
    ['enoxaparin 40 mg, renal impairment', 'enoxaparin-crcl30'],
    ['rivaroxaban in cirrhosis', 'rivaroxaban-child-pugh-b'],
    ['can i give colchicine, CKD', 'colchicine-renal'],
    ['mild gout, colchicine, renal impairment', 'colchicine-renal'],
  ])('asks for care with what some grade forbids: %s', (question, id) => {
    expect(levelOf(question)).toContainEqual([id, 'use with care'])
  })

  test.each([
    ['colchicine, CKD 4', 'avoid'],
    ['colchicine in kidney failure', 'avoid'],
  ])('is none where the grade is told: %s', (question, level) => {
    expect(levelOf(question)).toContainEqual(['colchicine-renal', level])
  })

  test.each([
    'colchicine, CKD 3a',
    'colchicine in CKD3',
    'colchicine, stage 3 CKD',
    'colchicine, CKD stage III',
    'colchicine in mild renal impairment',
    'colchicina, insuficiencia renal leve',
    'colchicine in CKD with eGFR 55',
    'colchicine for gout, no kidney disease',
    'apixaban in fatty liver',
    'rivaroxaban in cirrhosis, Child A',
  ])('is silent where what is told lies short of the limit: %s', (question) => {
    expect(levelOf(question).map(([id]) => id)).not.toContainEqual(expect.stringMatching(/renal|liver/u))
  })
})
