import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { readToolContent } from '@auscult/evidence/tools/tool-content.ts'
import { expect, it } from 'vitest'

const { calculators } = await readToolContent(new URL('../../../../../content/', import.meta.url).pathname)

it('each calculator is asked for by a name', () => {
  expect(calculators.map(({ row }) => row.id).toSorted()).toEqual(
    allCalculators.map(({ id }) => id).toSorted(),
  )
})

/** Each item that may be answered No by what is told, with what its definition names: nothing of that may be missing. */
it('fills in No only where all is asked that an item is defined by', () => {
  const complete = Object.fromEntries(
    calculators.map(({ row: { id, fills } }) => [
      id,
      fills.flatMap(({ item, value, isPartial }) => (value === true && isPartial !== true ? [item] : [])),
    ]),
  )

  expect(complete).toEqual({
    'cha2-ds2-vasc': ['congestive_heart_failure', 'hypertension', 'diabetes'],
    'has-bled': ['hypertension', 'renal', 'stroke', 'age_over_65', 'drugs', 'inr_labile', 'alcohol'],
    heart: [],
    'wells-dvt': [
      'active_cancer',
      'previous_dvt',
      'recently_bedridden_major_surgery',
      'localized_tenderness',
      'entire_leg_swelling',
      'calf_swelling_3cm',
      'pitting_edema',
      'collateral_superficial_veins',
      'alternative_diagnosis_as_likely',
    ],
    'wells-pe': [
      'heart_rate_100',
      'previous_pe_dvt',
      'hemoptysis',
      'malignancy',
      'pe_most_likely_dx',
      'immobilization_surgery',
    ],
    qsofa: ['altered_mentation', 'sbp_100_or_less', 'rr_22_or_more'],
    'curb-65': ['confusion', 'urea_7_or_more', 'rr_30_or_more', 'bp_low', 'age_65_or_more'],
    'sirs-sepsis': ['temp_abnormal', 'hr_over_90', 'rr_over_20_or_paco2_low', 'infection_suspected'],
    gcs: [],
  })
})

it.each(allCalculators)('what a question tells of $id is an option of one of its items', ({ id, items }) => {
  const fills = calculators.find(({ row }) => row.id === id)?.row.fills ?? []

  // Null is told of what could not be tested, which none of the options is.
  for (const { item, value } of fills.filter((fill) => fill.value !== null))
    expect(
      items.find(({ name }) => name === item)?.options.map((option) => option.value),
      item,
    ).toContain(value)
})
