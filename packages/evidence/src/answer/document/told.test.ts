import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let opened: StarterParts

beforeAll(async () => {
  opened = await openStarterParts()
}, 60_000)
afterAll(() => opened.close())

async function leadOf(question: string): Promise<string> {
  const { sentences } = await ask(question, 'clinical', opened.parts)
  return sentences[0]?.text ?? ''
}

describe('what a record tells beside its result answers a question about it', () => {
  test.each([
    ['finerenone hyperkalaemia', 'Harms in FI'],
    ['ICS pneumonia COPD', 'pneumonia was more frequent'],
    ['lecanemab ARIA', 'amyloid-related imaging abnormalities'],
    ['remdesivir mortality', 'death was not clearly less frequent'],
    [
      'Does colonoscopy screening reduce death?',
      'death from colorectal cancer was not clearly less frequent',
    ],
    ['fidaxomicin vs vancomycin c diff recurrence', 'recurrence was seen in 15.4%'],
    ['Should ramipril and telmisartan be combined?', 'was no better than ramipril alone'],
    ['txa 6 hours after trauma', 'more than three hours after the injury'],
    ['metformin in prediabetes', 'metformin, the third arm, also lowered'],
    ['aciclovir for Bell’s palsy', 'aciclovir, tested in the same trial, brought no benefit'],
  ])('%s', async (question, words) => {
    expect(await leadOf(question)).toContain(words)
  })

  test('but not what it tells of a subgroup', async () => {
    expect(await leadOf('progesterone to prevent miscarriage')).toContain('does not settle the question')
  })
})

describe('the two treatments of a comparison stand in the order of the asker', () => {
  test.each([
    ['CABG vs PCI in diabetics with multivessel disease', 'supports coronary artery bypass surgery over PCI'],
    ['noradrenaline vs dopamine in shock', 'between noradrenaline and dopamine'],
    ['clopidogrel or ticagrelor in ACS', 'argues against clopidogrel as compared with ticagrelor'],
  ])('%s', async (question, words) => {
    expect(await leadOf(question)).toContain(words)
  })

  test('unless one is left off, which is told as it was done', async () => {
    expect(await leadOf('Can aspirin be stopped three months after PCI while ticagrelor goes on?')).toContain(
      'supports ticagrelor alone',
    )
  })
})

describe('the people of a lead are those studied', () => {
  test.each([
    ['aspirin primary prevention 75yo', 'ASPREE'],
    ['bp target 75 year old', 'SPRINT 75'],
    ['PFO closure age 70', 'No study shown here has a result at the age you asked about'],
    ['adjuvant osimertinib', 'ADAURA'],
    ['tirzepatide vs semaglutide', 'in adults with type 2 diabetes on metformin'],
    ['dupilumab COPD low eosinophils', 'No study shown here speaks of “low”'],
    ['early rhythm control AF', 'EAST-AFNET 4'],
    ['thrombolysis massive PE', 'No study shown here speaks of “massive”'],
  ])('%s', async (question, words) => {
    expect(await leadOf(question)).toContain(words)
  })

  test.each(['PrEP cabotegravir vs truvada women', 'HPV vaccine boys', 'paxlovid vaccinated patients'])(
    'and where none are, nothing is claimed: %s',
    async (question) => {
      expect(await leadOf(question)).toBe('')
    },
  )
})

describe('studies divide only where they contradict each other', () => {
  test.each([
    ['tight glucose control ICU', 'NICE-SUGAR, argues against'],
    ['neuromuscular blockade ARDS', 'ROSE, shows no clear difference'],
    ['warfarin vs apixaban', 'ARISTOTLE, argues against warfarin'],
    ['Hydrocortisone in septic shock mortality', 'septic shock'],
    ['Is intensive glucose lowering beneficial in type 2 diabetes?', 'is divided'],
  ])('%s', async (question, words) => {
    expect(await leadOf(question)).toContain(words)
  })
})
