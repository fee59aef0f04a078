import { z } from 'zod'

const text = z.string().optional()
const date = z.object({ date: z.string(), type: text }).optional()
const Outcome = z.object({ measure: text, description: text, timeFrame: text })
const outcomes = z.array(Outcome).optional()
const meshes = z.object({ meshes: z.array(z.object({ term: text })).optional() }).optional()

const Measurement = z.object({
  groupId: text,
  value: text,
  spread: text,
  lowerLimit: text,
  upperLimit: text,
})
export type Measurement = z.infer<typeof Measurement>

const Analysis = z.object({
  groupIds: z.array(z.string()).optional(),
  statisticalMethod: text,
  pValue: text,
  paramType: text,
  paramValue: text,
  ciPctValue: text,
  ciLowerLimit: text,
  ciUpperLimit: text,
})
export type Analysis = z.infer<typeof Analysis>

const OutcomeMeasure = z.object({
  type: text,
  title: text,
  timeFrame: text,
  paramType: text,
  dispersionType: text,
  unitOfMeasure: text,
  groups: z.array(z.object({ id: text, title: text })).optional(),
  denoms: z
    .array(
      z.object({
        units: text,
        counts: z.array(z.object({ groupId: text, value: text })).optional(),
      }),
    )
    .optional(),
  classes: z
    .array(
      z.object({
        title: text,
        categories: z
          .array(z.object({ title: text, measurements: z.array(Measurement).optional() }))
          .optional(),
      }),
    )
    .optional(),
  analyses: z.array(Analysis).optional(),
})
export type OutcomeMeasure = z.infer<typeof OutcomeMeasure>

/**
 * The parts of a study that are read, by their names in ClinicalTrials.gov's API v2
 * (https://clinicaltrials.gov/data-api/about-api/study-data-structure). Names and addresses of people are not among them.
 */
export const Study = z.object({
  protocolSection: z.object({
    identificationModule: z.object({
      nctId: z.string().regex(/^NCT\d{8}$/u),
      nctIdAliases: z.array(z.string()).optional(),
      briefTitle: text,
      officialTitle: text,
      acronym: text,
      orgStudyIdInfo: z.object({ id: text }).optional(),
      secondaryIdInfos: z.array(z.object({ id: text })).optional(),
    }),
    statusModule: z
      .object({
        overallStatus: text,
        startDateStruct: date,
        completionDateStruct: date,
        studyFirstPostDateStruct: date,
        resultsFirstPostDateStruct: date,
        lastUpdateSubmitDate: text,
        lastUpdatePostDateStruct: date,
        whyStopped: text,
      })
      .optional(),
    sponsorCollaboratorsModule: z.object({ leadSponsor: z.object({ name: text }).optional() }).optional(),
    descriptionModule: z.object({ briefSummary: text, detailedDescription: text }).optional(),
    conditionsModule: z
      .object({ conditions: z.array(z.string()).optional(), keywords: z.array(z.string()).optional() })
      .optional(),
    designModule: z
      .object({
        studyType: text,
        phases: z.array(z.string()).optional(),
        designInfo: z
          .object({
            allocation: text,
            interventionModel: text,
            observationalModel: text,
            timePerspective: text,
            primaryPurpose: text,
            maskingInfo: z.object({ masking: text }).optional(),
          })
          .optional(),
        enrollmentInfo: z.object({ count: z.number().int().optional(), type: text }).optional(),
      })
      .optional(),
    armsInterventionsModule: z
      .object({
        armGroups: z.array(z.object({ label: text, type: text, description: text })).optional(),
        interventions: z
          .array(
            z.object({
              type: text,
              name: text,
              description: text,
              otherNames: z.array(z.string()).optional(),
            }),
          )
          .optional(),
      })
      .optional(),
    outcomesModule: z.object({ primaryOutcomes: outcomes, secondaryOutcomes: outcomes }).optional(),
    eligibilityModule: z
      .object({ eligibilityCriteria: text, sex: text, minimumAge: text, maximumAge: text })
      .optional(),
    referencesModule: z
      .object({
        references: z.array(z.object({ pmid: text, type: text, citation: text })).optional(),
      })
      .optional(),
  }),
  resultsSection: z
    .object({
      outcomeMeasuresModule: z.object({ outcomeMeasures: z.array(OutcomeMeasure).optional() }).optional(),
    })
    .optional(),
  derivedSection: z
    .object({
      miscInfoModule: z.object({ versionHolder: text }).optional(),
      conditionBrowseModule: meshes,
      interventionBrowseModule: meshes,
    })
    .optional(),
  hasResults: z.boolean().optional(),
})
export type Study = z.infer<typeof Study>
