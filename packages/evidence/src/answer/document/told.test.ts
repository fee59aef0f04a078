import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let opened: StarterParts

beforeAll(async () => {
  opened = await openStarterParts()
}, 60_000)
afterAll(() => opened.close())

const answer = async (question: string) => (await ask(question, 'clinical', opened.parts)).sentences

describe('what a record tells beside its result is told with it', () => {
  test.each([
    ['finerenone hyperkalaemia', 'yperkalaemia was more frequent'],
    ['ICS pneumonia COPD', 'pneumonia was less frequent'],
    ['remdesivir mortality', 'death was not clearly less frequent'],
    ['fidaxomicin vs vancomycin c diff recurrence', 'ecurrence was seen in 15.4%'],
    ['txa 6 hours after trauma', 'more than three hours after the injury'],
    ['metformin in prediabetes', 'metformin, the third arm, also lowered'],
    ['aciclovir for Bell’s palsy', 'brought no benefit'],
    ['lecanemab ARIA', 'amyloid-related imaging abnormalities'],
  ])('%s', async (question, words) => {
    const texts = (await answer(question)).map(({ text }) => text)

    expect(texts.join(' ')).toContain(words)
  })
})

describe('what a record tells and the engine does not tell yet', () => {
  test.fails.each([['Should ramipril and telmisartan be combined?', 'was no better than ramipril alone']])(
    '%s',
    async (question, words) => {
      const texts = (await answer(question)).map(({ text }) => text)

      expect(texts.join(' ')).toContain(words)
    },
  )
})

describe('the trial of just these people and treatments speaks first', () => {
  test.each([
    ['bp target 75 year old', 'pmid:27195814'],
    ['adjuvant osimertinib', 'pmid:32955177'],
    ['tirzepatide vs semaglutide', 'pmid:34170647'],
    ['early rhythm control AF', 'pmid:32865375'],
    ['CABG vs PCI in diabetics with multivessel disease', 'pmid:23121323'],
    ['noradrenaline vs dopamine in shock', 'pmid:20200382'],
    ['clopidogrel or ticagrelor in ACS', 'pmid:19717846'],
    ['Can aspirin be stopped three months after PCI while ticagrelor goes on?', 'pmid:31556978'],
    ['warfarin vs apixaban', 'pmid:21870978'],
  ])('%s', async (question, trial) => {
    const [first] = await answer(question)

    expect(first?.role).toBe('lead')
    expect(first?.citations.map(({ id }) => id)).toEqual([trial])
  })

  test('and whoever is older than all of them is told so', async () => {
    const [first] = await answer('PFO closure age 70')

    expect(first?.text).toMatch(/younger|18-60/u)
  })
})
