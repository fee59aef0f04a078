import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { abstract, askAmong, guideline, readLexicon } from '../testing/answer.fixture.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

async function answerTo(question: string) {
  const { status_code: status, sentences } = await ask(question, 'clinical', starter.parts)
  return { status, lead: sentences[0]?.text }
}

describe('no source that speaks of one alone answers for the two together', () => {
  test.each([
    // A state the people are in.
    'Is methotrexate safe in breastfeeding?',
    'È sicuro il metotrexato durante l’allattamento?',
    'Ist Methotrexat in der Stillzeit sicher?',
    '¿Es seguro el metotrexato durante la lactancia?',
    'Can I give methotrexate to a breastfeeding mother?',
    'methotrexate lactation',
    'Is methotrexate contraindicated in pregnancy?',
    'Il ramipril è controindicato in gravidanza?',
    'Ist Ramipril in der Schwangerschaft kontraindiziert?',
    '¿El ramipril está contraindicado en el embarazo?',
    'Is dapagliflozin safe in dialysis?',
    'Is dapagliflozin safe in dialysis patients?',
    'Il dapagliflozin è sicuro in dialisi?',
    'Dapagliflozin bei Dialyse sicher?',
    '¿Es segura la dapagliflozina en diálisis?',
    'dapagliflozin haemodialysis',
    'empagliflozin after kidney transplant',
    'Ist Paracetamol bei Leberinsuffizienz sicher?',
    'Is allopurinol safe in cirrhosis?',
    // Another drug, or alcohol.
    'Does clarithromycin interact with simvastatin?',
    'Can I give clarithromycin with simvastatin?',
    'La claritromicina interagisce con la simvastatina?',
    'Wechselwirkung zwischen Clarithromycin und Simvastatin?',
    '¿Interacciona la claritromicina con la simvastatina?',
    'Can allopurinol be taken with azathioprine?',
    'Is clopidogrel affected by fluconazole?',
    'Is lithium safe with ibuprofen?',
    'Is trimethoprim safe in patients taking methotrexate?',
    'Metronidazole and alcohol',
    'Alkohol und Metronidazol',
    // At the wheel.
    'Darf man mit Pregabalin Auto fahren?',
    // A procedure.
    'Should I stop aspirin before colonoscopy polypectomy?',
    'Devo sospendere l’aspirina prima della colonscopia?',
    'Soll man Aspirin vor der Koloskopie absetzen?',
    '¿Debo suspender la aspirina antes de la colonoscopia?',
    'Should I stop clopidogrel before colonoscopy?',
    // What forbids a drug is no advice to give it.
    'contraindications of methotrexate',
    'Controindicazioni del metotrexato',
    'Kontraindikationen von Methotrexat',
    'Contraindicaciones del metotrexato',
  ])('%s', async (question) => {
    const { status, lead } = await answerTo(question)

    expect(lead).toBeUndefined()
    expect(status).toBe(200)
  })
})

describe('what a source tells of both is the answer', () => {
  test.each([
    ['Does apixaban cause less major bleeding than warfarin?', 'ARISTOTLE'],
    ['Do inhaled corticosteroids cause pneumonia in COPD?', 'TORCH'],
    ['finerenone hyperkalaemia', 'FINEARTS-HF'],
    ['Is dapagliflozin safe in heart failure?', 'DELIVER'],
    ['Is dapagliflozin safe in chronic kidney disease?', 'DAPA-CKD'],
    ['Is magnesium sulfate safe in pregnancy?', 'Magpie'],
    ['Is aspirin safe in pregnancy?', 'ASPRE'],
    ['Is metformin safe in gestational diabetes?', 'MiG'],
    ['Is prednisolone safe in alcoholic hepatitis?', 'STOPAH'],
    ['Does aspirin increase bleeding after non-cardiac surgery?', 'POISE-2'],
    ['Should ramipril be combined with telmisartan?', 'ONTARGET'],
    ['Is ezetimibe with simvastatin safe in chronic kidney disease?', 'SHARP'],
    ['Can iron sucrose be given in haemodialysis?', 'PIVOTAL'],
    ['Does rifampicin cause drug interactions in Staphylococcus aureus bacteraemia?', 'ARREST'],
    ['Does dapagliflozin prevent kidney failure?', 'DAPA-CKD'],
    ['Should anticoagulation be bridged before surgery?', 'BRIDGE'],
    ['¿Causa la canagliflozina amputaciones?', 'CANVAS'],
  ])('%s %s', async (question, study) => {
    const { lead } = await answerTo(question)

    expect(lead).toContain(study)
  })
})

test('an imported abstract answers where its title or its conclusion names the drug and the state', async () => {
  const lexicon = await readLexicon()
  const papers = [
    abstract(
      'Methotrexate in breastfeeding women: excretion into milk',
      'We measured methotrexate in the milk of breastfeeding women. In conclusion, methotrexate is found in breast milk and is not safe during breastfeeding.',
    ),
    guideline('Rheumatoid arthritis', 'methotrexate with a short course of glucocorticoid'),
  ]

  const { sentences } = await askAmong(papers, 'Is methotrexate safe in breastfeeding?', lexicon)

  expect(sentences[0]?.text).toContain('milk')
  expect(sentences.flatMap(({ citations }) => citations).map(({ id }) => id)).not.toContain('guideline:body')
})
