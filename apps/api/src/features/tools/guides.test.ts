import { listAntibiotics } from '@auscult/contract/guides/antibiotics.ts'
import { searchLabs } from '@auscult/contract/guides/labs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addPerson } from '../../testing/people.ts'
import type { Input } from '../../testing/sealed-client.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  ;({ token } = await addPerson(app))
})
afterAll(() => app.close())

async function labs(body: Input['body']) {
  const answer = await app.call(searchLabs, { body, token })
  return searchLabs.answer.parse(answer.body).data
}

async function antibiotics(query: NonNullable<Input['query']>, from = app) {
  const answer = await from.call(listAntibiotics, { query, token })
  return listAntibiotics.answer.parse(answer.body)
}

const namesFor = async (query: NonNullable<Input['query']>) =>
  (await antibiotics({ limit: 100, ...query })).data.map(({ syndrome }) => syndrome)

describe('the laboratory guide', () => {
  it('is documented by a row of its own', async () => {
    const [example] = z.array(searchLabs.answer).parse(searchLabs.answer.meta()?.['examples'])

    expect(example).toEqual({ data: [(await labs({ search: 'potassium' }))[0]] })
  })

  it('is given by category where nothing is searched for', async () => {
    const all = await labs({ type: 'category' })

    const categories = all.map(({ category }) => category)
    expect(all).toHaveLength(176)
    // Each category stands together.
    expect(categories.filter((category, nth) => category !== categories[nth - 1])).toHaveLength(
      new Set(categories).size,
    )
    expect(all[0]).toMatchObject({
      name: 'Haemoglobin',
      shortcode: 'Hb',
      units: 'g/L',
      normal_range: { female: '120-150', male: '130-170', adult: null },
    })
  })

  it.each([
    ['Na', 'Sodium'],
    ['hemoglobin', 'Haemoglobin'],
    ['FERRITIN', 'Ferritin'],
    ['718-7', 'Haemoglobin'],
    ['  tsh ', 'Thyroid-stimulating hormone'],
  ])('finds %s first', async (search, name) => {
    expect((await labs({ search }))[0]?.name).toBe(name)
  })

  it.each([
    ['BUN', 'Urea'],
    ['urea nitrogen', 'Urea'],
    ['uric acid', 'Urate'],
    ['platelet count', 'Platelets'],
    ['leukocytes', 'White cell count'],
    ['phosphorus', 'Phosphate'],
    ['PCO2', 'PaCO2'],
    ['SGPT', 'Alanine aminotransferase'],
    ['sugar', 'Glucose, fasting'],
    ['Kalium', 'Potassium'],
    ['glucose', 'Glucose, fasting'],
    ['vitamin d', '25-hydroxyvitamin D'],
  ])('finds %s by its everyday name: %s', async (search, name) => {
    expect((await labs({ search }))[0]?.name).toBe(name)
  })

  it('lists blood before cerebrospinal fluid where both have a test of the name', async () => {
    const found = await labs({ search: 'protein' })

    const specimens = found.filter(({ name }) => /protein/iu.test(name)).map(({ specimen }) => specimen)
    expect(specimens[0]).not.toBe('CSF')
    expect(specimens.indexOf('CSF')).toBeGreaterThan(specimens.indexOf('serum'))
  })

  it('finds nothing where nothing matches, and takes signs for what they are', async () => {
    expect(await labs({ search: 'xylophone' })).toEqual([])
    expect(await labs({ search: '.*' })).toEqual([])
  })

  it('refuses a search that is too long', async () => {
    const answer = await app.call(searchLabs, { body: { search: 'x'.repeat(101) }, token })

    expect(answer.status).toBe(400)
  })
})

describe('the antibiotic guide', () => {
  it('is documented by a row of its own, for a search that finds it', async () => {
    const [example] = z.array(listAntibiotics.answer).parse(listAntibiotics.answer.meta()?.['examples'])
    const Query = z.record(z.string(), z.union([z.string(), z.number()]))
    const [query] = z.array(Query).parse(listAntibiotics.query.meta()?.['examples'])

    expect(await antibiotics(query ?? {})).toEqual(example)
  })

  it('comes ten at a time, the last page with fewer', async () => {
    const first = await antibiotics({ page: 1, limit: 10 })
    const last = await antibiotics({ page: 9, limit: 10 })
    const beyond = await antibiotics({ page: 10, limit: 10 })

    expect(first).toMatchObject({ total: 87, hasMore: true, localGuidance: null })
    expect(first.data).toHaveLength(10)
    expect(last).toMatchObject({ hasMore: false })
    expect(last.data).toHaveLength(7)
    expect(beyond).toMatchObject({ data: [], hasMore: false })
  })

  it('is filtered by population and group, and searched by syndrome, drug and pathogen', async () => {
    const pregnant = await antibiotics({ population: 'pregnancy', group: 'urinary' })
    const drug = await antibiotics({ search: 'pivmecillinam' })
    const pathogen = await antibiotics({ search: 'borrelia' })

    expect(pregnant.data.map(({ syndrome }) => syndrome)).toEqual([
      'Lower urinary tract infection or bacteriuria in pregnancy',
    ])
    expect(drug.total).toBeGreaterThan(0)
    expect(pathogen.data.map(({ syndrome }) => syndrome)).toEqual(['Lyme disease, erythema migrans'])
  })

  it('finds cystitis by its name, and not within another word', async () => {
    const found = await antibiotics({ search: 'cystitis' })

    expect(found.data.map(({ syndrome }) => syndrome)).toEqual([
      'Lower urinary tract infection, non-pregnant women',
      'Lower urinary tract infection, men',
      'Lower urinary tract infection or bacteriuria in pregnancy',
      // Called 'cystitis, catheter' as well.
      'Catheter-associated urinary infection',
    ])
  })

  it.each([
    ['co-amoxiclav', 'Amoxicillin-clavulanic acid'],
    ['augmentin', 'Amoxicillin-clavulanic acid'],
    ['co-trimoxazole', 'Sulfamethoxazole-trimethoprim'],
    ['Bactrim', 'Sulfamethoxazole-trimethoprim'],
  ])('finds %s by that name, first where it is given', async (search, drug) => {
    const [first, second] = (await antibiotics({ search })).data

    for (const entry of [first, second])
      expect([...(entry?.first_line ?? []), ...(entry?.alternatives ?? [])]).toContainEqual(
        expect.objectContaining({ drug }),
      )
  })

  it('never shows what an entry forbids as if it were its answer', async () => {
    const premature = 'Preterm prelabour rupture of membranes'

    expect(await namesFor({ search: premature })).toEqual([premature])
    expect(await namesFor({ search: 'co-amoxiclav' })).not.toContain(premature)
    expect(await namesFor({ search: 'methotrexate' })).toEqual([])
  })

  it('searches groups by their short names, and notes and comments', async () => {
    expect(await namesFor({ search: 'STI' })).toContain('Chlamydia')
    expect((await namesFor({ search: 'penicillin allergy' })).length).toBeGreaterThan(10)
    expect((await namesFor({ search: 'MRSA' })).length).toBeGreaterThan(5)
  })

  it('puts what is called so before what only mentions it', async () => {
    expect((await namesFor({ search: 'pneumonia' }))[0]).toMatch(/pneumonia/iu)
    expect((await namesFor({ search: 'meningitis' }))[0]).toMatch(/meningitis/iu)
  })

  it.each(['child', 'adult', 'neonate', 'pregnancy'])(
    'what is for all ages is there for %s',
    async (population) => {
      expect(await namesFor({ population })).toEqual(
        expect.arrayContaining([
          'Acute otitis media',
          'Scarlet fever',
          'Suspected meningococcal disease before hospital',
          'Rickettsial infection or scrub typhus',
        ]),
      )
    },
  )

  it.each([{ page: 0 }, { limit: 0 }, { limit: 101 }, { group: 'teeth' }, { population: 'dogs' }])(
    'refuses %o',
    async (query) => {
      expect((await app.call(listAntibiotics, { query, token })).status).toBe(400)
    },
  )

  it("links to the operator's own guidance where that is set", async () => {
    const address = 'https://guidance.hospital.example/antibiotics'
    const other = await startTestApp({ environment: { LOCAL_ANTIBIOTIC_GUIDANCE_URL: address }, beside: app })

    expect(await antibiotics({}, other)).toMatchObject({ localGuidance: address })
    await other.close()
  })
})

it.each([searchLabs, listAntibiotics])('a stranger is refused by $name', async (operation) => {
  expect((await app.call(operation, {})).status).toBe(401)
})

it('the documentation of the API shows an example of each tool', async () => {
  const document = JSON.stringify((await app.server.inject('/api/docs/json')).json())

  expect(document).toContain('"stroke_TIA_thromboembolism":false')
  expect(document).toContain('"strokeRisk":"4.8%"')
  expect(document).toContain('"search":"ferritin"')
  expect(document).toContain('"syndrome":"Early syphilis"')
})
