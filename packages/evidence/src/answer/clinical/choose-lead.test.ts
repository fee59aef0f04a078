import { countWords } from '@auscult/contract/ai/ai.ts'
import { summaryLimits } from '@auscult/contract/evidence/answer-summary.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { abstract, study } from '../testing/answer.fixture.ts'
import { openStarterParts, type StarterParts, withDocuments } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

const arms = {
  population: 'adults with narcolepsy',
  intervention: 'propranolol',
  comparator: 'placebo',
  outcome: 'death',
}

async function leadAmong(question: string, ...documents: Parameters<typeof withDocuments>[1]) {
  const { sentences } = await withDocuments(starter, documents, () =>
    ask(question, 'clinical', starter.parts),
  )
  return sentences.find(({ role }) => role === 'lead')
}

describe('who speaks first', () => {
  const paper = {
    ...abstract(
      'Propranolol for narcolepsy: a randomised controlled trial',
      'We randomised 412 adults with narcolepsy to propranolol or placebo. Propranolol for narcolepsy lowered mortality (hazard ratio 0.50, 95% CI 0.40 to 0.60). We conclude that propranolol should be given in narcolepsy.',
    ),
    publicationTypes: ['Randomized Controlled Trial'],
  }

  test('is a study that a curator has read, never an abstract that nobody has', async () => {
    const lead = await leadAmong('propranolol in narcolepsy', paper, study(arms))

    expect(lead?.citations.map(({ id }) => id)).toEqual(['starter:trial'])
  })

  test("is an abstract where there is nothing else, in its authors' own words", async () => {
    const lead = await leadAmong('propranolol in narcolepsy', paper)

    expect(lead?.citations.map(({ id }) => id)).toEqual([paper.id])
    expect(lead?.text).toContain(`“${lead?.citations[0]?.quote}”`)
    expect(lead?.citations[0]?.quote).not.toMatch(/^We randomised/u)
  })

  test('is no paper that only mentions the drug', async () => {
    const mention = {
      ...abstract(
        'Sleep in narcolepsy',
        'Patients with narcolepsy were reviewed. Some of them took propranolol for other reasons.',
      ),
      publicationTypes: ['Review'],
    }

    expect(await leadAmong('propranolol in narcolepsy', mention)).toBeUndefined()
  })

  test('is a weak paper without authors where it is all there is, by the beginning of its title', async () => {
    const title =
      'Narcolepsy in Breton shepherds who sleep in the open: a survey of nine hundred households over two winters'
    const survey = {
      ...abstract(
        title,
        'We surveyed 900 households of shepherds. Narcolepsy was found in 12 Breton shepherds who slept in the open. Narcolepsy is rare in Breton shepherds.',
      ),
      authors: [],
      publicationTypes: [],
    }

    const lead = await leadAmong(
      'How common is narcolepsy in Breton shepherds who sleep in the open?',
      survey,
    )

    expect(lead?.citations.map(({ id }) => id)).toEqual([survey.id])
    expect(countWords(lead?.text ?? '')).toBeLessThanOrEqual(summaryLimits.bottomLineWords)
  })

  test('is no body that speaks of the matter at large, where a study tried the very treatment', async () => {
    const lead = await leadAmong('early rhythm control in AF diagnosed 3 years ago')

    expect(lead?.citations.map(({ id }) => id)).toEqual(['pmid:32865375'])
  })

  test.each(['first-line treatment of hypertension', 'what do guidelines say on gout'])(
    'is a body where bodies are asked: %s',
    async (question) => {
      expect((await leadAmong(question))?.citations[0]?.id).toMatch(/^guideline:/u)
    },
  )
})

describe('trials that contradict each other', () => {
  const gains = study({ ...arms, id: 'starter:gains', title: 'GAINS', conflictsWith: ['starter:fails'] })
  const fails = study({
    ...arms,
    id: 'starter:fails',
    title: 'FAILS',
    direction: 'harm',
    bottomLine: { advice: "don't", text: 'Do not give propranolol for narcolepsy.' },
  })

  test('lead together, whichever of them fits better', async () => {
    const lead = await leadAmong('propranolol in narcolepsy', gains, fails)

    expect(lead?.citations.map(({ id }) => id).toSorted()).toEqual(['starter:fails', 'starter:gains'])
  })

  test('are told with what each of them found', async () => {
    const lead = await leadAmong('propranolol in narcolepsy', gains, fails)

    expect(lead?.text).toContain('GAINS')
    expect(lead?.text).toContain('FAILS')
  })

  test('do not where their curators see no conflict', async () => {
    const lead = await leadAmong('propranolol in narcolepsy', study({ ...arms, id: 'starter:gains' }), fails)

    expect(lead?.citations).toHaveLength(1)
  })

  test.each([
    ['colchicine after MI', ['pmid:31733140', 'pmid:39555823']],
    ['Hydrocortisone in septic shock mortality', ['pmid:29347874', 'pmid:29490185']],
  ])('of the corpus both lead: %s', async (question, trials) => {
    const lead = await leadAmong(question)

    expect(lead?.citations.map(({ id }) => id).toSorted()).toEqual(trials.toSorted())
  })
})
