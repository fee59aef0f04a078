import { z } from 'zod'
import { calculation } from './calculation.ts'

const yes = z.boolean()

export const calculateCha2ds2Vasc = calculation(
  'calculateCha2ds2Vasc',
  '/calcs/cha2ds2vasc',
  'CHA2DS2-VASc: risk of stroke in atrial fibrillation, per year without anticoagulation.',
  z
    .strictObject({
      age_group: z.enum(['lt65', '65to74', 'gte75']),
      sex: z.enum(['male', 'female']),
      congestive_heart_failure: yes,
      hypertension: yes,
      diabetes: yes,
      stroke_TIA_thromboembolism: yes,
      vascular_disease: yes,
    })
    .meta({
      examples: [
        {
          age_group: '65to74',
          sex: 'female',
          congestive_heart_failure: false,
          hypertension: true,
          diabetes: true,
          stroke_TIA_thromboembolism: false,
          vascular_disease: false,
        },
      ],
    }),
  z
    .object({ score: z.int(), strokeRisk: z.string(), embolismRisk: z.string() })
    .meta({ examples: [{ score: 4, strokeRisk: '4.8%', embolismRisk: '6.7%' }] }),
)

export const calculateHasBled = calculation(
  'calculateHasBled',
  '/calcs/hasbled',
  'HAS-BLED: risk of major bleeding on anticoagulation, per year.',
  z
    .strictObject({
      hypertension: yes,
      renal: yes,
      liver: yes,
      stroke: yes,
      bleeding: yes,
      inr_labile: yes,
      age_over_65: yes,
      drugs: yes,
      alcohol: yes,
    })
    .meta({
      examples: [
        {
          hypertension: false,
          renal: false,
          liver: false,
          stroke: true,
          bleeding: false,
          inr_labile: false,
          age_over_65: true,
          drugs: true,
          alcohol: false,
        },
      ],
    }),
  z.object({ score: z.int(), risk: z.string() }).meta({ examples: [{ score: 3, risk: 'High (5.8%)' }] }),
)

export const calculateHeart = calculation(
  'calculateHeart',
  '/calcs/heart',
  'HEART: major adverse cardiac events within 6 weeks of chest pain.',
  z
    .strictObject({
      history: z.enum(['slightly', 'moderately', 'highly']),
      ecg: z.enum(['normal', 'nonspecific', 'significant']),
      age_group: z.enum(['lt45', '45to64', 'gte65']),
      risk_factors: z.enum(['none', 'one_two', 'three_or_athero']),
      troponin: z.enum(['normal', '1to3x', 'gt3x']),
    })
    .meta({
      examples: [
        {
          history: 'moderately',
          ecg: 'nonspecific',
          age_group: '45to64',
          risk_factors: 'one_two',
          troponin: 'normal',
        },
      ],
    }),
  z.object({ score: z.int(), risk: z.string(), interpretation: z.string() }).meta({
    examples: [
      {
        score: 4,
        risk: 'Intermediate (12-16.6%)',
        interpretation: 'Intermediate risk of a major adverse cardiac event within 6 weeks.',
      },
    ],
  }),
)

export const calculateWellsDvt = calculation(
  'calculateWellsDvt',
  '/calcs/wells-dvt',
  'Wells DVT: probability of deep vein thrombosis of the leg before testing.',
  z
    .strictObject({
      active_cancer: yes,
      paralysis_paresis_recent_cast: yes,
      recently_bedridden_major_surgery: yes,
      localized_tenderness: yes,
      entire_leg_swelling: yes,
      calf_swelling_3cm: yes,
      pitting_edema: yes,
      collateral_superficial_veins: yes,
      previous_dvt: yes,
      alternative_diagnosis_as_likely: yes,
    })
    .meta({
      examples: [
        {
          active_cancer: true,
          paralysis_paresis_recent_cast: false,
          recently_bedridden_major_surgery: false,
          localized_tenderness: true,
          entire_leg_swelling: false,
          calf_swelling_3cm: true,
          pitting_edema: false,
          collateral_superficial_veins: false,
          previous_dvt: false,
          alternative_diagnosis_as_likely: false,
        },
      ],
    }),
  z
    .object({ score: z.int(), interpretation: z.string() })
    .meta({ examples: [{ score: 3, interpretation: 'High: ultrasound is needed.' }] }),
)

export const calculateWellsPe = calculation(
  'calculateWellsPe',
  '/calcs/wells-pe',
  'Wells PE: probability of pulmonary embolism before testing, in two tiers and in three.',
  z
    .strictObject({
      clinical_signs_dvt: yes,
      pe_most_likely_dx: yes,
      heart_rate_100: yes,
      immobilization_surgery: yes,
      previous_pe_dvt: yes,
      hemoptysis: yes,
      malignancy: yes,
    })
    .meta({
      examples: [
        {
          clinical_signs_dvt: false,
          pe_most_likely_dx: true,
          heart_rate_100: true,
          immobilization_surgery: false,
          previous_pe_dvt: false,
          hemoptysis: false,
          malignancy: false,
        },
      ],
    }),
  z.object({ score: z.number(), interpretation: z.string() }).meta({
    examples: [{ score: 4.5, interpretation: 'Two-tier: PE likely (37.5%); Three-tier: moderate (~20%)' }],
  }),
)
