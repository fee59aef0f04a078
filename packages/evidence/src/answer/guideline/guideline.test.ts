import { bullet, GuidelineComparison, GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { toGuidelineDocument } from '../../corpus/files/guideline-record.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'
import { verifySentences } from '../verify.ts'

let opened: StarterParts

beforeAll(async () => {
  opened = await openStarterParts()
}, 60_000)

afterAll(() => opened.close())

const compare = (question: string, country?: string) =>
  ask(question, 'guideline', { ...opened.parts, country })

describe('the guideline agent', () => {
  test('compares the bodies on a condition of one word', async () => {
    const response = GuidelineResponse.parse(await compare('hypertension'))

    const comparison = GuidelineComparison.parse(JSON.parse(response.guideline_response))
    expect(response.topic).toBe('Hypertension in adults')
    expect(comparison.guideline_names.toSorted()).toEqual([
      'AHA/ACC 2025',
      'ESC 2024',
      'ISH 2020',
      'NICE NG136 (2019)',
    ])
    const {
      diagnostic_criteria: criteria,
      firstline_treatment: treatment,
      key_differences: differences,
    } = comparison
    for (const list of [criteria, treatment, differences, comparison.references.entries]) {
      expect(list).toHaveLength(4)
      expect(list.every((entry) => entry !== '')).toBe(true)
    }
    const nice = comparison.guideline_names.indexOf('NICE NG136 (2019)')
    expect(treatment[nice]?.split(bullet).map((point) => point.trim())).toEqual([
      'Under 55 and not Black: ACE inhibitor or angiotensin receptor blocker (ARB)',
      '55 or over or Black: calcium-channel blocker',
      'Diabetes: ACE inhibitor or ARB',
    ])
  })

  test.each([
    ['IE', 'ESC 2024'],
    ['GB', 'NICE NG136 (2019)'],
    ['US', 'AHA/ACC 2025'],
  ])("in %s reads its own or its region's guideline first", async (country, first) => {
    const { guidelines } = await compare('hypertension', country)

    expect(guidelines[0]?.name).toBe(first)
  })

  test('marks a superseded edition and puts it last, even of the own country', async () => {
    const { guidelines } = await compare('type 2 diabetes', 'US')

    expect(guidelines.at(-1)).toMatchObject({
      name: 'ADA Standards of Care 2025',
      isSuperseded: true,
      isUsersCountry: true,
    })
  })

  test('finds every body of a topic, whatever it calls the condition', async () => {
    const { guidelines } = await compare('deep vein thrombosis')

    expect(guidelines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ESC 2019', 'AHA/ACC 2026', 'CHEST 2021', 'ASH 2020', 'NICE NG158 (2020)']),
    )
  })

  test.each([
    ['asthma', 'Asthma in adults'],
    ['asthma in children', 'Asthma in children aged 6-11'],
    ['acute stroke', 'Acute ischaemic stroke: reperfusion'],
    ['NICE versus GINA on asthma in adults', 'Asthma in adults'],
    ['H. pylori eradication', 'Helicobacter pylori'],
    ['statins', 'Dyslipidaemia and prevention'],
  ])('%s is about %s', async (question, topic) => {
    expect((await compare(question)).topic).toBe(topic)
  })

  test('every point stands in its guideline word for word', async () => {
    const held = opened.starter.filter(({ kind }) => kind === 'guideline')
    const topics = new Set(held.flatMap(({ guideline }) => guideline?.topic ?? []))
    for (const topic of topics) {
      const { guidelines } = await compare(topic)
      for (const { diagnosis, treatment, differences } of guidelines) {
        const points = [...diagnosis, ...treatment, ...differences]
        expect(points.length).toBeGreaterThan(2)
        expect(verifySentences(points, held)).toEqual(points)
      }
    }
  }, 120_000)

  test.each(['schizophrenia', 'asthma in pregnancy'])(
    'has nothing on %s and says so, rather than showing what is for others',
    async (question) => {
      const response = await compare(question)

      expect(response).toMatchObject({ status_code: 200, message: 'No Guideline Comparison Available' })
      expect(response.guidelines).toEqual([])
      expect(GuidelineComparison.parse(JSON.parse(response.guideline_response)).guideline_names).toEqual([])
    },
  )
})

describe('a guideline file that was imported', () => {
  test("stands beside the others with its body's own words and grades", async () => {
    const imported = toGuidelineDocument({
      body: 'Society of Made-up Medicine',
      shortName: 'SMM',
      year: 2025,
      topic: 'Gout',
      country: 'IE',
      link: 'https://example.org/gout',
      recommendations: [
        { text: 'Offer water: first, and often.', part: 'first-line-treatment', class: 'I', level: 'A' },
        { text: 'Ask about diet.', part: 'other' },
      ],
    })
    await opened.parts.index.index([imported])

    const { guidelines } = await compare('gout', 'IE')

    await opened.parts.index.remove([imported.id])
    expect(guidelines[0]).toMatchObject({ name: 'SMM 2025', isUsersCountry: true, linkKind: 'document' })
    expect(guidelines[0]?.treatment).toMatchObject([
      { text: 'Offer water: first, and often', recommendationClass: 'I', evidenceLevel: 'A' },
    ])
    expect(guidelines[0]?.differences.map(({ text }) => text)).toEqual(['Ask about diet'])
    expect(guidelines.length).toBeGreaterThan(3)
  })
})

test.each([
  'fever and neutropenia',
  'Fieber und Neutropenie',
  'fiebre y neutropenia',
  'febbre e neutropenia',
])('compares on febrile neutropenia, and not on fever of infants: %s', async (question) => {
  expect(await compare(question)).toMatchObject({ topic: 'Fever in neutropenia after chemotherapy' })
})

test.each([
  ['fever guideline', null],
  ['otitis media in a 40 year old, guideline', null],
  ['fever in a child, guideline', 'Fever without source in infants and young children'],
  ['fever, 2 months old', 'Fever without source in infants and young children'],
  ['fever without source', 'Fever without source in infants and young children'],
  ['acute otitis media guideline', 'Acute otitis media in children'],
])(
  'advice for children is for whom a word, an age or the disease calls a child: %s',
  async (question, topic) => {
    const { topic: found } = await compare(question)
    expect(found).toBe(topic)
  },
)
