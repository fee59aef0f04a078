import { z } from 'zod'
import { calculation } from './calculation.ts'

const yes = z.boolean()

export const calculateQsofa = calculation(
  'calculateQsofa',
  '/calcs/qsofa',
  'qSOFA: mortality in suspected infection outside intensive care.',
  z
    .strictObject({ altered_mentation: yes, sbp_100_or_less: yes, rr_22_or_more: yes })
    .meta({ examples: [{ altered_mentation: true, sbp_100_or_less: false, rr_22_or_more: true }] }),
  z.object({ score: z.int(), mortalityRisk: z.string(), interpretation: z.string() }).meta({
    examples: [{ score: 2, mortalityRisk: '~13-24%', interpretation: 'High: look for organ dysfunction.' }],
  }),
)

export const calculateCurb65 = calculation(
  'calculateCurb65',
  '/calcs/curb65',
  'CURB-65: 30-day mortality in community-acquired pneumonia.',
  z
    .strictObject({
      confusion: yes,
      urea_7_or_more: yes,
      rr_30_or_more: yes,
      bp_low: yes,
      age_65_or_more: yes,
    })
    .meta({
      examples: [
        {
          confusion: false,
          urea_7_or_more: true,
          rr_30_or_more: false,
          bp_low: false,
          age_65_or_more: true,
        },
      ],
    }),
  z.object({ score: z.int(), mortalityRisk: z.string(), recommendation: z.string() }).meta({
    examples: [
      {
        score: 2,
        mortalityRisk: '6.8%',
        recommendation: 'Consider hospital or supervised outpatient treatment.',
      },
    ],
  }),
)

export const calculateSirsSepsis = calculation(
  'calculateSirsSepsis',
  '/calcs/sirs-sepsis',
  'SIRS and the steps to septic shock of 1992. Organ dysfunction and hypotension are answered once infection was.',
  z
    .strictObject({
      temp_abnormal: yes,
      hr_over_90: yes,
      rr_over_20_or_paco2_low: yes,
      wbc_abnormal: yes,
      infection_suspected: yes.optional(),
      organ_dysfunction_or_hypotension: yes.optional(),
      persistent_hypotension_after_fluids: yes.optional(),
    })
    .meta({
      examples: [
        {
          temp_abnormal: true,
          hr_over_90: true,
          rr_over_20_or_paco2_low: false,
          wbc_abnormal: false,
          infection_suspected: true,
          organ_dysfunction_or_hypotension: false,
          persistent_hypotension_after_fluids: false,
        },
      ],
    }),
  z
    .object({
      summary: z.object({
        sirs_score: z.int(),
        sirs_met: z.boolean(),
        sepsis: z.boolean(),
        severe_sepsis: z.boolean(),
        septic_shock: z.boolean(),
      }),
      /** Says which answers cannot both hold. */
      message: z.string().optional(),
    })
    .meta({
      examples: [
        {
          summary: {
            sirs_score: 2,
            sirs_met: true,
            sepsis: true,
            severe_sepsis: false,
            septic_shock: false,
          },
        },
      ],
    }),
)

const response = (best: number) => z.int().min(1).max(best)

export const calculateGcs = calculation(
  'calculateGcs',
  '/calcs/gcs',
  'Glasgow Coma Scale.',
  z
    .strictObject({ eye_response: response(4), verbal_response: response(5), motor_response: response(6) })
    .meta({ examples: [{ eye_response: 3, verbal_response: 4, motor_response: 6 }] }),
  z
    .object({
      gcs_total: z.int(),
      gcs_category: z.string(),
      eye_response: z.int(),
      verbal_response: z.int(),
      motor_response: z.int(),
    })
    .meta({
      examples: [
        { gcs_total: 13, gcs_category: 'Mild', eye_response: 3, verbal_response: 4, motor_response: 6 },
      ],
    }),
)
